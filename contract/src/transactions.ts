import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { fields, moneySum } from './fields.ts'
import { businessTypes, businessWords, flowOf } from './flow.ts'
import type { FlowRow } from './flowRow.ts'
import { list } from './list.ts'
import { transactionPage } from './permissions/redeem.ts'
import { directionNames, directions, otherMovements } from './states/redeem.ts'
import type { StatusWord } from './status.ts'

/** What moves. One is never added to the other: a ticket that is paid leaves, and money comes in its place. */
export const ledgerAssets = ['TICKET', 'MONEY'] as const
export type LedgerAsset = (typeof ledgerAssets)[number]
const otherNames = Object.keys(otherMovements) as (keyof typeof otherMovements)[]

/** What moved it: the business of an application, or what has none of its own. */
export const ledgerKinds: Readonly<Record<string, StatusWord>> = { ...businessWords, ...otherMovements }
/** A business that gives no receipt moves nothing; of those that give several, loans are paid out. */
const moves = ({ receipt, receipts = {} }: FlowRow): boolean => receipt !== undefined || 'LOAN_PAID' in receipts
/** Kinds that are searched for. */
const searchedKinds = [...businessTypes.filter((type) => moves(flowOf(type))), ...otherNames] as unknown as readonly [
  string,
  ...string[],
]
const ledgerKind = z.enum([...businessTypes, ...otherNames])

/** One movement in the books of the enterprise. */
export const transaction = z.object({
  pkLog: z.string(),
  ...fields('at'),
  ledgerKind,
  direction: z.enum(directionNames),
  /** Of its own application, else of the ticket. */
  ...fields('businessNo', 'counterpartyName'),
  /** What that number is of, where it has a page of the reader's own. */
  pkDraw: z.nullable(z.string()),
  pkFeeBill: z.nullable(z.string()),
  pkApply: z.nullable(z.string()),
  businessType: z.nullable(z.enum(businessTypes)),
  pkCredit: z.nullable(z.string()),
  /** One of both, by the direction. */
  incomeAmount: z.nullable(moneySum),
  expenseAmount: z.nullable(moneySum),
  ...fields('bankSerial?'),
  /** What both are filtered and ordered by. */
  ...fields('amount'),
})
export type Transaction = z.output<typeof transaction>

export const listTransactions = list({
  name: 'transactions',
  path: '/corp/v1/transactions',
  summary: '交易明细：金票与资金的收支',
  permission: transactionPage,
  row: transaction,
  filters: {
    at: 'range',
    ledgerKind: searchedKinds,
    direction: directionNames,
    counterpartyName: 'contains',
    amount: 'range',
  },
  choices: { asset: ledgerAssets },
  sort: ['at', 'amount', 'counterpartyName'],
  sums: ['incomeAmount', 'expenseAmount'],
  words: { ledgerKind: () => ledgerKinds, direction: () => directions },
})

/** A month, `2026-10`. */
export const month = z.string().check(z.regex(/^20\d{2}-(0[1-9]|1[0-2])$/))

/** Movements of one kind in one direction, added up. */
const movement = z.object({
  ledgerKind,
  direction: z.enum(directionNames),
  count: z.number(),
  amount: moneySum,
})
export type Movement = z.output<typeof movement>

/** One month of one asset: opening + income − expense = closing. */
const account = z.object({
  asset: z.enum(ledgerAssets),
  openingAmount: moneySum,
  movements: z.array(movement),
  incomeAmount: moneySum,
  expenseAmount: moneySum,
  closingAmount: moneySum,
})
export type StatementAccount = z.output<typeof account>

/** 月度对账单: what of a month that is over never changes, so that two prints of it are equal. */
export const getStatement = endpoint({
  method: 'GET',
  path: '/corp/v1/statements',
  summary: '月度对账单：期初、本期收支与期末',
  permission: transactionPage,
  query: z.object({ month }),
  names: { month: 'statementMonth' },
  data: z.object({
    month,
    ...fields('corpName', 'creditCode'),
    /** The month is not over: it still changes. */
    isRunning: z.boolean(),
    /** Of tickets, a promise that circulates counts against what is held. */
    accounts: z.array(account),
  }),
})
export type Statement = z.output<typeof getStatement.data>
