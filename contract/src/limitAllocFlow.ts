import { director, type FlowRow, operator } from './flowRow.ts'
import { limitDetailPage } from './permissions.ts'

/**
 * 额度分配: a part of a limit goes to a member enterprise, or comes back from it. A director's signature is the last word;
 * nothing is held until then, so what is free is asked again at the approval.
 */
export const limitAllocFlow = {
  name: ['额度分配', 'Limit allocation'],
  short: ['额度分配', 'limit allocations'],
  ...operator,
  submitPages: limitDetailPage,
  obstacles: ['NO_LIMIT', 'NO_MEMBER'],
  steps: [director(limitDetailPage)],
  touches: ['applications', 'limits', 'todos', 'messages'],
  counterparty: 'memberName',
  called: { promisedDate: 'to' },
  textBy: { SUBMIT: 'limitSubmit', EDITED: 'limitEdited', APPROVE: 'limitApprove' },
} as const satisfies FlowRow
