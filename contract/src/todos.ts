import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, moneySum } from './fields.ts'
import { allHomes } from './permissions.ts'

/** Kinds of work that can wait for somebody; the portal has the words and the address of each. */
export const todoKinds = [
  'ISSUE_DRAFT',
  'ISSUE_RETURNED',
  'ISSUE_PENDING_DIRECTOR',
  'ISSUE_CANCEL_PENDING_DIRECTOR',
  'ISSUE_PENDING_FINAL',
  'ISSUE_PENDING_ACCEPT',
  'ACCEPT_PENDING',
  'MATURING_SOON',
  'UNREAD_MESSAGES',
] as const
export type TodoKind = (typeof todoKinds)[number]

export const getTodos = endpoint({
  method: 'GET',
  path: '/corp/v1/todos',
  summary: '当前角色的待办',
  access: 'session',
  permission: allHomes,
  data: z.array(
    z.object({
      kind: z.enum(todoKinds),
      count: z.number(),
      amount: z.nullable(moneySum),
      /** Of the entry that has waited longest. */
      oldestAt: z.nullable(instant),
    }),
  ),
})

/** Figures of the homes; which are present depends on the role. */
export const getHomeFigures = endpoint({
  method: 'GET',
  path: '/corp/v1/statistics/home',
  summary: '首页关键数字与到期分布',
  access: 'session',
  permission: allHomes,
  data: z.object({
    issuedThisMonth: z.object({ count: z.number(), amount: moneySum }),
    issuedPendingAccept: z.object({ count: z.number(), amount: moneySum }),
    finalApprovedToday: z.object({ count: z.number(), amount: moneySum, largest: moneySum }),
    held: z.object({ count: z.number(), amount: moneySum }),
    acceptedTotal: z.object({ count: z.number(), amount: moneySum }),
    /** Next twelve weeks from today, Monday first: what falls due. */
    maturityByWeek: z.array(z.object({ weekStart: z.string(), count: z.number(), amount: moneySum })),
    /** Largest suppliers by circulating amount. */
    topSuppliers: z.array(z.object({ name: z.string(), count: z.number(), amount: moneySum })),
    /** Circulating or held tickets by state. */
    byState: z.array(z.object({ state: z.string(), count: z.number(), amount: moneySum })),
    byMonth: z.array(z.object({ month: z.string(), count: z.number(), amount: moneySum })),
  }),
})
