import type { DetailOf } from '@jinpiao/contract/applications'
import type { issue } from '@jinpiao/contract/issue'
import { useTranslation } from 'react-i18next'
import type { ApplicationFace } from '#portal/archetypes/desk.ts'
import { LimitImpact } from '#portal/business/limits/LimitImpact.tsx'
import { useTradeRows } from '#portal/business/trade/tradeRows.tsx'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { MomentText } from '#portal/parts/Moment.tsx'
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

export const issueDetail = { face: issueFace, facts: IssueDetail, rail: LimitImpact }
