import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { moneySum, pkOrNone } from './fields.ts'
import { businessTypes, businessWords, ticketForms } from './flow.ts'
import { chainStatisticsPage, coreStatisticsPage } from './permissions/data.ts'
import { type Problem, problem } from './problems.ts'
import { month } from './transactions.ts'
import type { Words } from './words.ts'

/** Longest range: three years. */
export const MAX_MONTHS = 36

export const granularities = {
  MONTH: ['按月', 'By month'],
  QUARTER: ['按季', 'By quarter'],
} as const satisfies Record<string, Words>
export type Granularity = keyof typeof granularities

/** What is counted of an issuer. What its suppliers do with tickets is not its to know (I26). */
export const coreKinds = ['ISSUE', 'ACCEPT', 'REDEEM', 'OVERDUE'] as const
/** What is counted of a holder: what it took, each way in which it passed tickets on, and what it was paid. */
export const chainKinds = ['ACCEPT', ...ticketForms, 'RECEIVED'] as const
export type StatisticKind = (typeof coreKinds)[number] | (typeof chainKinds)[number]
const kinds = [...businessTypes, 'OVERDUE', 'RECEIVED'] as const

/** What each kind is called: 开立, 签收, 转让, … */
export const kindWords = (kind: StatisticKind): Words =>
  kind === 'OVERDUE' ? ['逾期', 'Overdue'] : kind === 'RECEIVED' ? ['收款', 'Received'] : businessWords[kind].label

const figure = z.object({ kind: z.enum(kinds), count: z.number(), amount: moneySum })
export type StatisticFigure = z.output<typeof figure>

const answer = z.object({
  /** In the order of time, empty ones too. */
  periods: z.array(
    z.object({
      /** `2026-11`, or of a quarter its first month. */
      period: z.string(),
      figures: z.array(figure),
      /** What circulates of its promises, or what it holds, at the end; null: with one party there is none to be said. */
      balance: z.nullable(moneySum),
    }),
  ),
  totals: z.array(figure),
  /** Other enterprises that can be chosen. */
  parties: z.array(z.object({ pkCorp: z.string(), corpName: z.string() })),
})
export type Statistics = z.output<typeof answer>

const query = z.object({
  granularity: z._default(z.enum(Object.keys(granularities) as [Granularity, ...Granularity[]]), 'MONTH'),
  from: month,
  to: month,
  /** Key of one other enterprise; empty: all of them. */
  party: z._default(pkOrNone, ''),
})

export const getCoreStatistics = endpoint({
  method: 'GET',
  path: '/corp/v1/statistics/core',
  summary: '数据统计（核心企业）：开立、签收、兑付、逾期',
  permission: coreStatisticsPage,
  query,
  names: { party: 'supplierName' },
  data: answer,
})

export const getChainStatistics = endpoint({
  method: 'GET',
  path: '/corp/v1/statistics/chain',
  summary: '数据统计（持有企业）：签收、流转与收款',
  permission: chainStatisticsPage,
  query,
  names: { party: 'previousHolderName' },
  data: answer,
})

/** Months from one to another, both counted: of `2026-01` and `2026-03` 3; at most 0 where the end is the earlier. */
export function monthsBetween(from: string, to: string): number {
  const index = (each: string) => Number(each.slice(0, 4)) * 12 + Number(each.slice(5, 7))
  return index(to) - index(from) + 1
}

/** Why a range cannot be counted: it ends before it begins, or is longer than three years. */
export function findRangeProblems({ from, to }: { from: string; to: string }): Problem[] {
  const count = monthsBetween(from, to)
  return count < 1 || count > MAX_MONTHS ? [problem('to', '04000172', String(MAX_MONTHS))] : []
}
