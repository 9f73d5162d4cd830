import { type LimitTerm, limitRefusal } from '@jinpiao/contract/limitRules'
import type { CreditLimit } from '@jinpiao/contract/limits'
import type { Day } from '@jinpiao/values/days'
import { fenToDecimal, sumMoney } from '@jinpiao/values/money'

/**
 * What can be issued on today, by the rule of the server: what it refuses is left out, or the page would promise money
 * that cannot be had. Amounts are decimal strings in yuan; `occupied` is allocated, frozen and used together.
 */
export function limitInForce(limits: readonly (LimitTerm & Pick<CreditLimit, 'total' | 'available'>)[], today: Day) {
  const active = limits.filter((limit) => limitRefusal(limit, today) === undefined)
  const total = sumMoney(active.map((limit) => limit.total))
  const available = sumMoney(active.map((limit) => limit.available))
  return { sources: active.length, total: fenToDecimal(total), occupied: fenToDecimal(total - available) }
}
