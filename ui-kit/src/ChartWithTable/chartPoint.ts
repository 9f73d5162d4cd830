import { decimalToFen } from '@jinpiao/values/money'
import { toFixed } from '@jinpiao/values/number'
import { type OrNone, readValue } from '../lib/readValue.ts'
import type { ChartValues } from './ChartWithTable.tsx'

/** Places of a count that the drawing tells apart; the table has all that it has. */
const PLACES = 6
/** What one yuan or one piece is in a drawing, and the least step of its lines: a fen, or a whole piece. */
export const chartUnits = {
  money: { one: 100n, step: 1n },
  count: { one: 10n ** BigInt(PLACES), step: 10n ** BigInt(PLACES) },
} as const satisfies Record<ChartValues, { one: bigint; step: bigint }>

/** Where a value of a chart is drawn, in fen or millionths of a count; undefined where it is none, and stays out. */
export function chartPoint(component: string, value: OrNone<string>, values: ChartValues): bigint | undefined {
  return readValue(component, value, (given) =>
    values === 'money' ? decimalToFen(given) : BigInt(toFixed(given, PLACES).replace('.', '')),
  )
}
