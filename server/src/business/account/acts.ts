import type * as accounts from '@jinpiao/contract/accountChange'
import {
  checkVerify as checkEndpoint,
  setDefaultAccount as defaultEndpoint,
  renewVerify as renewEndpoint,
  stopAccount as stopEndpoint,
} from '@jinpiao/contract/accountChange'
import type { DataOf, Permission } from '@jinpiao/contract/endpoint'
import type { Post } from '@jinpiao/contract/roles'
import { verifyStates } from '@jinpiao/contract/states/redeem'
import { type Act, runCommand } from '../../acts/command.ts'
import type { CommandContext } from '../../acts/context.ts'
import { lockRows } from '../../acts/locks.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { type BankAccount, readAccount } from '../../queries/accounts.ts'
import { toVerify } from './detail.ts'
import { accountRefusal } from './refusals.ts'
import { expireVerify, latestVerify, openVerify, type StoredVerify, setVerify } from './verify.ts'

interface Key {
  pkAccount: string
}

/** One act on an account of the enterprise, which is locked and read anew. @throws {BusinessError} 01000302 it has none such. */
function onAccount<Answer>(
  context: CommandContext,
  name: string,
  permission: Permission,
  { pkAccount }: Key,
  work: (act: Act, account: BankAccount) => Promise<Answer>,
  posts?: readonly Post[],
): Promise<Answer> {
  return runCommand(context, { name, permission, posts }, { pkAccount }, async (act) => {
    const { tx, actor, facts } = act
    const own = await tx.selectFrom('bank_account').select('pkAccount').where('fkCorp', '=', actor.fkCorp).execute()
    await lockRows(act, { bank_account: own.map((each) => each.pkAccount) })
    const account = await readAccount(tx, actor.fkCorp, pkAccount)
    if (!account) throw new BusinessError('01000302')
    const answer = await work(act, account)
    facts.push({ action: name, target: `account:${pkAccount}` })
    return answer
  })
}

async function verifyOf({ tx }: Act, { fkCorp, pkAccount }: BankAccount): Promise<StoredVerify> {
  const verify = await latestVerify(tx, fkCorp, pkAccount)
  if (!verify) throw new BusinessError('01000302')
  return verify
}

/** The person has paid: from now on the bank's answer is awaited. One whose time is over says so. */
export const checkVerify = (context: CommandContext, key: Key): Promise<DataOf<typeof accounts.checkVerify>> =>
  onAccount(
    context,
    'ACCOUNT.CHECK',
    checkEndpoint.permission,
    key,
    async (act, account) => {
      const verify = await verifyOf(act, account)
      if (verify.state === 'PENDING' && verify.validTo < act.at) await expireVerify(act, verify)
      else if (verify.state === 'PENDING') await setVerify(act, verify, 'CHECKING')
      return toVerify(await verifyOf(act, account), context.language)
    },
    checkEndpoint.posts,
  )

/** A new account to pay to, once the last payment has failed or its time is over. */
export const renewVerify = (context: CommandContext, key: Key): Promise<DataOf<typeof accounts.renewVerify>> =>
  onAccount(context, 'ACCOUNT.RENEW', renewEndpoint.permission, key, async (act, account) => {
    const verify = await verifyOf(act, account)
    const isOver = verify.state === 'FAILED' || verify.state === 'EXPIRED'
    if (account.state !== 'PENDING' || !isOver) {
      throw new BusinessError('07000108', verifyStates[verify.state as keyof typeof verifyStates].label)
    }
    await act.tx
      .updateTable('bank_account')
      .set({ verifyState: 'PENDING', updatedAt: act.at })
      .where('pkAccount', '=', account.pkAccount)
      .execute()
    await openVerify(act, account)
    return toVerify(await verifyOf(act, account), context.language)
  })

export const setDefaultAccount = (
  context: CommandContext,
  key: Key,
): Promise<DataOf<typeof accounts.setDefaultAccount>> =>
  onAccount(context, 'ACCOUNT.DEFAULT', defaultEndpoint.permission, key, async (act, account) => {
    const refusal = await accountRefusal(act.tx, account, 'DEFAULT')
    if (refusal) throw refusal
    await mark(act, { isDefault: 0 }, (query) => query.where('fkCorp', '=', account.fkCorp).where('isDefault', '=', 1))
    await mark(act, { isDefault: 1 }, (query) => query.where('pkAccount', '=', account.pkAccount))
    return {}
  })

export const stopAccount = (context: CommandContext, key: Key): Promise<DataOf<typeof accounts.stopAccount>> =>
  onAccount(context, 'ACCOUNT.STOP', stopEndpoint.permission, key, async (act, account) => {
    const refusal = await accountRefusal(act.tx, account, 'STOP')
    if (refusal) throw refusal
    await mark(act, { state: 'STOPPED' }, (query) => query.where('pkAccount', '=', account.pkAccount))
    const verify = await latestVerify(act.tx, account.fkCorp, account.pkAccount)
    const isOpen = verify?.state === 'PENDING' || verify?.state === 'CHECKING'
    if (verify && isOpen) await expireVerify(act, verify)
    return {}
  })

type Marked = ReturnType<typeof update>
const update = ({ tx, at }: Act, changes: { isDefault: number } | { state: string }) =>
  tx.updateTable('bank_account').set({ ...changes, updatedAt: at })
const mark = (act: Act, changes: { isDefault: number } | { state: string }, which: (query: Marked) => Marked) =>
  which(update(act, changes)).execute()
