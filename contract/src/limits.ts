import * as z from 'zod/mini'
import { action, limitActions } from './actions.ts'
import { endpoint } from './endpoint.ts'
import { fields, moneySum, pk } from './fields.ts'
import { businessTypes } from './flow.ts'
import { list } from './list.ts'
import { coreHomes, issuePages, limitDetailPage, limitPages } from './permissions.ts'
import { limitEntryKindNames, limitEntryKinds, limitStateNames, limitStates } from './status.ts'

/** What a limit, or several together, are taken up by. */
export const limitAmounts = {
  total: moneySum,
  allocated: moneySum,
  frozen: moneySum,
  used: moneySum,
  /**
   * What can be issued on now: 0.00 of a limit that is suspended or has ended, and while its enterprise may not issue, whatever
   * of it is not taken up.
   */
  available: moneySum,
  /** What is neither taken up nor available: with the others it gives the total. */
  idle: moneySum,
}

export const creditLimit = z.object({
  pkLimit: z.string(),
  ...fields('sourceName', 'product', 'from', 'to'),
  ...limitAmounts,
  /** The enterprise whose limit it is a part of; null: the source has granted it itself. */
  ...fields('givenByName?'),
  state: z.enum(limitStateNames),
  /** What the caller could do now; what is refused says why. */
  actions: z.array(action(limitActions)),
})
export type CreditLimit = z.output<typeof creditLimit>

/** What an application does to its limit. Of one that cannot be issued on nothing is available, before or after. */
export const limitImpact = {
  limitState: z.enum(limitStateNames),
  /** Its enterprise may not issue at present, because something is overdue. */
  issueSuspended: z.boolean(),
  total: moneySum,
  available: moneySum,
  availableAfter: moneySum,
}

export const listLimits = list({
  name: 'limits',
  path: '/corp/v1/limits/ccbscfs',
  summary: '额度列表与合计',
  permission: [...coreHomes, ...issuePages, ...limitPages],
  row: creditLimit,
  filters: { sourceName: 'contains', state: limitStateNames },
  sort: ['state', 'to', 'total', 'sourceName'],
  sums: ['total', 'allocated', 'frozen', 'used', 'available', 'idle'],
  words: { state: () => limitStates },
})

export const getLimit = endpoint({
  method: 'GET',
  path: '/corp/v1/limits/ccbscfs/:pkLimit',
  summary: '额度详情',
  permission: limitPages,
  params: z.object({ pkLimit: pk }),
  data: creditLimit,
})

/** One movement of a limit: the columns of a limit are the sum of its entries (I9). */
export const limitEntry = z.object({
  /** Running number within the limit. */
  seq: z.string(),
  entryKind: z.enum(limitEntryKindNames),
  /** How much was moved; its sign stands in the next. */
  amount: moneySum,
  /** What it does to the sum that is available: with it the one before gives `availableAfter`, whatever the kind. */
  availableChange: moneySum,
  ...fields('at', 'creditNo?'),
  /** Null where another enterprise has applied for it: whose part it is learns the amount alone (I26). */
  ...fields('applyNo?'),
  pkApply: z.nullable(z.string()),
  /** Of the application. */
  businessType: z.nullable(z.enum(businessTypes)),
  /** Of a ticket that the enterprise may open. */
  pkCredit: z.nullable(z.string()),
  availableAfter: moneySum,
})
export type LimitEntry = z.output<typeof limitEntry>

export const listLimitEntries = list({
  name: 'limit-entries',
  path: '/corp/v1/limits/entries',
  summary: '额度流水：每次变动与变动后的可用额度',
  permission: limitDetailPage,
  row: limitEntry,
  of: 'pkLimit',
  filters: { entryKind: limitEntryKindNames, at: 'range' },
  sort: ['at'],
  words: { entryKind: () => limitEntryKinds },
})
