import { HOLIDAY_REGION } from '@jinpiao/contract/dictionaries'
import type { Holiday } from '@jinpiao/values/workingDays'
import type { Writer } from '../db/database.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { digestOf } from '../domain/digest.ts'
import type { Act } from './command.ts'
import { holidays } from './holidays.ts'

/** Where the holidays of a year came from last: `file` is the digest of what a file said of it, of whichever version. */
interface Source {
  by: 'SHIPPED' | 'FILE' | 'ACT'
  file?: string
}
type Sources = Record<string, Source>

const yearOf = ({ day }: { day: string }) => day.slice(0, 4)
const inOrder = (rows: readonly Holiday[]): Holiday[] => rows.toSorted((one, other) => one.day.localeCompare(other.day))
const byYear = (rows: readonly Holiday[]): Map<string, Holiday[]> => Map.groupBy(rows, yearOf)
const digest = (rows: readonly Holiday[]) => digestOf(inOrder(rows))

async function readSources(tx: Writer): Promise<Sources> {
  return JSON.parse((await readSetting(tx, 'holidayYears')) ?? '{}') as Sources
}

/** Whole years: of one that is named again nothing of before remains. Days payable are computed anew by the daily work. */
async function replaceYear(tx: Writer, year: string, rows: readonly Holiday[]): Promise<void> {
  const there = (await holidays(tx)).filter((row) => yearOf(row) === year)
  if (digest(rows) === digest(there)) return
  await tx.deleteFrom('holiday').where('region', '=', HOLIDAY_REGION).where('day', 'like', `${year}-%`).execute()
  await tx
    .insertInto('holiday')
    .values(rows.map((row) => ({ region: HOLIDAY_REGION, ...row })))
    .execute()
}

/**
 * What a start knows of the holidays: the operator's file before what is shipped. A year that an act has put stays, until
 * the file says something else of it than it did.
 */
export async function bringHolidays(
  tx: Writer,
  { file, shipped }: { file: readonly Holiday[]; shipped: readonly Holiday[] },
): Promise<void> {
  const sources = await readSources(tx)
  const next: Sources = { ...sources }
  for (const [year, rows] of byYear(file)) {
    const said = digest(rows)
    if (sources[year]?.file === said) continue
    await replaceYear(tx, year, rows)
    next[year] = { by: 'FILE', file: said }
  }
  for (const [year, rows] of byYear(shipped)) {
    if ((next[year]?.by ?? 'SHIPPED') !== 'SHIPPED') continue
    await replaceYear(tx, year, rows)
    next[year] = { by: 'SHIPPED' }
  }
  await keepSources(tx, sources, next)
}

async function keepSources(tx: Writer, before: Sources, after: Sources): Promise<void> {
  if (digestOf(before) !== digestOf(after)) await writeSetting(tx, 'holidayYears', JSON.stringify(after))
}

/** The holidays of whole years, in force at once on every server. */
export async function putHolidays({ tx, facts }: Act, rows: readonly Holiday[]) {
  const sources = await readSources(tx)
  const next: Sources = { ...sources }
  const years = byYear(inOrder(rows))
  for (const [year, ofYear] of years) {
    await replaceYear(tx, year, ofYear)
    next[year] = { ...sources[year], by: 'ACT' }
  }
  await keepSources(tx, sources, next)
  const put = { years: [...years.keys()], count: rows.length }
  facts.push({ action: 'HOLIDAY.PUT', target: 'holiday', after: put })
  return put
}
