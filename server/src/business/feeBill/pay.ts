import { findRegisterProblem } from '@jinpiao/contract/billRules'
import { payBill as endpoint } from '@jinpiao/contract/bills'
import { claims } from '@jinpiao/contract/claims'
import type { ReportedPayment } from '@jinpiao/contract/reportedPayment'
import type { FeeState } from '@jinpiao/contract/states/exchange'
import { fenToDecimal } from '@jinpiao/values/money'
import { runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { holdFiles } from '../../acts/files.ts'
import { lockRows } from '../../acts/locks.ts'
import { askOutside } from '../../acts/tasks.ts'
import { BusinessError, refuse } from '../../domain/businessError.ts'
import { collectionAccount } from '../../platform/collectionAccount.ts'
import { ownBill, refusedOf } from '../../queries/bills.ts'
import { ownFiles } from '../../queries/files.ts'
import { requirePayment } from '../../queries/reportedPayment.ts'

/**
 * 登记缴费: the enterprise reports that it has paid a bill through its bank; the bank is asked whether the money has come.
 * @throws {BusinessError} 06000204 it is paid, waived, or being confirmed; 99000409 it has changed meanwhile.
 */
export function payBill(
  context: CommandContext,
  { pkBill }: { pkBill: string },
  { version, ...payment }: ReportedPayment & { version: number },
): Promise<{ version: number }> {
  const { permission, posts } = endpoint
  const input = { pkBill, version, ...payment }
  return runCommand(context, { name: 'FEE.REPORT', permission, posts }, input, async (act) => {
    const { tx, actor, at, today, facts } = act
    const { fkCorp } = actor
    await lockRows(act, { fee_bill: [pkBill] })
    const bill = await ownBill(tx, fkCorp, pkBill)
    const { feeBillNo } = bill
    refuse([findRegisterProblem({ feeBillNo, feeState: bill.state as FeeState })])
    if (bill.version !== version) throw new BusinessError('99000409')
    const { bankSerial, payDate, fileIds } = payment
    const refusedSerial = refusedOf(bill)
    await holdFiles(act, fileIds)
    const account = await requirePayment({ read: tx, fkCorp, today, refusedSerial }, payment)
    const payTo = await collectionAccount(tx)
    const json = {
      account: JSON.stringify(account),
      fileIds: JSON.stringify(fileIds),
      payTo: payTo && JSON.stringify(payTo),
    }
    await tx
      .updateTable('fee_bill')
      .set({ bankSerial, payDate, ...json, state: 'CONFIRMING', reason: null, version: version + 1, updatedAt: at })
      .where('pkBill', '=', pkBill)
      .execute()
    const files = await ownFiles(tx, fkCorp, fileIds)
    await askOutside(act, {
      kind: claims.FEE.asks,
      institution: claims.FEE.confirmer,
      target: pkBill,
      // A payment that is reported again is another question.
      round: version,
      fkCorp,
      no: feeBillNo,
      body: { party: bill.party, amount: fenToDecimal(bill.amountFen), account, payTo, bankSerial, payDate },
      files: files.map(({ pkFile, name, size }) => ({ pkFile, name, size })),
    })
    facts.push({
      action: 'FEE.REPORT',
      target: `bill:${pkBill}`,
      before: { state: bill.state },
      after: { state: 'CONFIRMING', bankSerial, payDate },
    })
    return { version: version + 1 }
  })
}
