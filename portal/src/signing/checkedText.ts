import { agreedIn } from '@jinpiao/contract/flow'
import { composeSigningText, type SigningText } from '@jinpiao/contract/signingText'
import type { Assembled } from '@jinpiao/contract/textCalls'

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
export function checkedText({ original, text }: Pick<Assembled, 'original' | 'text'>): SigningText {
  const read = agreedIn(text.businessType, text.action)
  if (JSON.stringify(text.agreements) !== JSON.stringify(read)) throw new TextDiffersError()
  if (composeSigningText(text) !== original) throw new TextDiffersError()
  return text
}
