import { claims } from '@jinpiao/contract/claims'
import { amountRefusal, reportTransfer as endpoint, transferRefusal } from '@jinpiao/contract/loanDue'
import type { ReportedPayment } from '@jinpiao/contract/reportedPayment'
import { decimalToFen, fenToDecimal, formatMoney } from '@jinpiao/values/money'
import { addWorkingDays } from '@jinpiao/values/workingDays'
import { runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { holdFiles } from '../../acts/files.ts'
import { holidays } from '../../acts/holidays.ts'
import { newPk } from '../../acts/keys.ts'
import { askOutside } from '../../acts/tasks.ts'
import { BusinessError, refuse } from '../../domain/businessError.ts'
import { loanTarget, lockedDraw } from '../../loans/draws.ts'
import { readOwedFacts } from '../../loans/owed.ts'
import { readPlan } from '../../loans/plan.ts'
import { requireNewRepayment } from '../../loans/serials.ts'
import { refusedSerialOf } from '../../loans/transfers.ts'
import { payeeAccountOf, snapshotOf } from '../../queries/accounts.ts'
import { readableFiles } from '../../queries/files.ts'
import { requirePayment } from '../../queries/reportedPayment.ts'

/**
 * 登记转账还款: the enterprise says that it has transferred what is due of a loan, or a part of it. The funder is asked
 * whether it has come; until then nothing of the loan is paid.
 *
 * @throws {BusinessError} what `transferRefusal`, `amountRefusal` and the rules of a reported payment say; 09000124 the serial
 * is another repayment's; 09000135 the funder has named no account.
 */
export function reportTransfer(
  context: CommandContext,
  { pkDraw }: { pkDraw: string },
  { amount, ...payment }: ReportedPayment & { amount: string },
): Promise<Record<string, never>> {
  const { permission, posts } = endpoint
  const input = { pkDraw, amount, ...payment }
  return runCommand(context, { name: 'LOAN.TRANSFER', permission, posts }, input, async (act) => {
    const { tx, actor, at, today, facts } = act
    const { fkCorp } = actor
    const draw = await lockedDraw(act, pkDraw)
    if (draw.fkCorp !== fkCorp) throw new BusinessError('01000302')
    const owed = await readOwedFacts(tx, draw, await readPlan(tx, draw), today)
    const fen = decimalToFen(amount)
    refuse([transferRefusal(owed), amountRefusal(fen, owed.owedFen, formatMoney(owed.owedFen))])
    const payTo = await payeeAccountOf(tx, draw.fkFunder)
    if (payTo === undefined) throw new BusinessError('09000135', draw.funderName)
    const { bankSerial, payDate, fileIds } = payment
    await holdFiles(act, fileIds)
    const refusedSerial = await refusedSerialOf(tx, pkDraw)
    const account = await requirePayment({ read: tx, fkCorp, today, refusedSerial }, payment)
    await requireNewRepayment(act, fkCorp, bankSerial)
    const pkTransfer = newPk()
    const { workingDays, asks, confirmer } = claims.LOAN
    await tx
      .insertInto('loan_transfer')
      .values({
        pkTransfer,
        fkCorp,
        fkDraw: pkDraw,
        amountFen: fen,
        bankSerial,
        payDate,
        account: JSON.stringify(account),
        fileIds: JSON.stringify(fileIds),
        state: 'CONFIRMING',
        reason: null,
        answerBy: addWorkingDays(today, workingDays, await holidays(tx)),
        createdAt: at,
        updatedAt: at,
      })
      .execute()
    const files = await readableFiles(tx, fkCorp, fileIds)
    await askOutside(act, {
      kind: asks,
      institution: confirmer,
      fkFunder: draw.fkFunder,
      target: pkTransfer,
      round: 1,
      fkCorp,
      no: draw.drawNo,
      body: { drawNo: draw.drawNo, amount: fenToDecimal(fen), account, payTo: snapshotOf(payTo), bankSerial, payDate },
      files: files.map(({ pkFile, name, size }) => ({ pkFile, name, size })),
    })
    facts.push({
      action: 'LOAN.TRANSFER',
      target: loanTarget(draw),
      after: { drawNo: draw.drawNo, amountFen: String(fen), bankSerial, payDate },
    })
    return {}
  })
}
