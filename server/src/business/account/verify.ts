import { TEST_FEN, VERIFY_DAYS } from '@jinpiao/contract/accountRules'
import { fenToDecimal } from '@jinpiao/values/money'
import type { Selectable } from 'kysely'
import type { Act } from '../../acts/command.ts'
import { newPk } from '../../acts/keys.ts'
import { askOutside, closeTasks } from '../../acts/tasks.ts'
import type { Reader } from '../../db/database.ts'
import type { AccountVerifyTable } from '../../db/tables/accounts.ts'
import { DAY_MS, instantOf } from '../../domain/clock.ts'
import type { BankAccount } from '../../queries/accounts.ts'

export type StoredVerify = Selectable<AccountVerifyTable>

/** Where test payments go: the platform's own account, with a part of its own for each payment. */
const payee = { payeeName: '金票平台验证专户', payeeBank: '示范商业银行营业部', prefix: '62998800' } as const

/** Asks for a test payment: an account of its own to pay to, and the bank is asked what arrives there. */
export async function openVerify(act: Act, account: BankAccount): Promise<void> {
  const { tx, at, context } = act
  const { pkAccount, fkCorp, accountName } = account
  const pkVerify = newPk()
  const payeeAccount = await freePayeeAccount(tx)
  const validTo = instantOf(context.clock, VERIFY_DAYS * DAY_MS)
  const { payeeName, payeeBank } = payee
  const row = { pkVerify, pkAccount, fkCorp, state: 'PENDING', payeeName, payeeAccount, payeeBank, amountFen: TEST_FEN }
  await tx
    .insertInto('account_verify')
    .values({ ...row, validTo, createdAt: at })
    .execute()
  await askOutside(act, {
    kind: 'REMITTANCE',
    institution: 'BANK',
    target: pkVerify,
    round: 1,
    fkCorp,
    no: payeeAccount,
    body: { accountName, accountNo: account.accountNo, payeeAccount, amount: fenToDecimal(TEST_FEN), validTo },
  })
}

/** The number after the largest one that has been given out. */
async function freePayeeAccount(read: Reader): Promise<string> {
  const { last } = await read
    .selectFrom('account_verify')
    .select((eb) => eb.fn.max('payeeAccount').as('last'))
    .executeTakeFirstOrThrow()
  const next = last === null ? 1n : BigInt(last.slice(payee.prefix.length)) + 1n
  return `${payee.prefix}${String(next).padStart(10, '0')}`
}

/** The latest test payment of an account; undefined: it needs none. */
export const latestVerify = (read: Reader, fkCorp: string, pkAccount: string): Promise<StoredVerify | undefined> =>
  read
    .selectFrom('account_verify')
    .selectAll()
    .where('fkCorp', '=', fkCorp)
    .where('pkAccount', '=', pkAccount)
    .orderBy('createdAt', 'desc')
    .orderBy('pkVerify', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Moves a test payment and its account together. */
export async function setVerify(
  { tx, at }: Act,
  { pkVerify, pkAccount }: Pick<StoredVerify, 'pkVerify' | 'pkAccount'>,
  state: 'CHECKING' | 'VERIFIED' | 'FAILED' | 'EXPIRED',
  found: Partial<Pick<StoredVerify, 'receivedAt' | 'bankSerial' | 'failReason'>> = {},
): Promise<void> {
  await tx
    .updateTable('account_verify')
    .set({ state, ...found })
    .where('pkVerify', '=', pkVerify)
    .execute()
  await tx
    .updateTable('bank_account')
    .set((eb) => ({ verifyState: state, version: eb('version', '+', 1), updatedAt: at }))
    .where('pkAccount', '=', pkAccount)
    .execute()
}

/** Its time has run out: whatever arrives now proves nothing. */
export async function expireVerify(act: Act, verify: StoredVerify): Promise<void> {
  await setVerify(act, verify, 'EXPIRED')
  await closeTasks(act, verify.pkVerify)
}
