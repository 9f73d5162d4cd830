import { redeem } from '@jinpiao/contract/redeem'
import { ApprovalDesks, deskAmong } from '#portal/archetypes/ApprovalDesks.tsx'
import type { Desk } from '#portal/archetypes/desk.ts'
import { redeemDetail } from '#portal/business/redeem/RedeemDetail.tsx'
import { claimDesk } from '#portal/business/redeemClaim/claimDesk.ts'

const desk: Desk<typeof redeem> = {
  of: redeem,
  step: 'PENDING_DIRECTOR',
  title: 'redeemDirector',
  words: 'redeemDirector',
  columns: ['payeeName', 'lineCount', 'amount', 'promisedDate'],
  detail: redeemDetail,
}
const desks = [deskAmong(desk), deskAmong(claimDesk)]

/** 兑付复核: batches, and payments that an operator states. */
export default function RedeemDirectorPage() {
  return <ApprovalDesks title={desk.title} desks={desks} />
}
