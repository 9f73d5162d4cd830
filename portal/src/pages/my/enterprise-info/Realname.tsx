import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { realnameApply } from '#portal/business/enterprise/realnameApply.tsx'

/** 企业实名认证: the state, the form, what was submitted before. */
export default function RealnamePage() {
  return <ApplicationPage of={realnameApply} />
}
