import { everything, type FlowRow } from './flowRow.ts'
import { acceptPages } from './permissions.ts'

/** A ticket accepted or refused: one signature is the whole act. */
export const acceptFlow = {
  name: ['金票签收', 'Ticket acceptance'],
  short: ['签收', 'acceptances'],
  submitters: ['OPERATOR', 'DIRECTOR'],
  submitPages: acceptPages,
  submitActions: ['ACCEPT', 'REFUSE'],
  steps: [],
  // A refusal is an answer, too.
  words: { DONE: { label: ['已答复', 'Answered'], tone: 'success' } },
  touches: everything,
  counterparty: 'counterpartyName',
  receipt: { label: ['签收凭证', 'Acceptance'], tone: 'success' },
  unanswered: { todo: 'TO_ACCEPT', side: 'HELD' },
} as const satisfies FlowRow
