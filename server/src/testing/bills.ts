import { type Act, runCommand } from '../acts/command.ts'
import type { CommandContext } from '../acts/context.ts'
import { newPk } from '../acts/keys.ts'
import { bearBill, type NewBill } from '../fees/bills.ts'

/** A bill of the enterprise of a context, such as one of 30.00 yuan that a bank has taken already. */
export function billOf(
  context: CommandContext,
  change: Partial<NewBill> = {},
): Promise<{ pkBill: string; feeBillNo: string }> {
  const asking = { ...context, requestId: newPk() }
  return runCommand(asking, { name: 'FEE.BEAR', permission: 'signedIn' }, {}, (act: Act) =>
    bearBill(act, {
      fkCorp: context.actor.fkCorp,
      kind: 'FINANCE_FEE',
      party: '示范商业银行',
      partyKind: 'BANK',
      amountFen: 3000n,
      source: { no: 'SQ1', pk: newPk() },
      state: 'PAID',
      ...change,
    }),
  )
}

/** What stands on the invoices of the enterprise of a context. */
export async function fillBilling({ database, actor }: CommandContext): Promise<void> {
  const billing = { taxNo: '91420100MA4KTEST01', address: '示范路 8 号', phone: '027-88880000' }
  const account = { bankName: '示范商业银行', accountNo: '62990001', email: 'fees@example.com', kind: 'NORMAL' }
  await database.write((tx) =>
    tx
      .insertInto('billing_info')
      .values({ ...billing, ...account, fkCorp: actor.fkCorp, updatedAt: '2026-11-01T00:00:00.000+08:00' })
      .onConflict((conflict) => conflict.doNothing())
      .execute(),
  )
}
