import { directorApprove, directorReject, directorReturn } from '@jinpiao/contract/issue'
import { ApprovalDesk } from '#portal/archetypes/ApprovalDesk.tsx'
import type { Desk } from '#portal/archetypes/desk.ts'

const desk: Desk = {
  title: 'directorApprove',
  words: 'director',
  action: 'APPROVE',
  approve: directorApprove,
  sendBack: directorReturn,
  reject: directorReject,
}

/** 开立复核: issues and their cancellations, by the director. */
export default function DirectorApprovePage() {
  return <ApprovalDesk desk={desk} />
}
