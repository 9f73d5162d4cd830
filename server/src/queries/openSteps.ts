import { ukeyApplyDetailPage } from '@jinpiao/contract/permissions/ukey'
import type { Todo } from '@jinpiao/contract/todos'
import { sql } from 'kysely'
import type { QueryContext } from '../acts/context.ts'

/*
 * What an institution has done its part of, and the enterprise has to go on with: nothing falls due, and without a to-do
 * nobody comes back to it. E.g. a contract that the bank has made out, an account that nobody has paid a cent from.
 */

/** Contracts of products that their bank has made out and the enterprise has not signed. */
export async function contractsToSign({ read, actor }: QueryContext): Promise<Todo[]> {
  const rows = await read
    .selectFrom('corp_product as p')
    .innerJoin('application as a', 'a.pkApply', 'p.pkApply')
    .select(['p.at', 'a.payload'])
    .where('p.fkCorp', '=', actor.fkCorp)
    .where('p.state', '=', 'SIGNING')
    .execute()
  const unsigned = rows.filter(({ payload }) => (JSON.parse(payload) as { act: string }).act !== 'CONTRACT')
  const [oldestAt = null] = unsigned.map(({ at }) => at).toSorted()
  return [{ kind: 'CONTRACTS_TO_SIGN', count: unsigned.length, amount: null, oldestAt }]
}

/** Accounts whose test payment is to be made, or made again; one that the bank is looking for waits for the bank. */
export async function accountsToProve({ read, actor }: QueryContext): Promise<Todo[]> {
  const { count, oldestAt } = await read
    .selectFrom('bank_account')
    .select(sql<number>`cast(count(*) as integer)`.as('count'))
    .select(({ fn }) => fn.min('updatedAt').as('oldestAt'))
    .where('fkCorp', '=', actor.fkCorp)
    .where('state', '=', 'PENDING')
    .where('verifyState', 'in', ['PENDING', 'FAILED', 'EXPIRED'])
    .executeTakeFirstOrThrow()
  return [{ kind: 'ACCOUNTS_TO_PROVE', count, amount: null, oldestAt }]
}

/** The person's own key that is on its way, or is there: he alone makes it count. */
export async function keyToActivate({ read, actor }: QueryContext): Promise<Todo[]> {
  if (!ukeyApplyDetailPage.some((page) => actor.permissions.has(page))) return []
  const first = await read
    .selectFrom('ukey_order')
    .select(['pkApply', 'shippedAt'])
    .where('fkCorp', '=', actor.fkCorp)
    .where('userId', '=', actor.userId)
    .where('stage', 'in', ['SHIPPED', 'RECEIVED'])
    .orderBy('pkApply')
    .executeTakeFirst()
  if (first === undefined) return []
  return [{ kind: 'KEY_TO_ACTIVATE', pkApply: first.pkApply, count: 1, amount: null, oldestAt: first.shippedAt }]
}
