import type { dailyAnalytics } from '@jinpiao/contract/analytics'
import type { ParsedQuery } from '@jinpiao/contract/endpoint'
import { byteOrderMark, csvCell } from '@jinpiao/values/csvCell'
import type { Reader } from '../db/database.ts'

/** Names of the fields of an event: a program reads the file as well as a person. */
const columns = ['day', 'route', 'type', 'outcome', 'count', 'people', 'msMean'] as const

const line = (cells: readonly (string | number)[]) => `${cells.map((cell) => csvCell(String(cell))).join(',')}\r\n`

/** What days have come to, as CSV, a day at a time; the present day is not among them. */
export async function* dailyCsv(
  read: Reader,
  { dayFrom = '0000-01-01', dayTo = '9999-12-31' }: ParsedQuery<typeof dailyAnalytics>,
): AsyncGenerator<string> {
  yield byteOrderMark + line(columns)
  let last = ''
  for (;;) {
    const next = await read
      .selectFrom('analytics_daily')
      .select('day')
      .where('day', '>', last)
      .where('day', '>=', dayFrom)
      .where('day', '<=', dayTo)
      .orderBy('day')
      .limit(1)
      .executeTakeFirst()
    if (next === undefined) return
    last = next.day
    const rows = await read
      .selectFrom('analytics_daily')
      .select(columns)
      .where('day', '=', last)
      .orderBy('route')
      .orderBy('type')
      .orderBy('outcome')
      .execute()
    yield rows.map((row) => line(columns.map((name) => row[name]))).join('')
  }
}
