import { type Billing, putBillingInfo as endpoint } from '@jinpiao/contract/billingInfo'
import { findBillingProblems } from '@jinpiao/contract/billingRules'
import { BusinessError, refuse } from '../domain/businessError.ts'
import { runCommand } from './command.ts'
import type { CommandContext } from './context.ts'
import { lockRow } from './locks.ts'

/**
 * What stands on invoices from now on; what has been applied for keeps what it said.
 * @throws {BusinessError} 99000409 somebody else has saved it meanwhile.
 */
export function putBillingInfo(
  context: CommandContext,
  change: Billing & { version: number },
): Promise<{ version: number }> {
  const { permission, posts } = endpoint
  return runCommand(context, { name: 'BILLING.SAVE', permission, posts }, change, async ({ tx, actor, at, facts }) => {
    refuse(findBillingProblems(change))
    const { fkCorp } = actor
    // Two who save for the first time meet here: there is no row yet.
    await lockRow(tx, 'corp', { pkCorp: fkCorp })
    const stored = await tx.selectFrom('billing_info').selectAll().where('fkCorp', '=', fkCorp).executeTakeFirst()
    if ((stored?.version ?? 0) !== change.version) throw new BusinessError('99000409')
    const { version, billingAddress: address, billingPhone: phone, invoiceKind: kind, ...rest } = change
    const row = { ...rest, address, phone, kind, fkCorp, version: version + 1, updatedAt: at }
    await tx
      .insertInto('billing_info')
      .values(row)
      .onConflict((conflict) => conflict.column('fkCorp').doUpdateSet(row))
      .execute()
    facts.push({
      action: 'BILLING.SAVE',
      target: `corp:${fkCorp}`,
      ...(stored && { before: { taxNo: stored.taxNo, email: stored.email } }),
      after: { taxNo: row.taxNo, email: row.email, version: row.version },
    })
    return { version: row.version }
  })
}
