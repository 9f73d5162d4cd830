import type { Act } from '../../acts/command.ts'
import { lockRows } from '../../acts/locks.ts'
import { type BankAccount, payeeAccountOf, readAccount } from '../../queries/accounts.ts'
import { tellPayers } from './payers.ts'

/**
 * A proved account is used from now on: the one in whose place it comes is used no more, and an enterprise without a default
 * account has it. Whoever has to pay it and could not is told. The caller has locked the accounts of the enterprise, or makes a new one.
 */
export async function putInUse(act: Act, { pkAccount, fkCorp, replaces }: BankAccount): Promise<void> {
  const { tx, at } = act
  const before = await payeeAccountOf(tx, fkCorp)
  if (replaces !== null) await lockRows(act, { bank_account: [replaces] })
  const replaced = replaces === null ? undefined : await readAccount(tx, fkCorp, replaces)
  if (replaced?.state === 'ACTIVE') {
    await tx
      .updateTable('bank_account')
      .set({ state: 'REPLACED', isDefault: 0, updatedAt: at })
      .where('pkAccount', '=', replaced.pkAccount)
      .execute()
  }
  const isFirst = !(await tx
    .selectFrom('bank_account')
    .select('pkAccount')
    .where('fkCorp', '=', fkCorp)
    .where('isDefault', '=', 1)
    .executeTakeFirst())
  await tx
    .updateTable('bank_account')
    .set((eb) => ({
      state: 'ACTIVE',
      isDefault: isFirst ? 1 : 0,
      version: eb('version', '+', 1),
      updatedAt: at,
    }))
    .where('pkAccount', '=', pkAccount)
    .execute()
  if (before === undefined && (await payeeAccountOf(tx, fkCorp)) !== undefined) await tellPayers(act, fkCorp)
}
