import type { DetailOf } from '@jinpiao/contract/applications'
import type { issue } from '@jinpiao/contract/issue'
import { issuePage } from '@jinpiao/contract/permissions'
import type { ApplicationState } from '@jinpiao/contract/status'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import type { ApplicationFace } from '#portal/archetypes/desk.ts'
import { LimitImpact } from '#portal/business/limits/LimitImpact.tsx'
import { useTradeRows } from '#portal/business/trade/tradeRows.tsx'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { MomentText } from '#portal/parts/Moment.tsx'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { homeOf } from '#portal/routes/decide.ts'
import { useVisitor } from '#portal/session/useSession.ts'

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
  const { submittedAt, creditNo, pkCredit, state } = application
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
          ...(creditNo === null || pkCredit === null
            ? []
            : [
                {
                  label: name('creditNo'),
                  value: <TicketLink creditNo={creditNo} pkCredit={pkCredit} state={state} />,
                },
              ]),
        ]}
      />
      <FactSheet title={name('tradeBackground')} rows={tradeRows(trade, { amount: application.amount ?? '' })} />
    </>
  )
}

interface TicketLinkProps {
  creditNo: string
  pkCredit: string
  state: ApplicationState
}

/** To the ticket that was issued; while its supplier has not answered, that it can be taken back there. */
function TicketLink({ creditNo, pkCredit, state }: TicketLinkProps) {
  const { t } = useTranslation('issue')
  const home = homeOf(useVisitor())
  const mayOpen = useMayOpen()
  const href = `${home}?ticket=${pkCredit}`
  if (!mayOpen(href)) return creditNo
  const mayCancel = state === 'PENDING_COUNTERPARTY' && mayOpen(issuePage[0])
  return (
    <Link href={href} kind="standalone">
      {mayCancel ? t('ticketToCancel', { creditNo }) : creditNo}
    </Link>
  )
}

export const issueDetail = { face: issueFace, facts: IssueDetail, rail: LimitImpact }
