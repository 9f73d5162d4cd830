import type { Kysely } from 'kysely'
import { createIndex } from './ddl.ts'

/** How limits are shared: members of an enterprise, their parts of a limit, and what was asked for of each limit. */
export async function limitParts(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, 'corp_parent', 'corp (parentCorp, corpName)')
  await createIndex(db, 'credit_limit_part', 'credit_limit (parentLimit, fkCorp)', true)
  await createIndex(db, 'limit_entry_apply', 'limit_entry (pkApply)')
  const listed = "where businessType = 'LIMIT_ALLOC' and state <> 'DRAFT'"
  for (const [name, column] of [
    ['updated', 'updatedAt'],
    ['amount', 'amountFen'],
    ['member', 'counterpartyName'],
    ['move', 'mark1, updatedAt'],
    ['state', 'state, updatedAt'],
  ] as const) {
    await createIndex(db, `application_alloc_${name}`, `application (fkCorp, fkLimit, ${column}, pkApply) ${listed}`)
  }
}
