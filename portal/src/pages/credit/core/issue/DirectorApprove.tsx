import { issue } from '@jinpiao/contract/issue'
import { ApprovalDesk } from '#portal/archetypes/ApprovalDesk.tsx'
import { issueDetail } from '#portal/business/issue/IssueDetail.tsx'
import { useIssueDeskColumns } from '#portal/business/issue/issueColumns.tsx'

/** 开立复核: issues and their cancellations, by the director. */
export default function DirectorApprovePage() {
  const columns = useIssueDeskColumns()
  return (
    <ApprovalDesk
      desk={{
        of: issue,
        step: 'PENDING_DIRECTOR',
        title: 'directorApprove',
        words: 'director',
        columns,
        detail: issueDetail,
      }}
    />
  )
}
