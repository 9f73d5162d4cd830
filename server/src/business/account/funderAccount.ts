import { accountUsages } from '@jinpiao/contract/accounts'
import type { Act } from '../../acts/command.ts'
import { newPk } from '../../acts/keys.ts'
import { funderOf } from '../../acts/limitProposals.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { readAccount } from '../../queries/accounts.ts'
import { putInUse } from './use.ts'

/**
 * Where a funder is paid: it has no pages to register an account on, and needs no test payment (I18).
 * @throws {BusinessError} 05000109 no funder has this credit code, 01000302 no branch has this number.
 */
export async function addFunderAccount(
  act: Act,
  { creditCode, accountNo, interBankNo }: { creditCode: string; accountNo: string; interBankNo: string },
): Promise<{ pkAccount: string }> {
  const { tx, at, facts } = act
  const { pkCorp, corpName } = await funderOf(act, creditCode)
  const branch = await tx
    .selectFrom('bank_branch as b')
    .innerJoin('bank as k', 'k.bankCode', 'b.bankCode')
    .select(['b.bankCode', 'b.name as branchName', 'k.name as bankName'])
    .where('b.interBankNo', '=', interBankNo)
    .executeTakeFirst()
  if (branch === undefined) throw new BusinessError('01000302')
  const pkAccount = newPk()
  const usages = JSON.stringify(Object.keys(accountUsages))
  const named = { pkAccount, fkCorp: pkCorp, accountName: corpName, accountNo, interBankNo, ...branch }
  const times = { createdAt: at, updatedAt: at }
  const row = { ...named, kind: 'GENERAL', usages, state: 'PENDING', verifyState: 'EXEMPT', ...times }
  await tx.insertInto('bank_account').values(row).execute()
  const account = await readAccount(tx, pkCorp, pkAccount)
  if (account === undefined) throw new Error(`No account ${pkAccount}`)
  await putInUse(act, account)
  const after = { tail: accountNo.slice(-4), interBankNo }
  facts.push({ action: 'ACCOUNT.FUNDER', target: `account:${pkAccount}`, after, alsoFor: pkCorp })
  return { pkAccount }
}
