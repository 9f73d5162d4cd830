import { claims } from '@jinpiao/contract/claims'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { registerPayment as registerEndpoint, reportRefusal } from '@jinpiao/contract/payments'
import type { ReportedPayment } from '@jinpiao/contract/reportedPayment'
import { todayInShanghai } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { type Act, runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import type { Proof, Question } from '../../acts/evidence.ts'
import { amountAsked, happenedOn, maySay, serialOf } from '../../acts/said.ts'
import { askOutside, finishTask } from '../../acts/tasks.ts'
import { BusinessError, refuse } from '../../domain/businessError.ts'
import { answerStep } from '../../flow/answers.ts'
import { anyApplication } from '../../flow/application.ts'
import type { Businesses } from '../../flow/business.ts'
import { lockByKey } from '../../flow/locks.ts'
import type { TaskHandler } from '../../flow/taskHandler.ts'
import { confirmPayment, findPayment, type Payment, refusePayment, reportPayment } from '../../payments/payments.ts'
import { readableFiles } from '../../queries/files.ts'
import { requirePayment } from '../../queries/reportedPayment.ts'
import { writeReceipt } from '../receipts.ts'

/** An order as it stands behind the lock of its application. @throws {BusinessError} 01000302 there is none such. */
async function lockedPayment(businesses: Businesses, act: Act, pkPayment: string, fkCorp?: string): Promise<Payment> {
  const found = await findPayment(act.tx, { pkPayment })
  if (found === undefined || (fkCorp !== undefined && found.fkCorp !== fkCorp)) throw new BusinessError('01000302')
  await lockByKey(businesses, act, [found.pkApply])
  const locked = await findPayment(act.tx, { pkPayment })
  if (locked === undefined) throw new BusinessError('01000302')
  return locked
}

/**
 * 登记付款: somebody says that the fee is paid, and the bank is asked whether it has arrived. It moves no money.
 * @throws {BusinessError} 08000103 there is nothing to pay now; 99000409 somebody has reported meanwhile; what the form's
 * rules refuse.
 */
export function registerPayment(
  businesses: Businesses,
  context: CommandContext,
  input: { pkPayment: string; version: number } & ReportedPayment,
): Promise<DataOf<typeof registerEndpoint>> {
  const { permission, posts } = registerEndpoint
  return runCommand(context, { name: 'PAYMENT.REPORT', permission, posts }, input, async (act) => {
    const { tx, actor, today } = act
    const { pkPayment, version, ...report } = input
    const payment = await lockedPayment(businesses, act, pkPayment, actor.fkCorp)
    const { state: reached } = await anyApplication(tx, payment.pkApply)
    refuse([reportRefusal({ state: payment.state, isAwaited: reached === 'PENDING_PAYMENT' })])
    if (payment.version !== version) throw new BusinessError('99000409')
    const account = await requirePayment(
      { read: tx, fkCorp: actor.fkCorp, today, refusedSerial: refusedIn(payment) },
      report,
    )
    const reported = await reportPayment(act, payment, report, account)
    const files = await readableFiles(tx, actor.fkCorp, report.fileIds)
    await askOutside(act, {
      kind: claims.EXCHANGE.asks,
      institution: claims.EXCHANGE.confirmer,
      target: pkPayment,
      // Each report is asked about once.
      round: reported.version,
      fkCorp: payment.fkCorp,
      no: payment.paymentNo,
      body: {
        amount: fenToDecimal(payment.amountFen),
        payeeAccountName: payment.payeeAccountName,
        payeeAccount: payment.payeeAccount,
        remark: payment.remark,
        account,
        bankSerial: report.bankSerial,
        payDate: report.payDate,
      },
      files: files.map(({ pkFile, name, size }) => ({ pkFile, name, size })),
    })
    return {}
  })
}

/** The serial that the bank has not found; null: none was refused. */
const refusedIn = ({ state, bankSerial }: Payment) => (state === 'REFUSED' ? bankSerial : null)

interface Reported {
  payment: Payment
  businesses: Businesses
}

/** What proves that a payment has arrived: as it was reported, whole. */
const arrivedProof = {
  bankSerial: serialOf(({ about }: Question<Reported>) => about.payment.bankSerial ?? ''),
  paidOn: maySay(
    happenedOn(({ about }: Question<Reported>) => todayInShanghai(Date.parse(about.payment.createdAt))),
    ({ about }) => about.payment.payDate ?? undefined,
  ),
  amount: amountAsked,
}

/** Whether the fee of an exchange has arrived: it leaves a receipt and the exchange goes on, or it can be reported again. */
export const exchangePayment: TaskHandler<Reported> = {
  async open(act, task, businesses) {
    const payment = await lockedPayment(businesses, act, task.target)
    if (payment.state !== 'PENDING_CONFIRM' || payment.version !== task.round) throw new BusinessError('99000409')
    return { payment, businesses }
  },
  judge: () => ({ APPROVE: arrivedProof }),
  async take(act, task, { payment, businesses }, { answer, comment, proof }) {
    await finishTask(act, task)
    if (answer !== 'APPROVE') return refusePayment(act, payment, comment)
    await takePayment(businesses, act, payment, proof)
  },
}

async function takePayment(businesses: Businesses, act: Act, payment: Payment, proof: Proof): Promise<void> {
  const paid = await confirmPayment(act, payment)
  const application = await anyApplication(act.tx, payment.pkApply)
  await writeReceipt(act, {
    kind: 'EXCHANGE_FEE',
    fkCorp: payment.fkCorp,
    application,
    source: { fkSource: payment.pkPayment, sourceNo: payment.paymentNo },
    counterpartyName: application.counterpartyName ?? paid.payeeAccountName,
    amountFen: paid.amountFen,
  })
  await answerStep(businesses, act, payment.pkApply, { from: 'BANK', body: proof })
}
