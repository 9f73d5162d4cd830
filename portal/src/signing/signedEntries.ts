import { signingLines } from '@jinpiao/contract/signingText'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'

export interface SignedEntry {
  /** SQ… or JP…. */
  no: string
  counterparty: string
  /** Decimal string. */
  amount: string
  promisedDate: string
}

/**
 * The entries of a signed text as rows. They are read out of the very text, so that table and signature cannot differ
 * (what is seen is what is signed).
 */
export function signedEntries(original: string): { entries: SignedEntry[]; total: string } {
  const entries = signingLines(original).map((line): SignedEntry => {
    const [, no = '', , counterparty = '', amount = '0.00', promisedDate = ''] = line.split('|')
    return { no, counterparty, amount: amount.replaceAll(',', ''), promisedDate }
  })
  return { entries, total: fenToDecimal(entries.reduce((sum, { amount }) => sum + decimalToFen(amount), 0n)) }
}
