import * as z from 'zod/mini'
import { claims } from './claims.ts'
import { endpoint } from './endpoint.ts'
import { day, fields, money, moneySum, pk } from './fields.ts'
import { chainCreditPage, creditFundPage } from './permissions/credit.ts'
import { loanReaders } from './permissions/loans.ts'
import { type Problem, problem } from './problems.ts'
import { paymentNames, reportedPayment } from './reportedPayment.ts'
import { transferStateNames } from './states/loans.ts'

const pages = [...loanReaders, ...chainCreditPage, ...creditFundPage]
const params = z.object({ pkDraw: pk })

/** What is due of a loan today and can be paid on one's own initiative, before the bank collects it again. */
export const getOwed = endpoint({
  method: 'GET',
  path: '/corp/v1/self-loans/draws/:pkDraw/owed',
  summary: '今日应还：已到期与逾期各期的本金、利息、罚息，重新扣款与转账还款的办法',
  permission: pages,
  params,
  data: z.object({
    ...fields('drawNo', 'funderName'),
    /** Today: penalty is as of it. */
    day,
    /** Days since the first unpaid instalment had to be paid; 0: nothing is overdue. */
    ...fields('overdueDays'),
    total: moneySum,
    /** The oldest first: a payment goes to them in this order, of each to penalty, then interest, then principal. */
    rows: z.array(z.object(fields('instalmentNo', 'dueDate', 'principal', 'interest', 'penalty'))),
    /** The account that the bank collects from. */
    account: z.object({ ...fields('accountName', 'bankName'), accountTail: z.string() }),
    /** Where a transfer goes to, with the loan's number as its remark; null: the funder has named no account. */
    payTo: z.nullable(z.object(fields('payeeAccountName', 'payeeAccount', 'payeeBank'))),
    /** The bank has been asked to collect and has not answered. */
    isCollecting: z.boolean(),
    /** What the bank collected the last time, where that was a part; null: it was all, or nothing, or is not answered. */
    collectedPart: z.nullable(money),
    /** Why the bank has not collected the last time, or only a part; null: it has all, or has not answered. */
    ...fields('failReason?'),
    /** The transfer that was reported last; null: none was. */
    transfer: z.nullable(
      z.object({
        ...fields('amount', 'bankSerial', 'payDate', 'failReason?'),
        state: z.enum(transferStateNames),
        /** Until when the funder is waited for. */
        answerBy: day,
      }),
    ),
    /** Why the bank cannot be asked now, in words; null: it can. */
    collectRefusal: z.nullable(z.string()),
    /** Why no transfer can be reported now, in words; null: it can. */
    transferRefusal: z.nullable(z.string()),
  }),
})
export type OwedNow = z.output<(typeof getOwed)['data']>

/** 重新扣款: the bank is asked to collect what is due, or a part of it, from the account that the loan names. */
export const collectNow = endpoint({
  method: 'POST',
  path: '/corp/v1/self-loans/draws/:pkDraw/collect',
  summary: '重新扣款：请银行从还款账户扣收已到期的全部或部分款项',
  permission: pages,
  posts: claims.LOAN.claimants,
  params,
  body: z.object({ amount: money }),
  data: z.object({}),
})

/** 登记转账还款: the enterprise has transferred what is due, or a part of it, to its funder, which says whether it has come. */
export const reportTransfer = endpoint({
  method: 'POST',
  path: '/corp/v1/self-loans/draws/:pkDraw/transfers',
  summary: '登记转账还款：金额、付款账户、银行流水号、付款日期、回单，由资金方确认',
  permission: pages,
  posts: claims.LOAN.claimants,
  params,
  body: z.object({ amount: money, ...reportedPayment.shape }),
  names: paymentNames,
  data: z.object({}),
})

/** How something due of a loan stands, for both ways to pay it. */
export interface OwedFacts {
  /** What is due with penalty, in fen. */
  owedFen: bigint
  /** The bank has been asked and has not answered. */
  isCollecting: boolean
  /** A transfer waits for the funder. */
  isConfirming: boolean
  /** The bank collects on working days: the next one, where today is none. */
  nextWorkingDay: string | null
}

/** Why the bank cannot be asked to collect; undefined: it can. The sheet and the server say the same. */
export function collectRefusal(facts: OwedFacts): Problem | undefined {
  const { owedFen, isCollecting, isConfirming, nextWorkingDay } = facts
  if (owedFen === 0n) return problem('', '09000130')
  if (isCollecting) return problem('', '09000131')
  if (isConfirming) return problem('', '09000132')
  return nextWorkingDay === null ? undefined : problem('', '09000133', nextWorkingDay)
}

/** Why no transfer can be reported; undefined: it can. */
export function transferRefusal({ owedFen, isCollecting, isConfirming }: OwedFacts): Problem | undefined {
  if (owedFen === 0n) return problem('', '09000130')
  if (isCollecting) return problem('', '09000131')
  return isConfirming ? problem('', '09000132') : undefined
}

/** An amount that is nothing, or more than is due. */
export const amountRefusal = (fen: bigint, owedFen: bigint, owed: string): Problem | undefined =>
  fen > 0n && fen <= owedFen ? undefined : problem('amount', '09000134', owed)
