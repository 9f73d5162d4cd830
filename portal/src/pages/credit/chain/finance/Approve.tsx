import { finance } from '@jinpiao/contract/finance'
import { ApprovalDesk } from '#portal/archetypes/ApprovalDesk.tsx'
import type { Desk } from '#portal/archetypes/desk.ts'
import { financeDetail } from '#portal/business/finance/FinanceDetail.tsx'

const desk: Desk<typeof finance> = {
  of: finance,
  step: 'PENDING_DIRECTOR',
  title: 'financeApprove',
  words: 'finance',
  columns: [
    'creditNo',
    'funderName',
    'amount',
    { key: 'serviceFee', secondary: true },
    { key: 'netAmount', secondary: true },
    'promisedDate',
    { key: 'daysRemaining', secondary: true },
  ],
  detail: financeDetail,
}

/** 融资复核, of financings and of the wages that are paid from them. */
export default function FinanceApprovePage() {
  return <ApprovalDesk desk={desk} />
}
