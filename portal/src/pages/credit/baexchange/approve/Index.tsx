import { exchange } from '@jinpiao/contract/exchange'
import { ApprovalDesk } from '#portal/archetypes/ApprovalDesk.tsx'
import type { Desk } from '#portal/archetypes/desk.ts'
import { exchangeDetail } from '#portal/business/exchange/ExchangeDetail.tsx'

const desk: Desk<typeof exchange> = {
  of: exchange,
  step: 'PENDING_DIRECTOR',
  title: 'exchangeApprove',
  words: 'exchange',
  columns: ['acceptorName', 'ticketCount', 'amount', 'feeAmount', 'promisedDate'],
  detail: exchangeDetail,
}

/** 换票复核. */
export default function ExchangeApprovePage() {
  return <ApprovalDesk desk={desk} />
}
