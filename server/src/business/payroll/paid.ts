import { formatMoney } from '@jinpiao/values/money'
import type { Act } from '../../acts/command.ts'
import type { ProofOf } from '../../acts/evidence.ts'
import { money } from '../../acts/ledger.ts'
import { keepTold, notify } from '../../acts/notify.ts'
import { accountAsked, amountAsked, happenedAt, serial } from '../../acts/said.ts'
import type { Transition } from '../../domain/machine.ts'
import { type Application, anyApplication } from '../../flow/application.ts'
import type { Heard, StepJudge } from '../../flow/business.ts'
import { postsOf } from '../../flow/notices.ts'
import { readTicket } from '../../tickets/tickets.ts'
import { curedByWage } from '../cures.ts'
import { payloadOf } from '../financePayload.ts'
import type { PayrollPayload } from '../payrollPayload.ts'
import { writeReceipt } from '../receipts.ts'
import { maskedName, setWage, wagesOf } from '../wages.ts'

/** What proves that a wage was paid: all of it, to the person's account. */
const wageProof = {
  bankSerial: serial,
  paidAt: happenedAt(),
  amount: amountAsked,
  accountNo: accountAsked,
}
export const payrollJudge: StepJudge<PayrollPayload> = { APPROVE: wageProof }

/** The bank says what became of one wage. */
export async function hearWage(
  act: Act,
  application: Application,
  _payload: PayrollPayload,
  { line, comment, body }: Heard,
): Promise<void> {
  if (line === undefined) return
  const { pkApply, applyNo, fkCorp } = application
  const wage = (await wagesOf(act.tx, pkApply)).find((each) => each.line === line.line)
  if (wage === undefined) throw new Error(`${applyNo} has no wage ${line.line}`)
  const { personName, amountFen } = wage
  if (line.state === 'ACCEPTED') {
    const { bankSerial, paidAt } = body as ProofOf<typeof wageProof>
    await setWage(act, wage, { state: 'PAID', bankSerial, paidAt })
    await curedByWage(act, wage)
    const partyName = maskedName(personName)
    money(act, application, { fkCorp, direction: 'OUT', amountFen, fkParty: null, partyName, bankSerial })
    return tellPaid(act, application)
  }
  await setWage(act, wage, { state: 'FAILED', reason: comment })
  await notify(
    act,
    fkCorp,
    { posts: postsOf(application) },
    {
      name: 'PAYROLL_LINE_FAILED',
      params: [applyNo, maskedName(personName), formatMoney(amountFen), comment],
      messageType: 'RISK',
      target: `application:${pkApply}:${line.line}`,
    },
  )
}

/** How many of a list are paid by now, with what they come to, and how many wait for the bank. */
async function tellPaid(act: Act, application: Application): Promise<void> {
  const { pkApply, applyNo } = application
  const wages = await wagesOf(act.tx, pkApply)
  const paid = wages.filter(({ state }) => state === 'PAID')
  const sumFen = paid.reduce((sum, { amountFen }) => sum + amountFen, 0n)
  const open = wages.filter(({ state }) => state === 'PAYING').length
  await keepTold(
    act,
    application,
    { posts: postsOf(application) },
    {
      name: 'PAYROLL_PAID',
      params: [applyNo, String(paid.length), formatMoney(sumFen), String(open)],
      messageType: 'NOTICE',
    },
  )
}

/** The last wage is answered: what was paid is on one receipt, of the ticket that was financed. */
export async function endPayroll(
  act: Act,
  application: Application,
  { pkFinance }: PayrollPayload,
  { to }: Transition,
): Promise<void> {
  if (to !== 'DONE' && to !== 'PARTLY_FAILED') return
  const { fkCorp, pkApply, counterpartyName } = application
  const paid = (await wagesOf(act.tx, pkApply)).filter(({ state }) => state === 'PAID')
  const financing = await anyApplication(act.tx, pkFinance)
  await writeReceipt(act, {
    kind: 'PAYROLL',
    fkCorp,
    application,
    ticket: await readTicket(act.tx, payloadOf(financing.payload).fkCredit),
    counterpartyName: counterpartyName ?? '',
    amountFen: paid.reduce((sum, { amountFen }) => sum + amountFen, 0n),
  })
}
