import { everything, type FlowRow } from './flowRow.ts'
import { confirmationPage } from './permissions/ukey.ts'
import type { ConfirmKind } from './states/ukey.ts'
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

/** 收款确认: a payee says by its director's signature whether a payment that the payer has stated has come. */
export const receiptConfirmFlow = {
  name: ['收款确认', 'Confirmation of receipt'],
  short: ['收款确认', 'confirmations of receipt'],
  submitters: ['DIRECTOR'],
  submitPages: confirmationPage,
  submitActions: ['CONFIRM', 'REFUSE'],
  steps: [],
  called: { promisedDate: 'confirmBy' },
  lacks: ['amount'],
  touches: [...everything, 'confirmations'],
  counterparty: 'initiatorName',
} as const satisfies FlowRow

/** The type whose applications answer a matter: that money has come is no guarantee, and is agreed to with nothing. */
export const confirmTypeOf = (kind: ConfirmKind): 'GUARANTEE_CONFIRM' | 'RECEIPT_CONFIRM' =>
  kind === 'PAYMENT' ? 'RECEIPT_CONFIRM' : 'GUARANTEE_CONFIRM'

/** Where the text is asked for: one matter is a contract that is signed, several are a batch (spec §7). Both say the same. */
export const confirmTextOf = (count: number): TextCallName => (count === 1 ? 'guaranteeContracts' : 'guaranteesBatch')
