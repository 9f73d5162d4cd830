import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { issueApply } from '#portal/business/issue/issueApply.tsx'

/** 新增开立, one supplier or many, by form or by sheet. */
export default function IssuePage() {
  return <ApplicationPage of={issueApply} />
}
