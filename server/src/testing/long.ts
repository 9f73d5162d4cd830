/** `LONG=1`, which `pnpm prove` sets: many random runs instead of the few that `pnpm test` has time for. */
export const isLong = process.env['LONG'] === '1'

interface Runs {
  short: number
  /** In the short form on PostgreSQL, where a call takes four times as long: the same as on SQLite unless it is said. */
  onPostgres?: number
  long: number
}

/** How often a test repeats what it does: for every change, or for `pnpm prove`. */
export function runs({ short, onPostgres = short, long }: Runs): number {
  if (isLong) return long
  return process.env['TEST_DATABASE'] === 'postgres' ? onPostgres : short
}

/**
 * The moments of a demonstration that a change is looked at in. On PostgreSQL the first five weeks in the short form: by
 * then everything has been asked that is asked later (2026-11-30: of 887 texts of SQL of `figures.test.ts` none is new after
 * 180 or 400 days), and the later rows are judged on SQLite.
 *
 * @param rows of `test.each`: a name, and so many days after it was seeded.
 */
export const lookedAt = <Row extends readonly [name: string, after: number, ...more: unknown[]]>(
  rows: readonly Row[],
): Row[] => {
  const last = isLong || process.env['TEST_DATABASE'] !== 'postgres' ? Number.POSITIVE_INFINITY : 35
  return rows.filter(([, after]) => after <= last)
}
