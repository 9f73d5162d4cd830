import { judgeRemittance } from '@jinpiao/contract/accountRules'
import { text } from '@jinpiao/contract/fields'
import { decimalToFen } from '@jinpiao/values/money'
import * as z from 'zod/mini'
import type { Act } from '../../acts/command.ts'
import type { ProofOf } from '../../acts/evidence.ts'
import { lockRows } from '../../acts/locks.ts'
import { notify } from '../../acts/notify.ts'
import { happenedAt, own, serial } from '../../acts/said.ts'
import { finishTask } from '../../acts/tasks.ts'
import { BusinessError } from '../../domain/businessError.ts'
import type { TaskHandler } from '../../flow/taskHandler.ts'
import { type BankAccount, readAccount } from '../../queries/accounts.ts'
import { putInUse } from './use.ts'
import { type StoredVerify, setVerify } from './verify.ts'

/**
 * What the bank says of a payment that has come. Name, account and amount are not refused where they are others than
 * expected: it is what has come, and it proves the account or does not (`judgeRemittance`).
 */
const arrived = {
  name: own(text(100).check(z.minLength(1))),
  accountNo: own(z.string().check(z.regex(/^\d{8,30}$/))),
  amount: own(z.string().check(z.regex(/^\d{1,14}\.\d{2}$/))),
  bankSerial: serial,
  receivedAt: happenedAt(),
}

interface Awaited {
  account: BankAccount
  verify: StoredVerify
}

/** The bank answers what has arrived for a test payment: what proves the account puts it in use (I18). */
export const remittance: TaskHandler<Awaited> = {
  async open(act, task) {
    const seen = await verifyOf(act, task.target)
    await lockRows(act, { bank_account: await accountsBeside(act, seen) })
    // Somebody may have renewed it while this waited for the lock.
    const verify = await verifyOf(act, task.target)
    const account = await readAccount(act.tx, verify.fkCorp, verify.pkAccount)
    if (!account || (verify.state !== 'PENDING' && verify.state !== 'CHECKING')) throw new BusinessError('99000409')
    return { account, verify }
  },
  judge: () => ({ APPROVE: arrived }),
  async take(act, task, { account, verify }, { answer, comment, proof }) {
    await finishTask(act, task)
    if (answer !== 'APPROVE') return fail(act, account, verify, comment)
    await takeRemittance(act, account, verify, proof as ProofOf<typeof arrived>)
  },
}

async function takeRemittance(
  act: Act,
  account: BankAccount,
  verify: StoredVerify,
  { name, accountNo, amount, bankSerial, receivedAt }: ProofOf<typeof arrived>,
): Promise<void> {
  const got = { name, accountNo, fen: decimalToFen(amount), receivedAt }
  const { accountName } = account
  const verdict = judgeRemittance({ accountName, accountNo: account.accountNo, validTo: verify.validTo }, got)
  if (verdict !== 'VERIFIED') return fail(act, account, verify, verdict, { bankSerial, receivedAt })
  await setVerify(act, verify, 'VERIFIED', { bankSerial, receivedAt })
  await putInUse(act, account)
  await tell(act, account, 'ACCOUNT_VERIFIED', [])
}

const verifyOf = ({ tx }: Act, pkVerify: string): Promise<StoredVerify> =>
  tx.selectFrom('account_verify').selectAll().where('pkVerify', '=', pkVerify).executeTakeFirstOrThrow()

/** All accounts of the enterprise: the one that is proved may take the place of another, and become the default. */
async function accountsBeside({ tx }: Act, { fkCorp }: StoredVerify): Promise<string[]> {
  const rows = await tx.selectFrom('bank_account').select('pkAccount').where('fkCorp', '=', fkCorp).execute()
  return rows.map(({ pkAccount }) => pkAccount)
}

async function fail(
  act: Act,
  account: BankAccount,
  verify: StoredVerify,
  failReason: string,
  found: Partial<Pick<StoredVerify, 'receivedAt' | 'bankSerial'>> = {},
): Promise<void> {
  await setVerify(act, verify, 'FAILED', { ...found, failReason })
  await tell(act, account, 'ACCOUNT_FAILED', [failReason])
}

const tell = (
  act: Act,
  { fkCorp, pkAccount, bankName, accountNo }: BankAccount,
  name: 'ACCOUNT_VERIFIED' | 'ACCOUNT_FAILED',
  more: readonly string[],
) =>
  notify(
    act,
    fkCorp,
    { posts: ['OPERATOR', 'DIRECTOR'] },
    {
      name,
      params: [bankName, accountNo.slice(-4), ...more],
      messageType: 'NOTICE',
      link: `/my/account/info?id=${pkAccount}`,
      target: `account:${pkAccount}`,
    },
  )
