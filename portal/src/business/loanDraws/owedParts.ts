import type { OwedNow } from '@jinpiao/contract/loanDue'
import { allocateInOrder } from '@jinpiao/values/loanPlan'
import { decimalToFen, type Fen, fenToDecimal } from '@jinpiao/values/money'

const parts = ['principal', 'interest', 'penalty'] as const

/**
 * What a payment of something due goes to, by the rule of the plan.
 *
 * @example partsOf(rows, 100_00n) // { penalty: '3.20', interest: '46.80', principal: '50.00' }
 */
export function partsOf(rows: OwedNow['rows'], fen: Fen): Record<(typeof parts)[number], string> {
  const { shares } = allocateInOrder(
    fen,
    rows.map(({ principal, interest, penalty }) => ({
      principal: decimalToFen(principal),
      interest: decimalToFen(interest),
      penalty: decimalToFen(penalty),
    })),
  )
  const sum = (part: (typeof parts)[number]) => fenToDecimal(shares.reduce((total, each) => total + each[part], 0n))
  return { principal: sum('principal'), interest: sum('interest'), penalty: sum('penalty') }
}
