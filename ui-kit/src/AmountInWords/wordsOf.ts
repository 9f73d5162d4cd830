import { amountInWords } from '@jinpiao/values/amountInWords'
import type { Fen } from '@jinpiao/values/money'

/** The amount in Chinese capitals; undefined from 1e15 yuan on (spec §5). */
export function wordsOf(amount: Fen): string | undefined {
  try {
    return amountInWords(amount)
  } catch {
    return undefined
  }
}
