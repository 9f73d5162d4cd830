import type { AccountApplication } from '@jinpiao/contract/accountChange'
import type { VerifyState } from '@jinpiao/contract/states/redeem'
import type { QueryContext } from '../../acts/context.ts'
import type { Application } from '../../flow/application.ts'
import type { OwnRow } from '../../flow/business.ts'
import { payloadOf } from './payload.ts'

/** What an application shows besides what all show, with how the account that it became stands. */
export async function toAccountRows(
  { read }: QueryContext,
  applications: readonly Application[],
): Promise<Map<string, OwnRow<AccountApplication>>> {
  const accounts = await read
    .selectFrom('bank_account')
    .select(['pkApply', 'verifyState'])
    .where('pkApply', 'in', ['', ...applications.map(({ pkApply }) => pkApply)])
    .execute()
  const stateOf = new Map(accounts.map(({ pkApply, verifyState }) => [pkApply, verifyState as VerifyState]))
  return new Map(
    applications.map(({ pkApply, payload, counterpartyName }) => {
      const { branchName, accountKind, accountNo } = payloadOf(payload)
      return [
        pkApply,
        {
          bankName: counterpartyName ?? '',
          branchName,
          accountKind,
          accountTail: accountNo.slice(-4),
          verifyState: stateOf.get(pkApply) ?? null,
        },
      ]
    }),
  )
}
