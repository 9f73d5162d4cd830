import type { CreditLimit } from '@jinpiao/contract/limits'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'

/**
 * What can be issued on: limits that are suspended or over are left out, or the page would promise money that the
 * server refuses. Amounts are decimal strings in yuan; `occupied` is allocated, frozen and used together.
 */
export function limitInForce(limits: readonly Pick<CreditLimit, 'state' | 'total' | 'available'>[]) {
  const active = limits.filter(({ state }) => state === 'ACTIVE')
  const total = active.reduce((sum, limit) => sum + decimalToFen(limit.total), 0n)
  const available = active.reduce((sum, limit) => sum + decimalToFen(limit.available), 0n)
  return { sources: active.length, total: fenToDecimal(total), occupied: fenToDecimal(total - available) }
}
