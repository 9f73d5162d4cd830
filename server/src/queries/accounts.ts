import type { AccountUsage, listUsableAccounts } from '@jinpiao/contract/accounts'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Reader } from '../db/database.ts'
import type { BankAccountTable } from '../db/tables/accounts.ts'

export interface BankAccount extends Omit<Selectable<BankAccountTable>, 'usages'> {
  usages: readonly AccountUsage[]
}

/** I18: a test payment has proved the account, or it needs none. */
const proved: readonly string[] = ['VERIFIED', 'EXEMPT']

const toAccount = (row: Selectable<BankAccountTable>): BankAccount => ({ ...row, usages: JSON.parse(row.usages) })
/** In use and proved (I18). */
export const isUsable = ({ state, verifyState }: BankAccount) => state === 'ACTIVE' && proved.includes(verifyState)

/** An account of the enterprise whatever its state; undefined where it has none such. */
export async function readAccount(read: Reader, fkCorp: string, pkAccount: string): Promise<BankAccount | undefined> {
  const row = await read
    .selectFrom('bank_account')
    .selectAll()
    .where('pkAccount', '=', pkAccount)
    .where('fkCorp', '=', fkCorp)
    .executeTakeFirst()
  return row && toAccount(row)
}

/** Every account of the enterprise, whatever its state. */
export async function readAccounts(read: Reader, fkCorp: string): Promise<BankAccount[]> {
  return (await read.selectFrom('bank_account').selectAll().where('fkCorp', '=', fkCorp).execute()).map(toAccount)
}

/** Accounts of the enterprise that may be used for something; its default one first, then the oldest. */
export async function usableAccounts(read: Reader, fkCorp: string, usage: AccountUsage): Promise<BankAccount[]> {
  const rows = await read
    .selectFrom('bank_account')
    .selectAll()
    .where('fkCorp', '=', fkCorp)
    .where('state', '=', 'ACTIVE')
    .orderBy('createdAt')
    .orderBy('pkAccount')
    .execute()
  return rows
    .map(toAccount)
    .filter((account) => isUsable(account) && account.usages.includes(usage))
    .toSorted((one, other) => other.isDefault - one.isDefault)
}

/** Where an enterprise is paid; undefined: it has no account that is proved. */
export async function payeeAccountOf(read: Reader, fkCorp: string): Promise<BankAccount | undefined> {
  return (await payeeAccountsOf(read, [fkCorp])).get(fkCorp)
}

/** Keys of the enterprises that have such an account, in SQL: the same as {@link payeeAccountsOf} finds. */
export const paidCorps = sql`(select ${sql.ref('fkCorp')} from bank_account where ${isPaidInto()})`

/** Whether one enterprise, named by an expression, has such an account. */
export const hasPaidAccount = (fkCorp: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from bank_account where ${sql.ref('bank_account.fkCorp')} = ${fkCorp} and ${isPaidInto()})`

function isPaidInto() {
  return sql`state = 'ACTIVE' and ${sql.ref('verifyState')} in (${sql.join(proved.map((state) => sql.lit(state)))})
    and usages like '%"COLLECT"%'`
}

/** The same of several enterprises, by key, in one query; one that has no proved account is not in it. */
export async function payeeAccountsOf(
  read: Reader,
  fkCorps: readonly string[],
): Promise<ReadonlyMap<string, BankAccount>> {
  const rows = await read
    .selectFrom('bank_account')
    .selectAll()
    .where('fkCorp', 'in', ['', ...new Set(fkCorps)])
    .where('state', '=', 'ACTIVE')
    // The first of each enterprise is written last, and stays.
    .orderBy('isDefault')
    .orderBy('createdAt', 'desc')
    .orderBy('pkAccount', 'desc')
    .execute()
  const usable = rows.map(toAccount).filter((account) => isUsable(account) && account.usages.includes('COLLECT'))
  return new Map(usable.map((account) => [account.fkCorp, account]))
}

/** What is signed and stored of an account: it stays as it was, whatever becomes of the account. */
export interface AccountSnapshot {
  accountName: string
  accountNo: string
  bankName: string
  interBankNo: string
}

export const snapshotOf = ({ accountName, accountNo, bankName, interBankNo }: BankAccount): AccountSnapshot => ({
  accountName,
  accountNo,
  bankName,
  interBankNo,
})

/** Accounts as a form shows them to choose from: the number by its last four digits. */
export const toChoices = (accounts: readonly BankAccount[]): DataOf<typeof listUsableAccounts> =>
  accounts.map(({ pkAccount, accountName, accountNo, bankName, branchName, isDefault }) => ({
    pkAccount,
    accountName,
    bankName,
    branchName,
    accountTail: accountNo.slice(-4),
    isDefault: isDefault === 1,
  }))
