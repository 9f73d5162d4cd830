import { issue } from '@jinpiao/contract/issue'
import { ApprovalDesk } from '#portal/archetypes/ApprovalDesk.tsx'
import { issueDetail } from '#portal/business/issue/IssueDetail.tsx'
import { useIssueDeskColumns } from '#portal/business/issue/issueColumns.tsx'
import { VoucherPage } from '#portal/business/issue/VoucherPage.tsx'

/** 开立终审: the last approval issues the tickets, whose vouchers can then be printed. */
export default function FinalApprovePage() {
  const columns = useIssueDeskColumns()
  return (
    <ApprovalDesk
      desk={{
        of: issue,
        step: 'PENDING_FINAL',
        title: 'finalApprove',
        words: 'final',
        columns: [...columns, { key: 'directorName', secondary: true }, { key: 'directorApprovedAt', secondary: true }],
        detail: issueDetail,
        vouchers: VoucherPage,
      }}
    />
  )
}
