import { type BusinessType, calledIn } from '@jinpiao/contract/flow'
import { fenOf } from '@jinpiao/contract/problems'
import { termOf, terms } from '@jinpiao/contract/terms'
import { moneyInRange } from '@jinpiao/values/money'
import { BusinessError } from './businessError.ts'

/**
 * The amount of a form that is kept, in fen: a draft may have none yet.
 * @throws {BusinessError} 01000315 beyond the largest (I5): it is not even kept.
 */
export function keptAmount(amount: string): bigint | null {
  const fen = fenOf(amount)
  const isTyped = amount !== '' && !/^0+(\.0+)?$/.test(amount)
  if (fen === undefined && isTyped) throw new BusinessError('01000315', terms.amount.name)
  return fen ?? null
}

/**
 * Refuses a sum of parts that is beyond the largest amount: each part may be within it.
 * @throws {BusinessError} 01000315 with what the type calls its amount (I5).
 */
export function requireWithinBound(type: BusinessType, amountFen: bigint | null): void {
  if (amountFen === null || moneyInRange(amountFen)) return
  throw new BusinessError('01000315', termOf(calledIn(type, 'amount') ?? 'amount').name)
}
