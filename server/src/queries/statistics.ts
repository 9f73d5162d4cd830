import type { ParsedQuery } from '@jinpiao/contract/endpoint'
import {
  chainKinds,
  coreKinds,
  findRangeProblems,
  type getCoreStatistics,
  monthsBetween,
  type StatisticKind,
  type Statistics,
} from '@jinpiao/contract/statistics'
import { addMonths } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import { refuse } from '../domain/businessError.ts'
import { type Part, readTally, type Sum, totalOf } from './tallies.ts'

type Asked = ParsedQuery<typeof getCoreStatistics>
type Side = 'CORE' | 'CHAIN'

/** Other enterprises that are offered; more are found by nobody in a box. */
const MOST_PARTIES = 200

/** What a kind is in the books, behind its month: `ISSUE/TICKET/OUT`. */
const movementOf = (kind: StatisticKind, side: Side): string => {
  if (kind === 'OVERDUE') return 'OVERDUE/NONE/OUT'
  if (kind === 'RECEIVED') return 'REDEEM/MONEY/IN'
  if (kind === 'ACCEPT') return side === 'CORE' ? 'ACCEPT/NONE/OUT' : 'ACCEPT/TICKET/IN'
  return kind === 'REDEEM' ? 'REDEEM/TICKET/IN' : `${kind}/TICKET/OUT`
}

/**
 * 数据统计 of one side, from the sums that are kept by month: no movement is read, however many there are. With one other
 * enterprise they are those with it alone.
 */
export async function getStatistics(context: QueryContext, side: Side, asked: Asked): Promise<Statistics> {
  refuse(findRangeProblems(asked))
  const { read, actor } = context
  const { party, from, to, granularity } = asked
  const own =
    party === ''
      ? await readTally(read, actor.fkCorp, 'ledger.month')
      : await readTally(read, actor.fkCorp, 'ledger.party', { from: `${party}/${from}`, to: `${party}/${to}` })
  const parts = own.map((each) => ({ ...each, part: each.part.slice(party === '' ? 0 : party.length + 1) }))
  const inRange = parts.filter(({ part }) => part.slice(0, 7) >= from && part.slice(0, 7) <= to)
  const kinds: readonly StatisticKind[] = side === 'CORE' ? coreKinds : chainKinds
  const figuresOf = (some: readonly Part[]) =>
    kinds.map((kind) => {
      const movement = movementOf(kind, side)
      return { kind, ...wire(totalOf(some, (part) => part.slice(8) === movement)) }
    })
  return {
    periods: periodsOf(from, to, granularity).map(({ first, last }) => ({
      period: first,
      figures: figuresOf(inRange.filter(({ part }) => part.slice(0, 7) >= first && part.slice(0, 7) <= last)),
      balance: party === '' ? fenToDecimal(balanceAt(parts, last, side)) : null,
    })),
    totals: figuresOf(inRange),
    parties: await partiesOf(context, side),
  }
}

const wire = ({ count, amountFen }: Sum) => ({ count, amount: fenToDecimal(amountFen) })

/** Months, or quarters of the calendar as far as the range reaches. */
function periodsOf(from: string, to: string, granularity: Asked['granularity']) {
  const months = Array.from({ length: monthsBetween(from, to) }, (_, index) =>
    addMonths(`${from}-01`, index).slice(0, 7),
  )
  if (granularity === 'MONTH') return months.map((first) => ({ first, last: first }))
  const quarterOf = (month: string) => `${month.slice(0, 4)}-${Math.ceil(Number(month.slice(5)) / 3)}`
  return [...Map.groupBy(months, quarterOf).values()].map((some) => ({
    first: some[0] ?? from,
    last: some.at(-1) ?? to,
  }))
}

/** What an issuer has promised and not yet had back, or what a holder has, after a month. */
function balanceAt(parts: readonly Part[], month: string, side: Side): bigint {
  const moved = (direction: string) =>
    totalOf(parts, (part) => part.slice(0, 7) <= month && part.endsWith(`/TICKET/${direction}`)).amountFen
  return side === 'CORE' ? moved('OUT') - moved('IN') : moved('IN') - moved('OUT')
}

/** An issuer's own suppliers (I26); of a holder those that have handed tickets to it. */
async function partiesOf({ read, actor }: QueryContext, side: Side): Promise<Statistics['parties']> {
  const senders = side === 'CORE' ? [] : await readTally(read, actor.fkCorp, 'held.party')
  const keys = senders.map(({ part }) => part).filter((part) => part !== actor.fkCorp)
  const corps = read.selectFrom('corp as c').select(['c.pkCorp', 'c.corpName']).orderBy('c.corpName')
  const some =
    side === 'CORE'
      ? corps.innerJoin('supplier as s', 's.fkSupplierCorp', 'c.pkCorp').where('s.fkCorp', '=', actor.fkCorp)
      : corps.where('c.pkCorp', 'in', ['', ...keys.slice(0, MOST_PARTIES)])
  return some.limit(MOST_PARTIES).execute()
}
