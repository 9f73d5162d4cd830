import type { findRecommenders as endpoint } from '@jinpiao/contract/creditFund'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { foldName } from '@jinpiao/values/companyName'
import type { QueryContext } from '../../acts/context.ts'
import type { Reader } from '../../db/database.ts'
import { customersOf } from '../../queries/customers.ts'

/** Core companies that may recommend the caller's enterprise, by a part of their name; without one, all of them. */
export async function findRecommenders(
  { read, actor }: QueryContext,
  { keyword = '' }: { keyword?: string | undefined },
): Promise<DataOf<typeof endpoint>> {
  const text = foldName(keyword)
  const rows = await customersOf(read, actor.fkCorp).orderBy('c.corpName').execute()
  return rows.filter(({ corpName, creditCode }) => foldName(corpName).includes(text) || creditCode === keyword)
}

/** A core company, and whether it may recommend an enterprise; null: it is none, undefined: nobody is named. */
export async function readRecommender(read: Reader, fkCorp: string, pkRecommender: string) {
  if (pkRecommender === '') return undefined
  const core = await read
    .selectFrom('corp')
    .select('corpName')
    .where('pkCorp', '=', pkRecommender)
    .where('userType', '=', 'CORE')
    .executeTakeFirst()
  if (!core) return null
  const customer = await customersOf(read, fkCorp).where('s.fkCorp', '=', pkRecommender).executeTakeFirst()
  return { name: core.corpName, isCustomer: customer !== undefined }
}
