import { transfer } from '@jinpiao/contract/transfer'
import { ApprovalDesk } from '#portal/archetypes/ApprovalDesk.tsx'
import type { Desk } from '#portal/archetypes/desk.ts'
import { transferDetail } from '#portal/business/transfer/TransferDetail.tsx'

const desk: Desk<typeof transfer> = {
  of: transfer,
  step: 'PENDING_DIRECTOR',
  title: 'splitApprove',
  words: 'transfer',
  columns: [
    'creditNo',
    'recipientName',
    'amount',
    { key: 'changeAmount', secondary: true },
    'promisedDate',
    { key: 'daysRemaining', secondary: true },
  ],
  detail: transferDetail,
}

/** 转让复核: what has come within 15 days of its payment is marked, and can only be sent back (spec §5). */
export default function SplitApprovePage() {
  return <ApprovalDesk desk={desk} />
}
