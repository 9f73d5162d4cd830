import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { ukeyApplication } from '#portal/business/ukeys/ukeyApplication.tsx'

/** UKEY申请: keys for people of the enterprise, and what was applied for before. */
export default function UkeyApplyPage() {
  return <ApplicationPage of={ukeyApplication} />
}
