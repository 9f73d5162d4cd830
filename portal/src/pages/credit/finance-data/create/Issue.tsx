import { PackForm } from '#portal/business/packs/PackForm.tsx'

/** 新建开立资料. */
export default function CreateIssuePackPage() {
  return <PackForm kind="ISSUE_PACK" />
}
