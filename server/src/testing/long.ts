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
