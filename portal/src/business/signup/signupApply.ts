import { signup } from '@jinpiao/contract/signup'
import { defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { SignupCheck } from './SignupCheck.tsx'
import { signupDetail } from './SignupDetail.tsx'
import { SignupEditor } from './SignupEditor.tsx'
import { findProblems, type SignupForm, signupForm } from './signupForm.ts'
import { useSignupFacts } from './useSignupFacts.ts'

/** 融资资格申请. */
export const signupApply = defineApply({
  of: signup,
  name: 'signup',
  title: 'signupApply',
  form: signupForm,
  useFacts: useSignupFacts,
  problems: findProblems,
  Editor: SignupEditor,
  Check: SignupCheck,
  detail: signupDetail,
  columns: ['product', 'funderName', { key: 'qualifiedUntil', secondary: true }],
  parties: ({ funderName }) => (funderName === '' ? [] : [{ name: funderName }]),
  fieldsMeant: meant,
})

/** Ids of the controls that a word of a reviewer's reason may mean. */
function meant({ papers, partners }: SignupForm) {
  return {
    authorisationFiles: ['authFiles'],
    ...(papers.length > 0 && { materialFiles: ['papers.0.files'] }),
    ...(partners.length === 1 && { partnerName: ['partners.0.partnerName'] }),
  }
}
