import { type PayFault, payFaults } from '@jinpiao/contract/payFaults'
import type { RedeemPayload } from '@jinpiao/contract/redeem'
import type { SettledBy } from '@jinpiao/contract/states/redeem'
import { formatMoney } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import type { Act } from '../../acts/command.ts'
import type { ProofOf, Question } from '../../acts/evidence.ts'
import { giveNumber } from '../../acts/givenNumbers.ts'
import { money } from '../../acts/ledger.ts'
import { moveLimitBy } from '../../acts/limits.ts'
import { type Notice, notify } from '../../acts/notify.ts'
import { accountAsked, amountAsked, happenedAt, maySay, own, serial } from '../../acts/said.ts'
import { liftSuspension } from '../../acts/suspension.ts'
import { type Application, nameOf, submittedOn } from '../../flow/application.ts'
import type { Aftermath, Heard, StepAbout, StepJudge } from '../../flow/business.ts'
import { postsOf } from '../../flow/notices.ts'
import { redeemTicket } from '../../tickets/redeem.ts'
import { freeTicket, readTicket } from '../../tickets/tickets.ts'
import { curedByTicket } from '../cures.ts'
import { writeReceipt } from '../receipts.ts'
import { redeemLineOf, type StoredLine, setLine } from '../redeemLines.ts'
import { tellFailing } from './failingAccount.ts'
import { endStatement } from './statement.ts'

/** What proves a payment: of the whole amount of its line, to the account that the line names. */
const paymentProof = {
  bankSerial: serial,
  paidAt: happenedAt(({ about }: Question<StepAbout<RedeemPayload>>) => submittedOn(about.application)),
  amount: amountAsked,
  accountNo: accountAsked,
}
/** What may stand beside the reason of a no. */
const refusal = { fault: maySay(own(z.enum(payFaults))) }
export const redeemJudge: StepJudge<RedeemPayload> = { APPROVE: paymentProof, REJECT: refusal }

/** The same, or as a payer has stated it, with the receipt that it has shown. */
type Proof = Pick<ProofOf<typeof paymentProof>, 'bankSerial' | 'paidAt'> & { pkFile?: string }

/** The bank, or somebody in its place, says what became of one payment. */
export async function hearLine(
  act: Act,
  application: Application,
  _payload: RedeemPayload,
  { line, comment, body, stated }: Heard,
): Promise<Aftermath | void> {
  if (line === undefined) return
  const stored = await redeemLineOf(act.tx, application.pkApply, line)
  if (stored === undefined) throw new Error(`${application.applyNo} has no line ${line.line}`)
  const isPaid = line.state === 'ACCEPTED'
  const { fault = null } = body as { fault?: PayFault }
  const by = stated === 'PAYEE' || stated === 'PLATFORM' ? stated : 'BANK'
  if (isPaid) await paid(act, application, stored, body as Proof, by)
  else await failed(act, application, stored, { reason: comment, fault, isStated: stated === 'PAYER' })
  // Of what its payer has stated, the statement tells both.
  if (!isPaid && (stored.claim === null || stored.claimedBy === null))
    await tellNotPaid(act, application, stored, { isStated: stated === 'PAYER', fault, reason: comment })
  if (!isPaid) await tellFailing(act, stored)
  // The bank's answer ends what the payer has stated, either way.
  return by === 'BANK' ? endStatement(act, stored, { isPaid, reason: comment }) : undefined
}

/** The ticket ends, its limit has the amount again, both sides have a receipt and an entry in their books. */
async function paid(
  act: Act,
  application: Application,
  line: StoredLine,
  { bankSerial, paidAt, pkFile }: Proof,
  by: SettledBy,
): Promise<void> {
  const { pkApply, fkCorp } = application
  const { pkCredit, creditNo, amountFen, fkPayee, payeeName } = line
  if (by !== 'BANK') await takeStatedSerial(act, application, line, bankSerial)
  await setLine(act, line, {
    state: 'PAID',
    reason: null,
    fault: null,
    // What has failed and is paid by a statement goes on naming it: the batch says by what it was cured.
    takenBy: line.state === 'FAILED' ? line.takenBy : null,
    claim: null,
    settledBy: by,
    bankSerial,
    paidAt,
    receiptFileId: pkFile ?? null,
  })
  const ticket = await redeemTicket(act, await readTicket(act.tx, pkCredit), application)
  await moveLimitBy(act, ticket.fkLimit, 'RELEASE', amountFen, { pkApply, pkCredit })
  const issuerName = await nameOf(act.tx, fkCorp)
  const payment = { amountFen, bankSerial, ticket: { pkCredit, creditNo } } as const
  money(act, application, { ...payment, fkCorp, direction: 'OUT', fkParty: fkPayee, partyName: payeeName })
  money(act, application, { ...payment, fkCorp: fkPayee, direction: 'IN', fkParty: fkCorp, partyName: issuerName })
  const receipt = { kind: 'REDEEM', application, ticket } as const
  await writeReceipt(act, { ...receipt, fkCorp, counterpartyName: payeeName })
  await writeReceipt(act, { ...receipt, fkCorp: fkPayee, counterpartyName: issuerName })
  if (by === 'BANK') await tellPaid(act, line, issuerName, bankSerial)
  await curedByTicket(act, pkCredit, by === 'BANK' ? undefined : pkApply)
  await liftSuspension(act, ticket.fkIssuer)
}

/** The payee hears that the bank has paid; of what it has confirmed itself, or the platform judged, its statement tells. */
const tellPaid = (act: Act, line: StoredLine, issuerName: string, bankSerial: string) =>
  notify(
    act,
    line.fkPayee,
    { posts: ['OPERATOR', 'DIRECTOR'] },
    {
      name: 'REDEEM_PAID',
      params: [issuerName, line.creditNo, formatMoney(line.amountFen), bankSerial],
      messageType: 'NOTICE',
      target: `ticket:${line.pkCredit}`,
    },
  )

/** Why a payment has failed, and whose word that is. */
interface Failure {
  reason: string
  /** Where it lies, as the bank says it. */
  fault: PayFault | null
  isStated: boolean
}

/** The payee hears that it was not paid, as it would that it was; and why, where its own account is. */
async function tellNotPaid(
  act: Act,
  { fkCorp }: Application,
  { fkPayee, pkCredit, creditNo, amountFen, accountNo }: StoredLine,
  { isStated, fault, reason }: Failure,
): Promise<void> {
  const params = [await nameOf(act.tx, fkCorp), creditNo, formatMoney(amountFen)]
  const notice: Pick<Notice, 'name' | 'params'> =
    fault === 'PAYEE_ACCOUNT'
      ? { name: 'REDEEM_NOT_PAID_ACCOUNT', params: [...params, reason, accountNo.slice(-4)] }
      : { name: isStated ? 'REDEEM_NOT_PAID_STATED' : 'REDEEM_NOT_PAID', params }
  const posts = ['OPERATOR', 'DIRECTOR'] as const
  await notify(act, fkPayee, { posts }, { ...notice, messageType: 'RISK', target: `ticket:${pkCredit}` })
}

/** The serial that a payer has stated is one payment's, as one that the bank says. @throws {BusinessError} 01000335 */
async function takeStatedSerial(act: Act, { pkApply, applyNo }: Application, { line }: StoredLine, bankSerial: string) {
  const refusal = await giveNumber(
    act,
    { institution: 'BANK', fkFunder: null, target: pkApply, no: applyNo, line },
    'bankSerial',
    bankSerial,
  )
  if (refusal !== undefined) throw refusal
}

/** The ticket is due as before, and can be paid by another batch. */
async function failed(
  act: Act,
  application: Application,
  line: StoredLine,
  { reason, fault, isStated }: Failure,
): Promise<void> {
  const { pkCredit, creditNo, amountFen } = line
  await setLine(act, line, { state: 'FAILED', reason, fault, claim: null, claimedBy: null })
  await freeTicket(act, await readTicket(act.tx, pkCredit), application.pkApply)
  await notify(
    act,
    application.fkCorp,
    { posts: postsOf(application) },
    {
      name: isStated ? 'REDEEM_FAILURE_STATED' : 'REDEEM_LINE_FAILED',
      params: [application.applyNo, creditNo, formatMoney(amountFen), reason],
      messageType: 'RISK',
      // The ticket knows nothing of it; the batch says what failed, why, and what can be done.
      target: `application:${application.pkApply}`,
    },
  )
}
