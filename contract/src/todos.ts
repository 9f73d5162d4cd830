import * as z from 'zod/mini'
import { applicationRow } from './applications.ts'
import { dueClasses } from './due.ts'
import { endpoint } from './endpoint.ts'
import { day, instant, moneySum } from './fields.ts'
import { businessTypes } from './flow.ts'
import { allHomes } from './permissions.ts'
import { toPay } from './redeem.ts'
import { applicationStateNames } from './status.ts'

/**
 * Kinds of work that can wait for somebody. `APPLICATION`: applications of one type in one state, which the flow table
 * names; the others are of tickets, matters to confirm, what is to be paid or seen to, and messages.
 */
export const todoKinds = [
  'APPLICATION',
  'ISSUED_UNANSWERED',
  'TO_ACCEPT',
  'TO_REDEEM',
  'PAYMENTS_FAILED',
  'WAGES_FAILED',
  'UNPAID_TICKETS',
  'TO_CONFIRM',
  'DIRECTOR_CONFIRMS',
  'PAYMENTS_TO_MAKE',
  'LOANS_DUE',
  'BILLS_TO_PAY',
  'QUALIFICATIONS_END',
  'SUPPLIERS_TO_INVITE',
  'KEYS_END',
  'KEY_TO_ACTIVATE',
  'CONTRACTS_TO_SIGN',
  'ACCOUNTS_TO_PROVE',
  'MATURING_SOON',
  'UNREAD_MESSAGES',
] as const
export type TodoKind = (typeof todoKinds)[number]

const todo = z.object({
  kind: z.enum(todoKinds),
  /** Of applications. */
  businessType: z.optional(z.enum(businessTypes)),
  state: z.optional(z.enum(applicationStateNames)),
  /** Of wages that failed: the list that they stand in; of a key: the application that it came of. */
  pkApply: z.optional(z.string()),
  count: z.number(),
  amount: z.nullable(moneySum),
  /** Of the entry that has waited longest. */
  oldestAt: z.nullable(instant),
  /** Of what falls due or ends: how all of it stands, and the first day. What is overdue has a card of its own. */
  due: z.optional(z.enum(dueClasses)),
  firstDay: z.optional(day),
  /** Of what is overdue: the first last day on which it was done in time, and the days since then. */
  lastDay: z.optional(day),
  overdueDays: z.optional(z.number()),
  /** So many of these stand in the card of another kind as well: payments that failed are due, too; of applications their type and state. */
  alsoIn: z.optional(
    z.array(
      z.object({
        kind: z.enum(todoKinds),
        businessType: z.optional(z.enum(businessTypes)),
        state: z.optional(z.enum(applicationStateNames)),
        count: z.number(),
      }),
    ),
  ),
  /** Of what is to be paid: so many of these cannot be, before their payee has an account. */
  noAccountCount: z.optional(z.number()),
})
export type Todo = z.output<typeof todo>

/** Tickets that mature within this many days are worth a card on the home page. */
export const MATURING_DAYS = 15
/** So many days ahead an issuer prepares its payments. */
export const SOON_DAYS = 7
/** Suppliers to invite are counted as far as this: the card says 以上, and the list has all. */
export const MOST_TO_INVITE = 1000

export const getTodos = endpoint({
  method: 'GET',
  path: '/corp/v1/todos',
  summary: '当前角色的待办',
  permission: allHomes,
  data: z.array(todo),
})

/** Rows of a short list of a home. */
export const MAX_RECENT = 8
/** An application of any type, as a home names it. */
const recentApplication = z.object({ ...applicationRow, counterpartyName: z.nullable(z.string()) })
export type RecentApplication = z.output<typeof recentApplication>

/** Applications of every type that the caller may read, in the order of their box. */
export const listRecentApplications = endpoint({
  method: 'GET',
  path: '/corp/v1/applications/recent',
  summary: '各类申请：最近更新的，或等待当前岗位的',
  permission: allHomes,
  query: z.object({ box: z.enum(['ALL', 'TODO']) }),
  data: z.object({
    list: z.array(recentApplication),
    /** Over all types; `more`: at least so many. */
    pagecond: z.object({ count: z.number(), more: z.optional(z.boolean()) }),
  }),
})

const figure = z.object({ count: z.number(), amount: moneySum })
/** With what of it an application has: the to-do of the same is the rest. */
const waiting = z.object({ ...figure.shape, busy: figure })
/** Days on which something falls due that an issuer's home names. */
export const NEXT_DUE_DAYS = 3
/** What an issuer has promised, whoever holds it: all that is overdue, all that is due, or what falls due on a day. */
const promised = z.object({ is: z.enum(dueClasses), day, ...figure.shape })
export type Promised = z.output<typeof promised>

/** Figures of the homes; which are present depends on the role. */
export const getHomeFigures = endpoint({
  method: 'GET',
  path: '/corp/v1/statistics/home',
  summary: '首页关键数字与到期分布',
  permission: allHomes,
  data: z.object({
    issuedThisMonth: figure,
    /** Tickets that wait for an answer: of those whom an issuer has issued them to, or of the enterprise itself. */
    pendingAccept: waiting,
    finalApprovedToday: z.object({ count: z.number(), amount: moneySum, largest: moneySum }),
    /** Of an issuer: accepted and not due yet, with the parts of it that its suppliers have passed on. */
    circulating: figure,
    passedOn: figure,
    /** Of a holder: all that it holds, which is what it could dispose of, what an application has, what is due or overdue. */
    held: figure,
    available: figure,
    busy: figure,
    /** What is to be paid by now, to the enterprise or by it: within its days of grace, and after them. */
    due: waiting,
    overdue: waiting,
    /** Tickets that were paid to the enterprise this year, and those that it has sold to funders in it. */
    received: figure,
    financed: figure,
    /** What an issuer pays next, overdue first; `day`: the first, where there are several. */
    promises: z.array(promised),
    /** What an issuer has promised to pay in the next seven days. */
    dueSoon: figure,
    /** Of what is held: free, and with days enough to be financed (I7). */
    financeable: figure,
    /** Since when an issuer may issue nothing, because it has not paid; null: it may, or issues nothing. */
    suspendedSince: z.nullable(day),
    /** Of what stops it: what is overdue, by what can be done about it. */
    suspendedBy: z.nullable(toPay),
    /** Of a branch: its parent and since when that may issue nothing; the branch may not either. */
    suspendedParent: z.nullable(z.object({ name: z.string(), since: day })),
    /** Next twelve weeks from today, Monday first: what falls due. */
    maturityByWeek: z.array(z.object({ weekStart: z.string(), count: z.number(), amount: moneySum })),
    /** Largest suppliers by circulating amount. */
    topSuppliers: z.array(z.object({ name: z.string(), count: z.number(), amount: moneySum })),
    /**
     * Tickets by state, nothing twice: of an issuer parts in place of what was split, which are together what it issued; of a
     * holder, of what it has passed on, what left it.
     */
    byState: z.array(z.object({ state: z.string(), count: z.number(), amount: moneySum })),
    byMonth: z.array(z.object({ month: z.string(), count: z.number(), amount: moneySum })),
  }),
})
