import * as z from 'zod/mini'
import { applications } from './applications.ts'
import { endpoint } from './endpoint.ts'
import { day, fields, money, moneySum, pk, pkOrNone } from './fields.ts'
import { repayPages } from './permissions/credit.ts'
import { repayResultPage } from './permissions/loans.ts'
import { priceLine } from './priceTerms.ts'
import { drawStateNames, earlyKindNames, repayMethodNames, repaymentKinds } from './states/loans.ts'
import { applicationStateNames } from './status.ts'

/** 提前还款 of one loan. A draft may be incomplete. */
export const loanRepayPayload = z.object({
  pkDraw: pkOrNone,
  kind: z.enum(earlyKindNames),
  /** Of a part; empty where everything is repaid. */
  principal: z.union([money, z.literal('')]),
  repayDate: z.union([day, z.literal('')]),
  /** The enterprise's own account that the bank takes the money from. */
  pkAccount: pkOrNone,
  /** Principal, interest and fee as the form showed them: a sum that has changed since is refused. */
  totalQuoted: z.union([money, z.literal('')]),
})
export type LoanRepayPayload = z.output<typeof loanRepayPayload>

/** One instalment before the repayment and after it: `0.00` where nothing is left to pay. */
const repayRow = z.object({ ...fields('instalmentNo', 'dueDate'), before: moneySum, after: moneySum })
export type RepayRow = z.output<typeof repayRow>

/** What an early repayment costs and changes. */
export const repayTrial = z.object({
  ...fields('repayDate', 'outstanding', 'repayPrincipal', 'accruedInterest', 'feeAmount'),
  repayTotal: moneySum,
  savedInterest: moneySum,
  rows: z.array(repayRow),
})
export type RepayTrial = z.output<typeof repayTrial>

/** What has been repaid, once the bank has said so. */
const repaid = z.object({
  ...fields('repayNo', 'repayDate', 'repayPrincipal', 'accruedInterest', 'feeAmount', 'bankSerial'),
  repayTotal: moneySum,
})

export const loanRepay = applications({
  type: 'LOAN_REPAY',
  name: 'loan-repayments',
  drafts: '/corp/v1/orders/loan-applys/repay',
  acts: '/corp/v1/orders/loan-applys/repay',
  steps: { PENDING_DIRECTOR: '' },
  payload: loanRepayPayload,
  names: {
    pkDraw: 'drawNo',
    kind: 'repayKind',
    principal: 'repayPrincipal',
    pkAccount: 'repayAccount',
    totalQuoted: 'repayTotal',
  },
  row: {
    ...fields('drawNo', 'funderName', 'repayPrincipal?'),
    pkDraw: z.nullable(z.string()),
    repayKind: z.enum(earlyKindNames),
  },
  detail: {
    ...fields('outstanding', 'annualRate', 'failReason?'),
    loanState: z.enum(drawStateNames),
    account: z.nullable(z.object({ ...fields('accountName', 'bankName'), accountTail: z.string() })),
    /** What it would do now; null once it has ended, or where it cannot be done any more. */
    trial: z.nullable(repayTrial),
    repaid: z.nullable(repaid),
  },
  facts: z.object({}),
  words: { repayKind: () => repaymentKinds },
  readers: repayResultPage,
})
export type LoanRepayApplication = z.output<typeof loanRepay.row>

/** A loan as the form offers it: what is owed, and what would refuse an early repayment on the next day for it. */
export const repayLoan = z.object({
  pkDraw: z.string(),
  ...fields('drawNo', 'funderName', 'amount', 'outstanding', 'annualRate', 'maturityDate'),
  ...fields('nextDueDate?', 'nextDueAmount?', 'feeRate'),
  repayMethod: z.enum(repayMethodNames),
  loanState: z.enum(drawStateNames),
  /** What repaying it early costs. */
  prices: z.array(priceLine),
  /** An instalment is due by that day. */
  isDue: z.boolean(),
  /** The application for this loan that is in progress; null: there is none. */
  open: z.nullable(z.object({ pkApply: z.string(), ...fields('applyNo') })),
})
export type RepayLoan = z.output<typeof repayLoan>

export const listRepayLoans = endpoint({
  method: 'GET',
  path: '/corp/v1/self-loans/repayable',
  summary: '提前还款：未结清的借据与还款日',
  permission: repayPages,
  data: z.object({
    /** The day on which the bank collects what is submitted now. */
    ...fields('repayDate'),
    /** Those that are not settled, the newest first. */
    loans: z.array(repayLoan),
  }),
})

export const getRepayTrial = endpoint({
  method: 'GET',
  path: '/corp/v1/self-loans/draws/:pkDraw/repay/trial',
  summary: '提前还款试算：本金、应计利息、手续费、合计、节省利息与新旧还款计划',
  permission: repayPages,
  params: z.object({ pkDraw: pk }),
  query: z.object({ kind: z.enum(earlyKindNames), principal: z.optional(money) }),
  names: { kind: 'repayKind', principal: 'repayPrincipal' },
  data: repayTrial,
})

/** How far a repayment is: asked by the page itself while the bank is awaited, so it does not extend the session. */
export const getRepayState = endpoint({
  method: 'GET',
  path: '/corp/v1/self-loans/repayments/:pkApply/state',
  summary: '提前还款结果：处理中、还款成功、还款失败',
  permission: repayResultPage,
  passive: true,
  params: z.object({ pkApply: pk }),
  data: z.object({
    pkApply: z.string(),
    pkDraw: z.string(),
    ...fields('applyNo', 'drawNo', 'repayDate?', 'failReason?', 'outstanding'),
    repayTotal: z.nullable(moneySum),
    repayKind: z.enum(earlyKindNames),
    state: z.enum(applicationStateNames),
    repaid: z.nullable(repaid),
    /** The receipt of it; null until the bank has paid. */
    pkReceipt: z.nullable(z.string()),
    receiptNo: z.nullable(z.string()),
  }),
})
export type RepayState = (typeof getRepayState)['data']['_zod']['output']
