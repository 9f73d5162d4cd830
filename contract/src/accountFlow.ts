import type { FlowRow } from './flowRow.ts'
import { accountUpdatePage } from './permissions/redeem.ts'

/**
 * 对公账户维护: submitting it is the whole act. The account that it registers is proved afterwards, by a test payment that
 * has a life of its own.
 */
export const accountFlow = {
  name: ['对公账户维护', 'Company account'],
  short: ['账户', 'accounts'],
  submitters: ['OPERATOR', 'DIRECTOR'],
  submitPages: accountUpdatePage,
  obstacles: ['REALNAME'],
  submitActions: ['SUBMIT'],
  steps: [],
  // The account has a state of its own, and is proved later.
  words: { DONE: { label: ['已登记', 'Recorded'], tone: 'success' } },
  touches: ['applications', 'accounts', 'todos', 'messages'],
  counterparty: 'bankName',
  lacks: ['amount', 'promisedDate'],
  textBy: { SUBMIT: 'accountsCollects' },
} as const satisfies FlowRow
