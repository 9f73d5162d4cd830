import { type FlowRow, platform } from './flowRow.ts'
import { ukeyApplyDetailPage, ukeyApplyPage } from './permissions/ukey.ts'

/** Whose approval makes a key; both types share it. */
export const keyReview = platform({ mayReturn: true, word: { label: ['审核中', 'Being reviewed'], tone: 'info' } })

/**
 * UKEY申请: an enterprise asks for keys of its people, one application each. Who has no key cannot sign; the platform
 * answers. What becomes of the key afterwards is the stage of its order.
 */
export const ukeyApplyFlow = {
  name: ['UKEY申请', 'Application for a UKEY'],
  short: ['UKEY申请', 'UKEY applications'],
  submitters: ['DIRECTOR'],
  submitPages: ukeyApplyPage,
  obstacles: ['REALNAME', 'NO_BEARER'],
  readOn: ukeyApplyDetailPage,
  submitActions: ['SUBMIT'],
  unsigned: true,
  steps: [keyReview],
  touches: ['applications', 'ukeys', 'todos', 'messages'],
  counterparty: 'bearerName',
  lacks: ['amount', 'promisedDate'],
  words: { DONE: { label: ['已通过', 'Approved'], tone: 'success' } },
} as const satisfies FlowRow
