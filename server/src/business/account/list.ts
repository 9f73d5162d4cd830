import { type BankAccountRow, listAccounts } from '@jinpiao/contract/accountChange'
import { judged } from '@jinpiao/contract/actions'
import { flowOf } from '@jinpiao/contract/flow'
import { faultText } from '@jinpiao/contract/remittanceFaults'
import type { AccountKind, AccountState, VerifyState } from '@jinpiao/contract/states/redeem'
import type { QueryContext } from '../../acts/context.ts'
import { type BankAccount, readAccount } from '../../queries/accounts.ts'
import { FAILING_TIMES, failingOf } from '../../queries/failingAccounts.ts'
import { listing } from '../../queries/listing/page.ts'
import { type AccountAction, accountRefusal } from './refusals.ts'
import { latestVerify } from './verify.ts'

/** What can be done with an account in its state. */
function actsOn({ state, verifyState, isDefault }: BankAccount): AccountAction[] {
  const mayProve = state === 'PENDING' && verifyState !== 'EXEMPT'
  return [
    ...(mayProve ? (['VERIFY'] as const) : []),
    ...(state === 'ACTIVE' && isDefault === 0 ? (['DEFAULT'] as const) : []),
    ...(state === 'ACTIVE' ? (['EDIT'] as const) : []),
    ...(state === 'ACTIVE' || state === 'PENDING' ? (['STOP'] as const) : []),
  ]
}

/** Accounts of the caller's enterprise, those in use first. */
export const bankAccounts = listing<BankAccountRow>(listAccounts, {
  table: 'bank_account',
  key: 'pkAccount',
  tenant: 'fkCorp',
  columns: { bankName: 'bankName', accountState: 'state', verifyState: 'verifyState' },
  order: () => ['accountState', 'asc'],
  load: (context, keys) => Promise.all(keys.map((pkAccount) => toRow(context, pkAccount))),
  keyOf: ({ pkAccount }) => pkAccount,
})

/** An enterprise has few accounts, so each is read with its test payment. */
async function toRow({ read, actor, language }: QueryContext, pkAccount: string): Promise<BankAccountRow> {
  const account = await readAccount(read, actor.fkCorp, pkAccount)
  if (!account) throw new Error(`No account ${pkAccount}`)
  const verify = await latestVerify(read, actor.fkCorp, pkAccount)
  const failing = await failingOf(read, { fkPayee: account.fkCorp, accountNo: account.accountNo })
  const isSubmitter = flowOf('ACCOUNT_CHANGE').submitters.includes(actor.post)
  const actions = isSubmitter ? actsOn(account) : []
  return {
    pkAccount,
    accountName: account.accountName,
    bankName: account.bankName,
    branchName: account.branchName,
    interBankNo: account.interBankNo,
    accountTail: account.accountNo.slice(-4),
    accountKind: account.kind as AccountKind,
    usages: [...account.usages],
    isDefault: account.isDefault === 1,
    accountState: account.state as AccountState,
    verifyState: account.verifyState as VerifyState,
    failReason: account.verifyState === 'FAILED' ? faultText(verify?.failReason ?? '', language) : null,
    verifyUntil: verify?.validTo ?? null,
    failing: account.state === 'ACTIVE' && failing.count >= FAILING_TIMES ? failing : null,
    actions: await Promise.all(
      actions.map(async (action) => judged(action, (await accountRefusal(read, account, action))?.text(language))),
    ),
  }
}
