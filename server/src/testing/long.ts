/** `LONG=1`, which `pnpm prove` sets: many random runs instead of the few that `pnpm test` has time for. */
export const isLong = process.env['LONG'] === '1'

/** How often a test repeats what it does: for every change, or for `pnpm prove`. */
export const runs = ({ short, long }: { short: number; long: number }): number => (isLong ? long : short)
