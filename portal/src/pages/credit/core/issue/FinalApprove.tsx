import { finalApprove, finalReturn } from '@jinpiao/contract/issue'
import { ApprovalDesk } from '#portal/archetypes/ApprovalDesk.tsx'
import type { Desk } from '#portal/archetypes/desk.ts'
import { MomentText } from '#portal/parts/Moment.tsx'

const desk: Desk = {
  title: 'finalApprove',
  words: 'final',
  action: 'FINAL_APPROVE',
  approve: finalApprove,
  sendBack: finalReturn,
  extraColumns: (t) => [
    { id: 'director', header: t('director'), secondary: true, cell: ({ directorName }) => directorName ?? '—' },
    {
      id: 'directorAt',
      header: t('directorAt'),
      secondary: true,
      cell: ({ directorApprovedAt }) => <MomentText at={directorApprovedAt} />,
    },
  ],
  issues: true,
}

/** 开立终审: the last approval issues the tickets, whose vouchers can then be printed. */
export default function FinalApprovePage() {
  return <ApprovalDesk desk={desk} />
}
