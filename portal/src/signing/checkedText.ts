import type { assembleSignature } from '@jinpiao/contract/credits'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { composeSigningText, type SigningText } from '@jinpiao/contract/signingText'

type Assembled = Pick<DataOf<typeof assembleSignature>, 'original' | 'text'>

/** What the server composed is not what it says that it composed: nothing of it may be signed. */
export class TextDiffersError extends Error {
  constructor() {
    super('The signed text differs from its data')
    this.name = 'TextDiffersError'
  }
}

/**
 * The data behind a text to sign, once they have been seen to make that very text: the rows of the dialog are made of
 * them, so what is seen is what is signed (D3).
 *
 * @throws {TextDiffersError}
 */
export function checkedText({ original, text }: Assembled): SigningText {
  if (composeSigningText(text) !== original) throw new TextDiffersError()
  return text
}
