import { type BusinessType, businessTypes, flowOf } from '@jinpiao/contract/flow'
import { type LadderStep, ladderSteps, type Overview, type Rung } from '@jinpiao/contract/overview'
import { addDays, type Day } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { todayOf } from '../domain/clock.ts'
import { familyPart, HELD, maturityOf } from '../domain/tallies.ts'
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
  const held = maturity.filter(({ part }) => HELD.includes(maturityOf(part, today).state))
  const inState = (parts: readonly Part[], wanted: string) =>
    totalOf(parts, (part) => maturityOf(part, today).state === wanted)
  const sumOf = (name: string) => own?.sum[name] ?? '0.00'
  return {
    held: wire(totalOf(held)),
    free: wire(inState(free, 'HELD')),
    busy: wire(without(inState(held, 'HELD'), inState(free, 'HELD'))),
    due: wire(inState(held, 'DUE')),
    overdue: wire(inState(held, 'OVERDUE')),
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
          idle: sumOf('idle'),
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

/** What is overdue and due, then by days until the rest falls due. */
function ladderOf(parts: readonly Part[], today: Day): Rung[] {
  return ladderSteps.map((step) => ({
    step,
    ...wire(totalOf(parts, (part) => stepOf(part, today) === step)),
  }))
}

function stepOf(part: string, today: Day): LadderStep {
  const { is, day } = maturityOf(part, today)
  if (is !== 'NOT_DUE') return is
  return ladderSteps.find((step) => Number(step) > 0 && day <= addDays(today, Number(step))) ?? 'LATER'
}
