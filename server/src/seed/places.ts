import type { Writer } from '../db/database.ts'
import { readSetting, type SettingName, writeSetting } from '../db/settings.ts'
import { digestOf } from '../domain/digest.ts'
import { type BranchRow, branchRows } from './branches.ts'
import { type RegionRow, regionRows } from './regions.ts'

/** Lists that an operator has given; absent: the shipped ones. */
export interface GivenPlaces {
  regions?: readonly RegionRow[] | undefined
  /** What is shipped are made-up banks, for demonstrations; `KEEP`: those that are there, or none. */
  branches?: readonly BranchRow[] | 'KEEP' | undefined
}

/** Rows of one INSERT: far below the parameter limit of both databases. */
const CHUNK = 200

/** Regions, banks and branches, written anew when their list has changed. Stored forms keep names, not keys. */
export async function seedPlaces(
  tx: Writer,
  { regions = regionRows, branches = branchRows }: GivenPlaces,
): Promise<void> {
  await once(tx, 'regions', regions, async () => {
    await tx.deleteFrom('region').execute()
    const byCode = new Map(regions.map((region) => [region.code, region]))
    const pathOf = ({ name, parent }: RegionRow): string => {
      const around = parent === null ? undefined : byCode.get(parent)
      // 北京市 北京市 东城区 would say the city twice.
      return around === undefined || around.name === name ? name : `${pathOf(around)} ${name}`
    }
    const rows = regions.map((region) => ({ ...region, path: pathOf(region) }))
    for (const some of chunks(rows)) await tx.insertInto('region').values(some).execute()
  })
  if (branches === 'KEEP') return
  await once(tx, 'branches', branches, async () => {
    await tx.deleteFrom('bank_branch').execute()
    await tx.deleteFrom('bank').execute()
    const banks = [...new Map(branches.map(({ bankCode, bankName }) => [bankCode, bankName]))]
    for (const some of chunks(banks.map(([bankCode, name]) => ({ bankCode, name })))) {
      await tx.insertInto('bank').values(some).execute()
    }
    const rows = branches.map(({ interBankNo, bankCode, name, regionCode }) => ({
      interBankNo,
      bankCode,
      name,
      regionCode,
    }))
    for (const some of chunks(rows)) await tx.insertInto('bank_branch').values(some).execute()
  })
}

async function once(tx: Writer, name: SettingName, rows: readonly object[], write: () => Promise<void>): Promise<void> {
  const digest = digestOf(rows)
  if ((await readSetting(tx, name)) === digest) return
  await write()
  await writeSetting(tx, name, digest)
}

function* chunks<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += CHUNK) yield rows.slice(start, start + CHUNK)
}
