import type { DataOf } from '@jinpiao/contract/endpoint'
import { type RedeemApplication, type RedeemPayload, redeem } from '@jinpiao/contract/redeem'
import { findRedeemProblems, redeemTopics } from '@jinpiao/contract/redeemRules'
import { termOf } from '@jinpiao/contract/terms'
import { fenToDecimal } from '@jinpiao/values/money'
import type { FormBusiness, Judging, OwnDetail, OwnRow } from '../../flow/business.ts'
import { tellApproved } from '../../flow/notices.ts'
import { readPayables } from '../../queries/payables.ts'
import { freeTicket, holdTicket, readTicket } from '../../tickets/tickets.ts'
import { matterOf } from '../receiptMatter.ts'
import { attemptsOf, dropLines, keepLines, redeemLinesOf, setLine, statedLines, toOrder } from '../redeemLines.ts'
import { redeemAnswers } from './answers.ts'
import { checkRedeems } from './check.ts'
import { toRedeemDetail } from './detail.ts'
import { readRedeemFacts } from './facts.ts'
import { redeemHints } from './hints.ts'
import { hearLine, redeemJudge } from './paid.ts'
import { columnsOf, payloadOf } from './payload.ts'
import { redeemReceiptFacts, redeemSignedIn } from './receiptFacts.ts'
import { toRedeemRows } from './rows.ts'

/**
 * REDEEM (兑付): a batch of due tickets, each paid in full (I17) to the account that its payee had when the batch was
 * submitted. The bank answers line by line; what it has not answered the payer may state (REDEEM_CLAIM). A failed line is due
 * again.
 */
export const redeemBusiness: FormBusiness<
  RedeemPayload,
  OwnRow<RedeemApplication>,
  OwnDetail<DataOf<typeof redeem.get>>
> &
  Judging<'REDEEM', RedeemPayload> = {
  type: 'REDEEM',
  family: 'REDEEM',
  definition: redeem,
  read: payloadOf,
  columns: columnsOf,

  /** The limit of a ticket gets back what the ticket took, once it is paid; what the payer has stated ends with it. */
  async touches({ read }, { fkCredits }, application) {
    const rows = await read
      .selectFrom('ticket')
      .select('fkLimit')
      .distinct()
      .where('pkCredit', 'in', ['', ...fkCredits])
      .execute()
    const stated = application ? await statedLines(read, application.pkApply) : []
    const claims = stated.flatMap(({ claimedBy }) => claimedBy ?? [])
    const matters = await Promise.all(claims.map((claim) => matterOf(read, claim)))
    return {
      application: claims,
      ticket: fkCredits,
      credit_limit: rows.map(({ fkLimit }) => fkLimit),
      confirmation: matters.flatMap((matter) => matter?.pkConfirm ?? []),
    }
  },

  problems: async (reading, payload, _moment, application) =>
    findRedeemProblems(payload, await readRedeemFacts(reading, payload, application?.pkApply)),

  /** Each ticket's payee with the account that is paid: whoever signs sees where the money goes. */
  async details({ read, actor }, { fkCredits }) {
    const payables = await readPayables(read, actor.fkCorp, fkCredits)
    return payables.map(({ payeeName, account, amountFen }) => ({
      label: termOf('payeeName').name[0],
      party: account === undefined ? payeeName : `${payeeName} ${account.accountNo}`,
      amount: fenToDecimal(amountFen),
    }))
  },

  async hold(act, application, { fkCredits }) {
    for (const pkCredit of fkCredits) await holdTicket(act, await readTicket(act.tx, pkCredit), application)
    await keepLines(act, application, await readPayables(act.tx, application.fkCorp, fkCredits))
  },
  async release(act, { pkApply }, { fkCredits }) {
    for (const pkCredit of fkCredits) await freeTicket(act, await readTicket(act.tx, pkCredit), pkApply)
    await dropLines(act, pkApply)
  },

  async decided(act, application) {
    await setLine(act, application, { state: 'PAYING' })
    await tellApproved(act, application)
    const lines = await redeemLinesOf(act.tx, application.pkApply)
    return {
      outputs: lines.map(({ line, creditNo, payeeName, amountFen }) => ({
        line,
        no: creditNo,
        party: payeeName,
        amountFen,
      })),
    }
  },
  /** The bank is told each payment: it answers them one by one. */
  async asked({ tx }, { pkApply, fkCorp }, { fkCredits }) {
    const payables = await readPayables(tx, fkCorp, fkCredits)
    const dayOf = new Map(payables.map(({ creditNo, payableDate }) => [creditNo, payableDate]))
    const lines = await redeemLinesOf(tx, pkApply)
    const attemptOf = await attemptsOf(tx, fkCredits)
    const orders = lines.map((line) => ({
      ...toOrder(line, attemptOf(line.pkCredit)),
      payableDate: dayOf.get(line.creditNo),
    }))
    return { body: { lines: orders } }
  },
  judges: { BANK: redeemJudge },
  heard: hearLine,

  toRows: toRedeemRows,
  toDetail: toRedeemDetail,
  hints: redeemHints,
  topics: redeemTopics,
  files: () => [],
  answers: redeemAnswers,
  check: checkRedeems,
  receiptFacts: redeemReceiptFacts,
  signedIn: redeemSignedIn,
}
