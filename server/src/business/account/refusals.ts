import type { accountActions } from '@jinpiao/contract/actions'
import type { Reader } from '../../db/database.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { type BankAccount, isUsable, readAccounts } from '../../queries/accounts.ts'

export type AccountAction = (typeof accountActions)[number]

/** What keeps somebody from an act on an account; undefined: nothing. */
export async function accountRefusal(
  read: Reader,
  account: BankAccount,
  action: AccountAction,
): Promise<BusinessError | undefined> {
  if (action === 'DEFAULT') return isUsable(account) ? undefined : new BusinessError('07000102')
  if (action !== 'STOP') return undefined
  if (account.isDefault === 1) return new BusinessError((await hasOther(read, account)) ? '07000106' : '07000109')
  return (await isInBusiness(read, account)) ? new BusinessError('07000107') : undefined
}

/** Whether the enterprise has another account that could be the default. */
async function hasOther(read: Reader, { fkCorp, pkAccount }: BankAccount): Promise<boolean> {
  const accounts = await readAccounts(read, fkCorp)
  return accounts.some((other) => other.pkAccount !== pkAccount && isUsable(other))
}

/** A redemption pays to it, or from it, and has not ended. */
async function isInBusiness(read: Reader, { fkCorp, pkAccount, accountNo }: BankAccount): Promise<boolean> {
  const paidTo = await read
    .selectFrom('redeem_line')
    .select('pkLine')
    .where('fkPayee', '=', fkCorp)
    .where('accountNo', '=', accountNo)
    .where('state', 'in', ['WAITING', 'PAYING'])
    .limit(1)
    .executeTakeFirst()
  if (paidTo) return true
  const open = await read
    .selectFrom('application')
    .select('payload')
    .where('fkCorp', '=', fkCorp)
    .where('family', '=', 'REDEEM')
    .where('state', 'in', ['PENDING_DIRECTOR', 'PENDING_FINAL', 'PENDING_PAYMENT'])
    .execute()
  return open.some(({ payload }) => (JSON.parse(payload) as { pkAccount?: string }).pkAccount === pkAccount)
}
