import { type FlowRow, platform } from './flowRow.ts'
import { realnamePage } from './permissions/onboarding.ts'

/** 企业实名认证: an enterprise shows what it is. It has no key yet that could sign it; the platform answers. */
export const realnameFlow = {
  name: ['企业实名认证', 'Company verification'],
  short: ['实名', 'verifications'],
  submitters: ['OPERATOR', 'DIRECTOR'],
  submitPages: realnamePage,
  obstacles: ['REALNAME_OPEN'],
  submitActions: ['SUBMIT'],
  unsigned: true,
  steps: [platform({ mayReturn: true, days: 15, word: { label: ['认证中', 'Being verified'], tone: 'info' } })],
  touches: ['applications', 'corp', 'todos', 'messages'],
  counterparty: 'corpName',
  called: { promisedDate: 'licenceTo' },
  lacks: ['amount'],
  words: { DONE: { label: ['已认证', 'Verified'], tone: 'success' } },
} as const satisfies FlowRow
