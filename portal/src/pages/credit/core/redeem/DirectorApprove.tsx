import { redeem } from '@jinpiao/contract/redeem'
import { ApprovalDesk } from '#portal/archetypes/ApprovalDesk.tsx'
import type { Desk } from '#portal/archetypes/desk.ts'
import { redeemDetail } from '#portal/business/redeem/RedeemDetail.tsx'

const desk: Desk<typeof redeem> = {
  of: redeem,
  step: 'PENDING_DIRECTOR',
  title: 'redeemDirector',
  words: 'redeemDirector',
  columns: ['payeeName', 'lineCount', 'amount', 'promisedDate'],
  detail: redeemDetail,
}

/** 兑付复核. */
export default function RedeemDirectorPage() {
  return <ApprovalDesk desk={desk} />
}
