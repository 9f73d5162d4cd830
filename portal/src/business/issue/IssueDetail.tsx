import type { DetailOf } from '@jinpiao/contract/applications'
import type { issue } from '@jinpiao/contract/issue'
import { Meter } from '@jinpiao/ui-kit/Meter'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import type { ApplicationFace } from '#portal/archetypes/desk.ts'
import * as css from '#portal/archetypes/detail.css.ts'
import { useTradeRows } from '#portal/business/trade/tradeRows.tsx'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { MomentText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'

type Detail = DetailOf<typeof issue>

export const issueFace = ({ application, issuerName }: Detail): ApplicationFace => ({
  days: ['tenorDays', application.tenorDays],
  parties: [
    ['issuerName', issuerName],
    ['supplierName', application.supplierName],
  ],
})

/** What else a decision on an issue rests on: source, reasons, trade background. */
export function IssueDetail({ detail: { application, limit, payload, trade } }: { detail: Detail }) {
  const { t } = useTranslation('approval')
  const { name } = useTerms()
  const tradeRows = useTradeRows()
  const { submittedAt, creditNo } = application
  return (
    <>
      <FactSheet
        title={t('facts')}
        rows={[
          { label: name('sourceName'), value: limit === null ? '' : `${limit.sourceName} ${limit.product}` },
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

/** What the decision does to the limit. Only what waits for one takes anything: what has been issued is gone already. */
export function LimitImpact({ detail: { limit } }: { detail: Detail }) {
  const { t } = useTranslation('approval')
  const { name } = useTerms()
  if (limit === null) return null
  const [before, after] = [decimalToFen(limit.available), decimalToFen(limit.availableAfter)]
  // A withdrawal gives back: there is nothing to add. What is over does neither.
  const takes = after < before
  const isOver = after === before
  return (
    <section className={css.note}>
      <h2 className={page.heading}>{t('limitImpact')}</h2>
      <Meter
        label={isOver ? t('limitTaken') : t('limitWithIt')}
        used={fenToDecimal(decimalToFen(limit.total) - (takes ? before : after))}
        {...(takes && { adding: fenToDecimal(before - after) })}
        total={limit.total}
        words={{
          used: t('limitTaken'),
          adding: t('limitThis'),
          left: isOver ? name('available') : t('limitAfter'),
          total: name('total'),
        }}
      />
      {after > before && (
        <SummaryList rows={[{ label: t('limitBefore'), value: <Money value={limit.available} unit /> }]} />
      )}
    </section>
  )
}

export const issueDetail = { face: issueFace, facts: IssueDetail, rail: LimitImpact }
