import type { assembleSignature } from '@jinpiao/contract/credits'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { agreedIn } from '@jinpiao/contract/flow'
import { composeSigningText, type SigningText } from '@jinpiao/contract/signingText'

type Assembled = Pick<DataOf<typeof assembleSignature>, 'original' | 'text'>

/** The text does not match its data: refuse to sign. */
export class TextDiffersError extends Error {
  constructor() {
    super('The signed text differs from its data')
    this.name = 'TextDiffersError'
  }
}

/**
 * The data behind a text to sign, once they have been seen to make that very text: the rows of the dialog are made of
 * them, so what is seen is what is signed (D3). Agreements are in the versions of this page: after an update of the
 * server others would be signed than were read.
 *
 * @throws {TextDiffersError}
 */
export function checkedText({ original, text }: Assembled): SigningText {
  const read = agreedIn(text.businessType, text.action)
  if (JSON.stringify(text.agreements) !== JSON.stringify(read)) throw new TextDiffersError()
  if (composeSigningText(text) !== original) throw new TextDiffersError()
  return text
}
