import { finance } from '@jinpiao/contract/finance'
import { ApprovalDesks, deskAmong } from '#portal/archetypes/ApprovalDesks.tsx'
import type { Desk } from '#portal/archetypes/desk.ts'
import { financeDetail } from '#portal/business/finance/FinanceDetail.tsx'
import { purFinanceDesk } from '#portal/business/purFinance/purFinanceDesk.ts'

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

const desks = [deskAmong(desk), deskAmong(purFinanceDesk)]

/** 融资复核: of financings, of the wages that are paid from them, and of loans on purchases. */
export default function FinanceApprovePage() {
  return <ApprovalDesks title={desk.title} desks={desks} />
}
