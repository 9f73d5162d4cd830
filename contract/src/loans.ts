import * as z from 'zod/mini'
import { action, loanActions } from './actions.ts'
import { endpoint } from './endpoint.ts'
import { day, fields, money, moneySum, pk } from './fields.ts'
import { businessTypes, receiptKindNames } from './flow.ts'
import { list } from './list.ts'
import { chainCreditPage, creditFundPage } from './permissions/credit.ts'
import { drawPage, loanReaders } from './permissions/loans.ts'
import {
  drawStateNames,
  drawStates,
  instalmentStateNames,
  purposeNames,
  repayMethodNames,
  repayMethods,
  repaymentKindNames,
  repaymentKinds,
} from './states/loans.ts'

/** Which loans a list has: all of them, or those of which something is left to repay. */
export const drawScopes = ['ALL', 'REPAYABLE'] as const

/** A loan as its list shows it, from the day on which it was paid out. */
export const drawRow = z.object({
  pkDraw: z.string(),
  ...fields('drawNo', 'funderName', 'amount', 'outstanding', 'annualRate', 'startDate', 'maturityDate'),
  repayMethod: z.enum(repayMethodNames),
  /** Of the first instalment that is not repaid in full; null once it is settled. */
  ...fields('nextDueDate?', 'nextDueAmount?'),
  /** All that is due and overdue by today, with its penalty: what 今日应还 of the loan's page adds up. */
  ...fields('owedToday'),
  /** As of today: interest that is owed or runs, penalty besides it, and what would settle the loan, with the fee of it. */
  ...fields('accruedInterest', 'penalty', 'settleAmount'),
  loanState: z.enum(drawStateNames),
  /** What the caller could do now; what is refused says why. */
  actions: z.array(action(loanActions)),
})
export type DrawRow = z.output<typeof drawRow>

/** What lists of loans have in common. */
const drawList = {
  row: drawRow,
  sort: ['drawNo', 'amount', 'outstanding', 'startDate', 'maturityDate', 'nextDueDate'],
  sums: ['amount', 'outstanding'],
  words: { loanState: () => drawStates, repayMethod: () => repayMethods },
} as const

export const listDraws = list({
  ...drawList,
  name: 'draws',
  path: '/corp/v1/self-loans/draws',
  summary: '借据列表与合计',
  permission: loanReaders,
  choices: { scope: drawScopes },
  filters: {
    drawNo: 'contains',
    loanState: drawStateNames,
    startDate: 'range',
    maturityDate: 'range',
    nextDueDate: 'range',
  },
})

/** Loans that have come of the applications of one page: `kindLoans({ name: 'chain-loans', … })`. */
export const kindLoans = <const Name extends string>(of: {
  name: Name
  path: `/${string}`
  summary: string
  permission: readonly string[]
}) => list({ ...drawList, ...of, filters: { drawNo: 'contains', loanState: drawStateNames, maturityDate: 'range' } })

const params = z.object({ pkDraw: pk })

export const getDraw = endpoint({
  method: 'GET',
  path: '/corp/v1/self-loans/draws/:pkDraw',
  summary: '借据详情',
  permission: loanReaders,
  params,
  data: z.object({
    draw: drawRow,
    ...fields('agreementNo', 'applyNo', 'months', 'bankSerial'),
    purpose: z.enum(purposeNames),
    pkApply: z.string(),
    businessType: z.enum(businessTypes),
    penaltyRate: fields('annualRate').annualRate,
    /** Days of a year of interest: 360 or 365. */
    dayBasis: z.number(),
    /** Where it was paid to, the number by its last four digits. */
    account: z.object({ ...fields('accountName', 'bankName'), accountTail: z.string() }),
    /** What has come back: of the principal, and in all. */
    repaidPrincipal: moneySum,
    repaidTotal: moneySum,
    /** 借据, 放款凭证 and one of each repayment, the newest first. */
    receipts: z.array(
      z.object({
        pkReceipt: z.string(),
        receiptKind: z.enum(receiptKindNames),
        ...fields('receiptNo', 'amount', 'receiptAt'),
      }),
    ),
  }),
})

/** An instalment of a plan. Penalty that runs is as of today. */
export const instalment = z.object({
  ...fields('instalmentNo', 'dueDate', 'principal', 'interest', 'penalty', 'dueTotal', 'paidTotal'),
  /** `dueDate`, or the first working day after it: the day on which the bank collects. */
  payableDate: day,
  instalmentState: z.enum(instalmentStateNames),
})
export type Instalment = z.output<typeof instalment>

const planTotals = z.object({
  principal: moneySum,
  interest: moneySum,
  penalty: moneySum,
  /** All three. */
  dueTotal: moneySum,
  paidTotal: moneySum,
  /** What was repaid early, which is in no instalment: with the principal of these it is the amount of the loan. */
  earlyPrincipal: moneySum,
  earlyInterest: moneySum,
  earlyFee: moneySum,
  /** What early repayments have cost together: principal, interest and fee. */
  earlyTotal: moneySum,
})

export const getPlan = endpoint({
  method: 'GET',
  path: '/corp/v1/self-loans/draws/:pkDraw/plan',
  summary: '还款计划：各期应还、合计、下一期；调整前的计划一并返回',
  permission: [...loanReaders, ...chainCreditPage, ...creditFundPage],
  params,
  data: z.object({
    draw: drawRow,
    /** The plan in force. */
    rows: z.array(instalment),
    totals: planTotals,
    /** The instalment that is to be repaid next; null once it is settled. `days`: until its day, negative past it. */
    next: z.nullable(
      z.object({ ...fields('instalmentNo', 'dueDate', 'dueTotal'), payableDate: day, days: z.number() }),
    ),
    /** Instalments that an early repayment has replaced, the newest plan first: what was paid of them counts. */
    replaced: z.array(z.object({ planNo: z.number(), rows: z.array(instalment) })),
  }),
})

/** Money that has come back. */
export const repaymentRow = z.object({
  pkRepay: z.string(),
  ...fields('repayNo', 'drawNo', 'repayDate', 'principal', 'interest', 'penalty', 'feeAmount', 'repayTotal'),
  ...fields('bankSerial', 'repayAccount?'),
  repayKind: z.enum(repaymentKindNames),
  pkDraw: z.string(),
})
export type RepaymentRow = z.output<typeof repaymentRow>

export const listRepayments = list({
  name: 'repayments',
  path: '/corp/v1/self-loans/repayments',
  summary: '一笔贷款的还款记录',
  permission: loanReaders,
  row: repaymentRow,
  of: 'pkDraw',
  filters: { repayNo: 'contains', repayDate: 'range', repayKind: repaymentKindNames },
  sort: ['repayDate', 'repayNo', 'repayTotal'],
  sums: ['repayTotal'],
  words: { repayKind: () => repaymentKinds },
  // What was paid, not what was owed.
  called: () => ({ principal: 'paidPrincipal', interest: 'paidInterest', penalty: 'paidPenalty' }),
})

/** 试算: what a loan of the line would cost, were it paid out today. */
export const getDrawTrial = endpoint({
  method: 'GET',
  path: '/corp/v1/self-loans/draws/trial',
  summary: '支用试算：以今日放款计的还款计划与利息合计',
  permission: drawPage,
  query: z.object({
    amount: money,
    months: z.string().check(z.regex(/^\d{1,2}$/)),
    method: z.enum(repayMethodNames),
  }),
  names: { method: 'repayMethod' },
  data: z.object({
    ...fields('annualRate', 'startDate', 'maturityDate'),
    rows: z.array(z.object(fields('instalmentNo', 'dueDate', 'principal', 'interest', 'dueTotal'))),
    totals: z.object({ interest: moneySum, dueTotal: moneySum }),
  }),
})
