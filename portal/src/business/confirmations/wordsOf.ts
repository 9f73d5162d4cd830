import type { Confirmation } from '@jinpiao/contract/confirmations'
import { confirmTypeOf } from '@jinpiao/contract/confirmFlow'

/** Which words the acts on matters have: those of a payment, or of any other matter; of several the first decides. */
export const wordsOf = ([first]: readonly Pick<Confirmation, 'confirmKind'>[]): 'payment' | 'matter' =>
  first !== undefined && confirmTypeOf(first.confirmKind) === 'RECEIPT_CONFIRM' ? 'payment' : 'matter'
