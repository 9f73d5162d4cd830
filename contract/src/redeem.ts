import * as z from 'zod/mini'
import { action, paymentActions } from './actions.ts'
import { applications } from './applications.ts'
import { claims } from './claims.ts'
import { endpoint } from './endpoint.ts'
import { batchResult, day, fields, money, moneySum, pk, pkOrNone, reason, signaturePayload, typed } from './fields.ts'
import { list } from './list.ts'
import { redeemPage, redeemPages, redeemQueryPage } from './permissions/redeem.ts'
import { coreHomes } from './permissions.ts'
import { redeemLineStateNames, redeemLineStates, settledBy, settledByNames } from './states/redeem.ts'
import { issuerTicketStates } from './status.ts'
import { lastFailure, nextTry, triedBefore } from './tries.ts'
import { dueBoxOf, waysToPay } from './waysToPay.ts'

/** Tickets of one batch (product §2.3). */
export const MAX_REDEEM_LINES = 200

/** 兑付: tickets that are due, paid on one day from one account. A draft may be incomplete. */
export const redeemPayload = z.object({
  fkCredits: z.array(pk).check(z.maxLength(MAX_REDEEM_LINES)),
  /** ISO day, or empty. */
  payDate: z.union([day, z.literal('')]),
  /** The enterprise's own account that pays. */
  pkAccount: pkOrNone,
  remark: typed('remark'),
})
export type RedeemPayload = z.output<typeof redeemPayload>

/** The statement of the payer that a payment is in; null: none is open. */
const openClaim = z.nullable(
  z.object({
    pkApply: z.string(),
    ...fields('claimNo'),
    /** Of one that waits for the platform: until when that judges it. */
    ...fields('judgeBy?'),
  }),
)

/** What a payer can say of a payment. */
const sayable = {
  claim: openClaim,
  actions: z.array(action(paymentActions)),
}

/** One payment: a ticket, in full (I17), to the account that its payee had when the batch was submitted. */
export const redeemLine = z.object({
  line: z.number(),
  /** Null: it is not submitted yet. */
  pkLine: z.nullable(z.string()),
  pkCredit: z.string(),
  /** Of the ticket that it is a part of. */
  pkRoot: z.nullable(z.string()),
  ...fields('creditNo', 'rootNo', 'payeeName', 'amount', 'promisedDate'),
  /** Null: the payee has no account that is proved (I18). */
  ...fields('payeeAccountName?', 'payeeAccount?', 'payeeBank?', 'bankSerial?', 'paidAt?', 'failReason?'),
  /** It failed, and a later batch, or a statement of the payer, has taken it again. */
  takenBy: z.nullable(nextTry),
  /** What this payment makes again. */
  before: z.nullable(triedBefore),
  /** Of one that is not paid yet: how the payment before it failed. */
  lastFailure: z.nullable(lastFailure),
  /** Of a form that is not submitted: why this one cannot be paid now, such as that it was paid meanwhile; null: it can. */
  blockedReason: z.nullable(z.string()),
  /** Null before it is submitted: nothing waits for anybody. */
  state: z.nullable(z.enum(redeemLineStateNames)),
  /** Who has confirmed it; null: it is not paid. */
  settledBy: z.nullable(z.enum(settledByNames)),
  /** The payer's receipt of it; null: it is not paid. */
  pkReceipt: z.nullable(z.string()),
  ...fields('receiptNo?'),
  /** What the reader can say of it, and the statement that it is in. */
  ...sayable,
})
export type RedeemLine = z.output<typeof redeemLine>

export const redeem = applications({
  type: 'REDEEM',
  name: 'redeems',
  drafts: '/corp/v1/pending/redeems',
  acts: '/corp/v1/redeems',
  steps: { PENDING_DIRECTOR: 'director-', PENDING_FINAL: 'final-' },
  payload: redeemPayload,
  names: { fkCredits: 'creditNo', pkAccount: 'payAccount' },
  row: { ...fields('payeeName', 'lineCount'), paidAmount: moneySum, failedAmount: moneySum, unpaidAmount: moneySum },
  detail: {
    lines: z.array(redeemLine),
    /** What each payee gets, in the order of the lines; Σ is the amount of the batch. */
    payees: z.array(z.object({ ...fields('payeeName', 'lineCount'), amount: moneySum })),
    ...fields('payAccount', 'bankName'),
  },
  facts: z.object({}),
  readers: [...coreHomes, ...redeemQueryPage],
})
export type RedeemApplication = z.output<typeof redeem.row>

const dueStates = ['DUE', 'OVERDUE'] as const
/** `FREE`: only those in no batch, `CHOOSABLE` and `NO_ACCOUNT` together; the others are what a figure counts. */
const dueBoxes = ['ALL', 'FREE', ...waysToPay.map((way) => dueBoxOf[way])] as const

/** A ticket that is to be paid now. Before its day an issuer does not learn who holds it (I26). */
export const dueTicket = z.object({
  pkCredit: z.string(),
  pkRoot: z.nullable(z.string()),
  ...fields('creditNo', 'rootNo', 'payeeName', 'amount', 'promisedDate', 'payableDate', 'daysRemaining', 'redeemNo?'),
  /** The batch that has it, to be read; null: none has. */
  pkRedeem: z.nullable(z.string()),
  /** A draft, or a batch that came back, that names it: it holds nothing, and is gone on with. */
  draft: z.nullable(z.object({ pkRedeem: z.string(), ...fields('redeemNo') })),
  /** The statement that its payment was made: of one that failed, or that the bank has not answered. */
  claim: openClaim,
  /** The payment that can be said something of: the one that the bank has not answered, else the last one, which failed. */
  payment: z.nullable(z.object({ pkLine: z.string(), pkApply: z.string(), line: z.number() })),
  /** Null: the payee has no account that is proved. */
  ...fields('payeeAccount?'),
  /** Its last four digits. */
  accountTail: z.nullable(z.string()),
  /** Of a payee without one: when the issuer has last asked it to register one; null: it has not. */
  remindedOn: z.nullable(day),
  state: z.enum(dueStates),
  /** Its last payment, where that failed and nothing has taken it again: it is paid anew, or said to be paid outside the bank. */
  lastFailure: z.nullable(lastFailure),
  ...fields('failReason?'),
  actions: z.array(action(paymentActions)),
  /** Why it cannot be chosen, in words: it is in a batch, or its payee has no account; null when it can. */
  blockedReason: z.nullable(z.string()),
})
export type DueTicket = z.output<typeof dueTicket>

export const listDueTickets = list({
  name: 'redeem-due',
  path: '/corp/v1/redeems/due',
  summary: '待兑付金票：已到期与已逾期',
  permission: [...redeemPages, ...coreHomes],
  row: dueTicket,
  filters: { payeeName: 'contains', creditNo: 'contains', promisedDate: 'range', state: dueStates },
  choices: { box: dueBoxes },
  sort: ['promisedDate', 'amount', 'creditNo'],
  sums: ['amount'],
  words: { state: () => issuerTicketStates },
})

/** One payment of a batch that was submitted, as 兑付查询 shows it. */
export const redeemLineRow = z.object({
  pkLine: z.string(),
  pkApply: z.string(),
  line: z.number(),
  pkCredit: z.string(),
  ...fields('redeemNo', 'creditNo', 'payeeName', 'amount', 'payDate', 'bankSerial?', 'paidAt?', 'failReason?'),
  /** It failed, and a later batch, or a statement of the payer, has taken it again. */
  takenBy: z.nullable(nextTry),
  /** What this payment makes again. */
  before: z.nullable(triedBefore),
  lineState: z.enum(redeemLineStateNames),
  settledBy: z.nullable(z.enum(settledByNames)),
  ...sayable,
})
export type RedeemLineRow = z.output<typeof redeemLineRow>

export const listRedeemLines = list({
  name: 'redeem-lines',
  path: '/corp/v1/redeems',
  summary: '兑付明细：每张金票的付款',
  permission: redeemPages,
  row: redeemLineRow,
  filters: {
    redeemNo: 'contains',
    creditNo: 'contains',
    payeeName: 'contains',
    payDate: 'range',
    amount: 'range',
    lineState: redeemLineStateNames,
  },
  sort: ['payDate', 'redeemNo', 'amount', 'payeeName', 'lineState'],
  sums: ['amount'],
  words: { lineState: () => redeemLineStates, settledBy: () => settledBy },
})

const figure = z.object({ count: z.number(), amount: moneySum })
/** What is to be paid by now, by what can be done about it. */
export const toPay = z.object({
  choosable: figure,
  noAccount: figure,
  registered: figure,
  paying: figure,
  failed: figure,
})
/**
 * What is to be paid and in no batch: overdue, due, and in the next seven days as a sum only (I26). `choosable`: what of the
 * first two a batch can be made of now, because its payee has an account that is proved (I18); `noAccount`: what
 * has to wait for one.
 */
export const getRedeemFigures = endpoint({
  method: 'GET',
  path: '/corp/v1/redeems/figures',
  summary: '兑付概览：已逾期、已到期、7 日内到期与可登记兑付的笔数与金额',
  permission: [...redeemPages, ...coreHomes],
  data: z.object({ due: figure, soon: figure, overdue: figure, choosable: figure, noAccount: figure }),
})

/** One payment with to whom and from which account it is made: what a statement of it begins with. */
export const getRedeemLine = endpoint({
  method: 'GET',
  path: '/corp/v1/redeems/lines/:pkLine',
  summary: '一笔兑付付款：收款账户、付款账户与状态',
  permission: redeemPages,
  params: z.object({ pkLine: pk }),
  data: z.object({
    ...redeemLineRow.shape,
    ...fields('promisedDate', 'payeeAccountName', 'payeeAccount', 'payeeBank', 'payAccount'),
  }),
})
export type PaidLine = z.output<(typeof getRedeemLine)['data']>

/** 登记付款失败: the payer says by signature that one payment has failed, where the bank has not. The ticket is due again as before. */
export const registerFailure = endpoint({
  method: 'POST',
  path: '/corp/v1/redeems/:pkApply/lines/:line/failure',
  summary: '登记付款失败（经办签名）：原因；金票恢复待兑付，可重新登记兑付',
  permission: redeemPage,
  posts: claims.REDEEM_FAILURE.claimants,
  params: z.object({ pkApply: pk, line: z.coerce.number().check(z.int(), z.minimum(0)) }),
  body: z.object({ reason, signature: signaturePayload }),
  data: batchResult,
})

/** Asks payees without a proved account to register one; each is asked once a day, and a second time refused. */
export const remindPayees = endpoint({
  method: 'POST',
  path: '/corp/v1/redeems/remind',
  summary: '提醒收款方登记收款账户',
  permission: redeemPage,
  body: z.object({ fkCredits: z.array(pk).check(z.minLength(1), z.maxLength(MAX_REDEEM_LINES)) }),
  names: { fkCredits: 'creditNo' },
  data: z.object({ count: z.number() }),
})

/** 付款通知书: what the enterprise tells its bank to pay, printed. */
export const getPaymentNotice = endpoint({
  method: 'GET',
  path: '/corp/v1/redeems/notice/:pkApply',
  summary: '付款通知书',
  permission: redeemPages,
  params: z.object({ pkApply: pk }),
  data: z.object({
    ...fields('redeemNo', 'corpName', 'accountName', 'bankName'),
    payDate: day,
    payAccount: z.string(),
    amount: money,
    amountInWords: z.string(),
    remark: z.string(),
    lines: z.array(redeemLine),
  }),
})
