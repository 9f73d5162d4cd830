import { type LimitTerm, limitRefusal } from '@jinpiao/contract/limitRules'
import type { CreditLimit } from '@jinpiao/contract/limits'
import type { Day } from '@jinpiao/values/days'
import { fenToDecimal, sumMoney } from '@jinpiao/values/money'

/**
 * What can be issued on today, by the rule of the server: what it refuses is left out, or the page would promise money
 * that cannot be had. Amounts are decimal strings in yuan; `occupied` is allocated, frozen and used together. `isIdle`: of the
 * rest nothing can be issued on, because issuing is suspended.
 */
export function limitInForce(
  limits: readonly (LimitTerm & Pick<CreditLimit, 'total' | 'available' | 'idle'>)[],
  today: Day,
) {
  const active = limits.filter((limit) => limitRefusal(limit, today) === undefined)
  const total = sumMoney(active.map((limit) => limit.total))
  const available = sumMoney(active.map((limit) => limit.available))
  const idle = sumMoney(active.map((limit) => limit.idle))
  return {
    sources: active.length,
    total: fenToDecimal(total),
    occupied: fenToDecimal(total - available - idle),
    isIdle: idle > 0n,
  }
}
