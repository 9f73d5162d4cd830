import type { DetailOf } from '@jinpiao/contract/applications'
import type { issue } from '@jinpiao/contract/issue'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { DayText, MomentText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useTradeRows } from '#portal/business/trade/tradeRows.tsx'

type Detail = DetailOf<typeof issue>

/** What a decision on an issue rests on: parties, days, trade background. */
export function IssueDetail({ detail: { application, issuerName, limit, payload, trade } }: { detail: Detail }) {
  const { t } = useTranslation('approval')
  const { name } = useTerms()
  const tradeRows = useTradeRows()
  const { promisedDate, submittedAt, tenorDays, creditNo } = application
  return (
    <>
      <FactSheet
        title={t('facts')}
        rows={[
          { label: name('issuerName'), value: issuerName },
          { label: name('supplierName'), value: application.supplierName },
          { label: name('sourceName'), value: limit === null ? '' : `${limit.sourceName} ${limit.product}` },
          { label: name('promisedDate'), value: promisedDate && <DayText day={promisedDate} /> },
          { label: name('tenorDays'), value: tenorDays === null ? '' : t('days', { count: tenorDays }) },
          { label: name('tenorReason'), value: payload.tenorReason },
          { label: name('remark'), value: payload.remark },
          { label: name('createdByName'), value: application.createdByName },
          { label: name('submittedAt'), value: submittedAt && <MomentText at={submittedAt} /> },
          ...(creditNo === null ? [] : [{ label: name('creditNo'), value: creditNo }]),
        ]}
      />
      <FactSheet title={name('tradeBackground')} rows={tradeRows(trade, { amount: application.amount ?? '' })} />
    </>
  )
}

/** What the issue does to the limit. */
export function LimitImpact({ detail: { limit } }: { detail: Detail }) {
  const { t } = useTranslation('approval')
  if (limit === null) return null
  return (
    <FactSheet
      title={t('limitImpact')}
      rows={[
        { label: t('limitBefore'), value: <Money value={limit.available} unit /> },
        { label: t('limitAfter'), value: <Money value={limit.availableAfter} unit /> },
      ]}
    />
  )
}
