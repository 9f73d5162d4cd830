import type { FlowRow } from './flowRow.ts'
import { ukeyResetPage } from './permissions/ukey.ts'
import { keyReview } from './ukeyApplyFlow.ts'

/**
 * UKEY更新与重置: a key that is there is renewed, replaced, reset or given up. A key may be lost or locked, so nothing is
 * signed; the platform answers.
 */
export const ukeyChangeFlow = {
  name: ['UKEY更新与重置', 'Change of a UKEY'],
  short: ['UKEY变更', 'UKEY changes'],
  submitters: ['OPERATOR', 'DIRECTOR', 'FINAL'],
  submitPages: ukeyResetPage,
  obstacles: ['NO_KEY'],
  submitActions: ['SUBMIT'],
  unsigned: true,
  steps: [keyReview],
  touches: ['applications', 'ukeys', 'todos', 'messages'],
  counterparty: 'bearerName',
  lacks: ['amount', 'promisedDate'],
  words: { DONE: { label: ['已通过', 'Approved'], tone: 'success' } },
} as const satisfies FlowRow
