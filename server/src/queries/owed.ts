import { dueOf } from '@jinpiao/contract/due'
import { businessMessage } from '@jinpiao/contract/errors'
import { collectRefusal, type OwedNow, transferRefusal } from '@jinpiao/contract/loanDue'
import { noReasonOf } from '@jinpiao/contract/noReason'
import type { InstitutionReply } from '@jinpiao/contract/outside'
import type { Problem } from '@jinpiao/contract/problems'
import { inLanguage, type Language } from '@jinpiao/contract/words'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { todayOf } from '../domain/clock.ts'
import { collections, readOwedFacts } from '../loans/owed.ts'
import { dueBy, penaltyOn, readPlan, unpaidOf } from '../loans/plan.ts'
import { lastTransfer, type Transfer } from '../loans/transfers.ts'
import { type AccountSnapshot, payeeAccountOf } from './accounts.ts'
import { ownDraw } from './draws.ts'

/** What is due of a loan today, row by row, and how it can be paid. @throws {BusinessError} 01000302 not the enterprise's. */
export async function getOwedOf(context: QueryContext, { pkDraw }: { pkDraw: string }): Promise<OwedNow> {
  const { read, clock, language } = context
  const day = todayOf(clock)
  const draw = await ownDraw(context, pkDraw)
  const plan = await readPlan(read, draw)
  const due = dueBy(plan, day)
  const facts = await readOwedFacts(read, draw, plan, day)
  const payTo = await payeeAccountOf(read, draw.fkFunder)
  const transfer = await lastTransfer(read, pkDraw)
  const { accountName, bankName, accountNo } = JSON.parse(draw.account) as AccountSnapshot
  const said = (found: Problem | undefined) => (found ? businessMessage(found.code, found.values, language) : null)
  const [late] = due.filter(({ payableDate }) => payableDate < day)
  return {
    drawNo: draw.drawNo,
    funderName: draw.funderName,
    day,
    overdueDays: late === undefined ? 0 : dueOf({ day: late.dueDate, lastDay: late.payableDate }, day).days,
    total: fenToDecimal(facts.owedFen),
    rows: due.map((row) => ({
      instalmentNo: row.seq,
      dueDate: row.dueDate,
      principal: fenToDecimal(unpaidOf(row).principal),
      interest: fenToDecimal(unpaidOf(row).interest),
      penalty: fenToDecimal(penaltyOn(draw, row, day)),
    })),
    account: { accountName, bankName, accountTail: accountNo.slice(-4) },
    payTo: payTo
      ? { payeeAccountName: payTo.accountName, payeeAccount: payTo.accountNo, payeeBank: payTo.bankName }
      : null,
    isCollecting: facts.isCollecting,
    ...(await lastFailure(read, pkDraw, language)),
    transfer: transfer ? toTransfer(transfer) : null,
    collectRefusal: said(collectRefusal(facts)),
    transferRefusal: said(transferRefusal(facts)),
  }
}

const toTransfer = ({ amountFen, bankSerial, payDate, reason, state, answerBy }: Transfer): OwedNow['transfer'] => ({
  amount: fenToDecimal(amountFen),
  bankSerial,
  payDate,
  failReason: reason,
  state,
  answerBy,
})

/** What the bank has not collected the last time, and why; nothing: it has collected all, or has not answered. */
async function lastFailure(
  read: Reader,
  pkDraw: string,
  language: Language,
): Promise<Pick<OwedNow, 'collectedPart' | 'failReason'>> {
  const none = { collectedPart: null, failReason: null }
  const last = await collections(read, pkDraw).orderBy('round', 'desc').executeTakeFirst()
  if (last?.state !== 'ANSWERED') return none
  const said = await read
    .selectFrom('outside_answer')
    .select(['answer', 'body'])
    .where('target', '=', last.target)
    .where('at', '>=', last.createdAt)
    .execute()
  const replies = said.map(({ answer, body }) => ({ answer, ...(JSON.parse(body) as Partial<InstitutionReply>) }))
  const reply = replies.find(({ pkTask }) => pkTask === last.pkTask)
  if (reply === undefined) return none
  const failReason = reply.comment || inLanguage(noReasonOf('BANK'), language)
  if (reply.answer === 'REJECT') return { collectedPart: null, failReason }
  const { amount } = JSON.parse(last.body) as { amount: string }
  const { paid = amount } = (reply.body ?? {}) as { paid?: string }
  return decimalToFen(paid) < decimalToFen(amount) ? { collectedPart: paid, failReason } : none
}
