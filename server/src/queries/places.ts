import type { DataOf } from '@jinpiao/contract/endpoint'
import type * as places from '@jinpiao/contract/places'
import { sql } from 'kysely'
import type { Reader } from '../db/database.ts'
import { contains } from './text.ts'

/** Most places that one search shows: who does not find the place among them types more of it. */
const SHOWN = 20

/** Words of a search; all of them have to be there, in any order. */
const wordsOf = (keyword = ''): string[] => keyword.split(/\s+/).filter((word) => word !== '')

/** Provinces, cities and districts whose path has all words of the keyword. */
export async function findRegions(read: Reader, keyword?: string): Promise<DataOf<typeof places.findRegions>> {
  const found = wordsOf(keyword).reduce(
    (some, word) => some.where(contains(sql.ref('path'), word)),
    read.selectFrom('region').select(['code as region', 'path as name']),
  )
  return found.orderBy('code').limit(SHOWN).execute()
}

/** Banks by a part of their name. */
export async function findBanks(read: Reader, keyword?: string): Promise<DataOf<typeof places.findBanks>> {
  const found = wordsOf(keyword).reduce(
    (some, word) => some.where(contains(sql.ref('name'), word)),
    read.selectFrom('bank').select(['bankCode', 'name as bankName']),
  )
  return found.orderBy('bankCode').limit(SHOWN).execute()
}

interface Branches {
  bank: string
  region?: string | undefined
  keyword?: string | undefined
}

/** Branches of a bank: in the city of a region, or in any, by a part of their name. */
export async function findBranches(
  read: Reader,
  { bank, region, keyword }: Branches,
): Promise<DataOf<typeof places.findBranches>> {
  const ofBank = read
    .selectFrom('bank_branch')
    .select(['interBankNo', 'name as branchName', 'regionCode as region'])
    .where('bankCode', '=', bank)
  // A district is written behind its city: 420103 lies in 420100.
  const ofCity = region === undefined ? ofBank : ofBank.where('regionCode', '=', `${region.slice(0, 4)}00`)
  return wordsOf(keyword)
    .reduce((some, word) => some.where(contains(sql.ref('name'), word)), ofCity)
    .orderBy('interBankNo')
    .limit(SHOWN)
    .execute()
}
