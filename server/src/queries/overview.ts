import { type BusinessType, businessTypes, flowOf } from '@jinpiao/contract/flow'
import { type LadderStep, ladderSteps, type Overview, type Rung } from '@jinpiao/contract/overview'
import { addDays, type Day } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import { familyPart, HELD } from '../domain/tallies.ts'
import { limits } from './limits.ts'
import { type Part, readTally, type Sum, totalOf, without } from './tallies.ts'

const wire = ({ count, amountFen }: Sum) => ({ count, amount: fenToDecimal(amountFen) })

/** Assets of the caller's enterprise, from sums that are kept: it costs the same after ten years. */
export async function getOverview(context: QueryContext): Promise<Overview> {
  const { read, actor, clock } = context
  const today = todayOf(clock)
  const isCore = actor.userType === 'CORE'
  const [maturity, free, applications, issued, own] = await Promise.all([
    readTally(read, actor.fkCorp, 'held.maturity'),
    readTally(read, actor.fkCorp, 'held.free'),
    readTally(read, actor.fkCorp, 'apply.state'),
    isCore ? readTally(read, actor.fkCorp, 'issued.maturity') : [],
    isCore ? limits.page(context, { page: 1, pageSize: 1, state: [] }) : undefined,
  ])
  const held = maturity.filter(({ part }) => HELD.includes(part.slice(0, part.indexOf('/'))))
  const [all, some] = [totalOf(held), totalOf(free)]
  const sumOf = (name: string) => own?.sum[name] ?? '0.00'
  return {
    held: wire(all),
    free: wire(some),
    busy: wire(without(all, some)),
    underWay: businessTypes.flatMap((businessType) => underWayOf(businessType, applications)),
    ladder: ladderOf(held, today),
    payable: isCore ? { total: wire(totalOf(issued)), ladder: ladderOf(issued, today) } : null,
    limits: own
      ? {
          total: sumOf('total'),
          allocated: sumOf('allocated'),
          frozen: sumOf('frozen'),
          used: sumOf('used'),
          available: sumOf('available'),
        }
      : null,
  }
}

/** Applications of a type that wait for somebody; one without an amount moves no asset. */
function underWayOf(businessType: BusinessType, applications: readonly Part[]): Overview['underWay'] {
  if (flowOf(businessType).lacks?.includes('amount')) return []
  const sum = totalOf(applications, (part) => part.startsWith(familyPart(businessType, 'PENDING_')))
  return sum.count === 0 ? [] : [{ businessType, ...wire(sum) }]
}

/** By days until they fall due: `HELD/2027-03-01`. */
function ladderOf(parts: readonly Part[], today: Day): Rung[] {
  return ladderSteps.map((step) => ({
    step,
    ...wire(totalOf(parts, (part) => stepOf(part.slice(part.indexOf('/') + 1), today) === step)),
  }))
}

const stepOf = (day: string, today: Day): LadderStep =>
  ladderSteps.find((step) => step !== 'LATER' && day <= addDays(today, Number(step))) ?? 'LATER'
