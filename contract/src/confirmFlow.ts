import type { FlowRow } from './flowRow.ts'
import { confirmationPage } from './permissions/ukey.ts'
import type { TextCallName } from './textCallNames.ts'

/** A matter confirmed or refused: one signature of a director is the whole act. */
export const confirmFlow = {
  name: ['企业确认', 'Confirmation'],
  short: ['确认', 'confirmations'],
  submitters: ['DIRECTOR'],
  submitPages: confirmationPage,
  submitActions: ['CONFIRM', 'REFUSE'],
  agreements: ['guarantee'],
  steps: [],
  // A refusal is an answer, too.
  words: { DONE: { label: ['已答复', 'Answered'], tone: 'success' } },
  called: { promisedDate: 'confirmBy' },
  lacks: ['amount'],
  touches: ['confirmations', 'todos', 'messages'],
  counterparty: 'initiatorName',
  textBy: {
    CONFIRM: ['guaranteesBatch', 'guaranteeContracts'],
    REFUSE: ['guaranteesBatch', 'guaranteeContracts'],
  },
} as const satisfies FlowRow

/** Where the text is asked for: one matter is a contract that is signed, several are a batch (spec §7). Both say the same. */
export const confirmTextOf = (count: number): TextCallName => (count === 1 ? 'guaranteeContracts' : 'guaranteesBatch')
