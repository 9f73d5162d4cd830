import { type DueClass, dueClasses } from '@jinpiao/contract/due'
import { NEXT_DUE_DAYS, type Promised } from '@jinpiao/contract/todos'
import type { Day } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import { maturityOf } from '../domain/tallies.ts'
import { type Part, readTally, type Sum, totalOf } from './tallies.ts'

/** What an issuer has promised and not paid, whoever holds it, by how it stands: sums that are kept (I26). */
async function promised({ read, actor, clock }: QueryContext): Promise<Record<DueClass, readonly OnDay[]>> {
  const parts = await readTally(read, actor.fkCorp, 'issued.maturity')
  const judged = parts.map((part) => ({ ...part, ...maturityOf(part.part, todayOf(clock)) }))
  const of = (wanted: DueClass) => judged.filter(({ is }) => is === wanted)
  return { OVERDUE: of('OVERDUE'), DUE: of('DUE'), NOT_DUE: of('NOT_DUE') }
}
type OnDay = Part & { day: Day }

/** The sums of the views of 兑付台账. */
export async function promisesOf(context: QueryContext): Promise<Record<DueClass, Sum>> {
  const { OVERDUE, DUE, NOT_DUE } = await promised(context)
  return { OVERDUE: totalOf(OVERDUE), DUE: totalOf(DUE), NOT_DUE: totalOf(NOT_DUE) }
}

/** What an issuer pays next: all that is overdue, all that is due, and then day by day, e.g. the three days that come. */
export async function nextPromises(context: QueryContext): Promise<Promised[]> {
  const found = await promised(context)
  return dueClasses.flatMap((is): Promised[] => {
    const days = [...Map.groupBy(found[is], ({ day }) => day)].toSorted(([a], [b]) => (a < b ? -1 : 1))
    const [first] = days
    if (first === undefined) return []
    if (is !== 'NOT_DUE') return [{ is, day: first[0], ...wire(totalOf(found[is])) }]
    return days.slice(0, NEXT_DUE_DAYS).map(([day, parts]) => ({ is, day, ...wire(totalOf(parts)) }))
  })
}

const wire = ({ count, amountFen }: Sum) => ({ count, amount: fenToDecimal(amountFen) })
