import type { RedeemPayload } from '@jinpiao/contract/redeem'
import { formatMoney } from '@jinpiao/values/money'
import type { Act } from '../../acts/command.ts'
import type { ProofOf, Question } from '../../acts/evidence.ts'
import { money } from '../../acts/ledger.ts'
import { moveLimitBy } from '../../acts/limits.ts'
import { notify } from '../../acts/notify.ts'
import { accountAsked, amountAsked, fileOfCorp, happenedAt, maySay, serial } from '../../acts/said.ts'
import { liftSuspension } from '../../acts/suspension.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { type Application, nameOf, submittedOn } from '../../flow/application.ts'
import type { Heard, StepAbout, StepJudge } from '../../flow/business.ts'
import { redeemTicket } from '../../tickets/redeem.ts'
import { freeTicket, readTicket } from '../../tickets/tickets.ts'
import { writeReceipt } from '../receipts.ts'
import { redeemLineOf, type StoredLine, setLine } from './lines.ts'

/** What proves a payment: of the whole amount of its line, to the account that the line names. */
const paymentProof = {
  bankSerial: serial,
  paidAt: happenedAt(({ about }: Question<StepAbout<RedeemPayload>>) => submittedOn(about.application)),
  amount: amountAsked,
  accountNo: accountAsked,
  /** The bank's receipt, where a person registers the payment. */
  pkFile: maySay(fileOfCorp),
}
export const redeemJudge: StepJudge<RedeemPayload> = { APPROVE: paymentProof }

/** The bank, or somebody who has seen its answer, says what became of one payment. */
export async function hearLine(
  act: Act,
  application: Application,
  _payload: RedeemPayload,
  { line, comment, body }: Heard,
): Promise<void> {
  if (line === undefined) return
  const stored = await redeemLineOf(act.tx, application.pkApply, line)
  if (stored === undefined) throw new Error(`${application.applyNo} has no line ${line.line}`)
  if (line.state === 'ACCEPTED') await paid(act, application, stored, body as ProofOf<typeof paymentProof>)
  else await failed(act, application, stored, comment)
}

/** The ticket ends, its limit has the amount again, both sides have a receipt and an entry in their books. */
async function paid(
  act: Act,
  application: Application,
  line: StoredLine,
  { bankSerial, paidAt, pkFile }: ProofOf<typeof paymentProof>,
): Promise<void> {
  const { pkApply, fkCorp } = application
  const { pkCredit, creditNo, amountFen, fkPayee, payeeName } = line
  await setLine(act, line, { state: 'PAID', bankSerial, paidAt, receiptFileId: pkFile ?? null })
  const ticket = await redeemTicket(act, await readTicket(act.tx, pkCredit), application)
  await moveLimitBy(act, ticket.fkLimit, 'RELEASE', amountFen, { pkApply, pkCredit })
  const issuerName = await nameOf(act.tx, fkCorp)
  const payment = { amountFen, bankSerial, ticket: { pkCredit, creditNo } } as const
  money(act, application, { ...payment, fkCorp, direction: 'OUT', fkParty: fkPayee, partyName: payeeName })
  money(act, application, { ...payment, fkCorp: fkPayee, direction: 'IN', fkParty: fkCorp, partyName: issuerName })
  const receipt = { kind: 'REDEEM', application, ticket } as const
  await writeReceipt(act, { ...receipt, fkCorp, counterpartyName: payeeName })
  await writeReceipt(act, { ...receipt, fkCorp: fkPayee, counterpartyName: issuerName })
  await notify(
    act,
    fkPayee,
    { posts: ['OPERATOR', 'DIRECTOR'] },
    {
      name: 'REDEEM_PAID',
      params: [issuerName, creditNo, formatMoney(amountFen), bankSerial],
      messageType: 'NOTICE',
      target: `ticket:${pkCredit}`,
    },
  )
  await liftSuspension(act, ticket.fkIssuer)
}

/** One serial is one payment. @throws {BusinessError} 04000146 the bank's paper belongs to another ticket already. */
export async function requireNewSerial(
  { tx }: Pick<Act, 'tx'>,
  { fkCorp }: Pick<StoredLine, 'fkCorp'>,
  bankSerial: string,
): Promise<void> {
  const known = await tx
    .selectFrom('redeem_line')
    .select('creditNo')
    .where('fkCorp', '=', fkCorp)
    .where('bankSerial', '=', bankSerial)
    .executeTakeFirst()
  if (known) throw new BusinessError('04000146', bankSerial, known.creditNo)
}

/** The ticket is due as before, and can be paid by another batch. */
async function failed(act: Act, application: Application, line: StoredLine, reason: string): Promise<void> {
  const { pkCredit, creditNo, amountFen } = line
  await setLine(act, line, { state: 'FAILED', reason })
  await freeTicket(act, await readTicket(act.tx, pkCredit), application.pkApply)
  await notify(
    act,
    application.fkCorp,
    { posts: ['OPERATOR', 'DIRECTOR'] },
    {
      name: 'REDEEM_LINE_FAILED',
      params: [application.applyNo, creditNo, formatMoney(amountFen), reason],
      messageType: 'RISK',
      target: `ticket:${pkCredit}`,
    },
  )
}
