import { ApplicationPage } from '#portal/business/ApplicationPage.tsx'
import { signupApply } from '#portal/business/signup/signupApply.ts'

/** 融资资格申请. */
export default function SignupPage() {
  return <ApplicationPage of={signupApply} />
}
