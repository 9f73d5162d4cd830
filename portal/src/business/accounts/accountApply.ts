import { accountChange } from '@jinpiao/contract/accountChange'
import { defineApply } from '#portal/archetypes/apply/defineApply.ts'
import { AccountCheck } from './AccountCheck.tsx'
import { accountDetail } from './AccountDetail.tsx'
import { AccountEditor } from './AccountEditor.tsx'
import { accountForm, findProblems } from './accountForm.ts'
import { useAccountFacts } from './useAccountFacts.ts'

/** 账户维护: a company account is registered, or put in the place of another. */
export const accountApply = defineApply({
  of: accountChange,
  name: 'account',
  title: 'accountUpdate',
  form: accountForm,
  useFacts: useAccountFacts,
  problems: findProblems,
  Editor: AccountEditor,
  Check: AccountCheck,
  detail: accountDetail,
  columns: ['bankName', 'branchName', { key: 'accountKind', secondary: true }, 'verifyState'],
})
