import { fenOf } from '@jinpiao/contract/problems'
import { terms } from '@jinpiao/contract/terms'
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
