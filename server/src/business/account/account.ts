import { type AccountApplication, type AccountPayload, accountChange } from '@jinpiao/contract/accountChange'
import { findAccountProblems } from '@jinpiao/contract/accountRules'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { termOf } from '@jinpiao/contract/terms'
import type { Act } from '../../acts/command.ts'
import { newPk } from '../../acts/keys.ts'
import { notify } from '../../acts/notify.ts'
import { BusinessError } from '../../domain/businessError.ts'
import { digestOf } from '../../domain/digest.ts'
import type { Application } from '../../flow/application.ts'
import type { Columns, FormBusiness, OwnDetail, OwnRow, Reading } from '../../flow/business.ts'
import { readAccount } from '../../queries/accounts.ts'
import { requireOwnFiles } from '../../queries/files.ts'
import { accountAnswers } from './answers.ts'
import { toAccountDetail } from './detail.ts'
import { checkAccounts, isExempt, readAccountFacts } from './facts.ts'
import { payloadOf } from './payload.ts'
import { toAccountRows } from './rows.ts'
import { putInUse } from './use.ts'
import { openVerify } from './verify.ts'

/**
 * ACCOUNT_CHANGE (对公账户维护): what is signed registers an account; a test payment proves it afterwards. One that it takes
 * the place of stays in use until then.
 */
export const accountBusiness: FormBusiness<
  AccountPayload,
  OwnRow<AccountApplication>,
  OwnDetail<DataOf<typeof accountChange.get>>
> = {
  type: 'ACCOUNT_CHANGE',
  family: 'ACCOUNT_CHANGE',
  definition: accountChange,
  read: payloadOf,
  columns: columnsOf,
  touches: (_, { pkAccount }) => (pkAccount === '' ? {} : { bank_account: [pkAccount] }),
  problems: async (reading, payload) => findAccountProblems(payload, await readAccountFacts(reading, payload)),

  /** The number in full: whoever signs sees which account it is. */
  details: async ({ actor }, { accountNo }) => [
    { label: termOf('accountName').name[0], party: actor.corpName },
    { label: termOf('accountNo').name[0], party: accountNo },
  ],
  hold: async () => {},
  release: async () => {},
  decided: async () => ({ outputs: [] }),
  ended: register,

  toRows: toAccountRows,
  toDetail: toAccountDetail,
  hints: async () => [],
  // Nobody reviews it: submitting it is the whole act.
  topics: [],
  files: ({ fileIds }) => fileIds,
  answers: accountAnswers,
  check: checkAccounts,
}

async function columnsOf({ read, actor }: Reading, payload: AccountPayload): Promise<Columns> {
  const { bankCode, pkAccount, fileIds } = payload
  const bank =
    bankCode === ''
      ? undefined
      : await read.selectFrom('bank').select('name').where('bankCode', '=', bankCode).executeTakeFirst()
  if (bankCode !== '' && !bank) throw new BusinessError('01000302')
  if (pkAccount !== '' && !(await readAccount(read, actor.fkCorp, pkAccount))) throw new BusinessError('01000302')
  const files = await requireOwnFiles(read, actor.fkCorp, fileIds)
  return {
    payloadDigest: digestOf({ payload, bankName: bank?.name ?? null, files }),
    amountFen: null,
    fkCounterparty: null,
    counterpartyName: bank?.name ?? null,
    promisedDate: null,
    fkLimit: null,
    contractNo: null,
  }
}

/** Submitting is the whole act: the account stands, to be proved, or in use where none needs to be. */
async function register(act: Act, application: Application, payload: AccountPayload): Promise<void> {
  const { tx, at, actor } = act
  const { pkApply, fkCorp, counterpartyName } = application
  const exempt = await isExempt(tx, actor.userType)
  const pkAccount = newPk()
  await tx
    .insertInto('bank_account')
    .values({
      pkAccount,
      fkCorp,
      accountName: actor.corpName,
      accountNo: payload.accountNo,
      bankCode: payload.bankCode,
      bankName: counterpartyName ?? '',
      branchName: payload.branchName,
      interBankNo: payload.interBankNo,
      kind: payload.accountKind,
      usages: JSON.stringify(payload.usages),
      state: 'PENDING',
      verifyState: exempt ? 'EXEMPT' : 'PENDING',
      replaces: payload.pkAccount || null,
      pkApply,
      createdAt: at,
      updatedAt: at,
    })
    .execute()
  const account = await readAccount(tx, fkCorp, pkAccount)
  if (!account) throw new Error(`No account ${pkAccount}`)
  if (exempt) await putInUse(act, account)
  else await openVerify(act, account)
  const params = [actor.personName, account.bankName, account.accountNo.slice(-4)]
  const target = `account:${pkAccount}`
  await notify(
    act,
    fkCorp,
    { posts: ['DIRECTOR', 'MANAGER'] },
    { name: 'ACCOUNT_ADDED', params, messageType: 'RISK', link: `/my/account/info?id=${pkAccount}`, target },
  )
}
