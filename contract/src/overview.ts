import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { moneySum } from './fields.ts'
import { businessTypes } from './flow.ts'
import { limitAmounts } from './limits.ts'
import { overviewPage } from './permissions/redeem.ts'

/** What is overdue and what is due, then days until which the rest falls due. */
export const ladderSteps = ['OVERDUE', 'DUE', '30', '60', '90', 'LATER'] as const
export type LadderStep = (typeof ladderSteps)[number]

const figure = z.object({ count: z.number(), amount: moneySum })
const rung = z.object({ step: z.enum(ladderSteps), count: z.number(), amount: moneySum })
export type Rung = z.output<typeof rung>

/** 资产总览: what an enterprise has in tickets, and owes. No money: the platform holds none (D8). */
export const getOverview = endpoint({
  method: 'GET',
  path: '/corp/v1/accounts/overview',
  summary: '资产总览：持有、在途、到期与应付',
  permission: overviewPage,
  data: z.object({
    /** Tickets that it holds: what it could dispose of, what an application has, what is due, and what is overdue. */
    held: figure,
    free: figure,
    busy: figure,
    due: figure,
    overdue: figure,
    /** Its own applications that wait for somebody, by business. */
    underWay: z.array(z.object({ businessType: z.enum(businessTypes), count: z.number(), amount: moneySum })),
    ladder: z.array(rung),
    /** What it has promised and not paid; null: it issues nothing. */
    payable: z.nullable(z.object({ total: figure, ladder: z.array(rung) })),
    /** Sums of its limits; null: it issues nothing. */
    limits: z.nullable(z.object(limitAmounts)),
  }),
})
export type Overview = z.output<typeof getOverview.data>
