import { decimalToFen } from '@jinpiao/values/money'
import { isDecimal } from './decimal.ts'

export const sortKinds = ['text', 'amount'] as const
export type SortKind = (typeof sortKinds)[number]

/** From here on two amounts that differ by a fen may be the same double: 70368744177664.01 and .02. */
const EXACT_BELOW = 2 ** 46

/**
 * A number per value that stands for its place, so that a hundred thousand rows are ordered without comparing texts
 * again. Amounts compare exactly and what is no amount comes first; texts in the order of `collator`, except that plain
 * ASCII (numbers of tickets, days) goes by its characters, which is what such texts are made for and far faster.
 */
export function sortKeys(values: readonly string[], kind: SortKind, collator: Intl.Collator): Float64Array {
  if (kind === 'amount') return amountKeys(values)
  const isAscii = values.every((value) => /^[\0-\x7f]*$/.test(value))
  return ranks(values, isAscii ? (a, b) => (a < b ? -1 : 1) : collator.compare)
}

function amountKeys(values: readonly string[]): Float64Array {
  // + 0 turns the -0 of "-0.00" into 0.
  const keys = Float64Array.from(values, (value) => (isDecimal(value) ? Number(value) + 0 : Number.NEGATIVE_INFINITY))
  if (keys.every((key) => key === Number.NEGATIVE_INFINITY || Math.abs(key) < EXACT_BELOW)) return keys
  const fen = values.map((value) => (isDecimal(value) ? decimalToFen(value) : undefined))
  const exact = ranks(
    fen.filter((each) => each !== undefined),
    (a, b) => (a < b ? -1 : 1),
  )
  let next = 0
  return Float64Array.from(fen, (each) => (each === undefined ? Number.NEGATIVE_INFINITY : (exact[next++] ?? 0)))
}

/** The place of each value among the different ones; equal values share a place. */
function ranks<T>(values: readonly T[], compare: (a: T, b: T) => number): Float64Array {
  const places = new Map<T, number>()
  let place = 0
  let before: T | undefined
  for (const value of [...new Set(values)].sort(compare)) {
    // Different texts may be equal to a collator.
    if (before !== undefined && compare(before, value) !== 0) place += 1
    places.set(value, place)
    before = value
  }
  return Float64Array.from(values, (value) => places.get(value) ?? 0)
}

const DIGIT = 16
const DIGITS = 2 ** DIGIT

/**
 * The indices in the order of their keys; equal keys stay as they were, in both directions. A radix sort over the bits
 * of the doubles: at most four passes, where comparing would take a million calls.
 */
export function sortedOrder(keys: Float64Array, direction: 'ascending' | 'descending'): Uint32Array {
  const bits = orderedBits(direction === 'ascending' ? keys : keys.map((key) => 0 - key))
  let order = Uint32Array.from(keys, (_, i) => i)
  let next = new Uint32Array(keys.length)
  for (let pass = 0; pass < 4; pass++) {
    const digit = (i: number) => ((bits[2 * i + (pass >> 1)] ?? 0) >>> (pass % 2 === 0 ? 0 : DIGIT)) & (DIGITS - 1)
    const counts = new Uint32Array(DIGITS)
    for (let i = 0; i < keys.length; i++) counts[digit(i)]! += 1
    if (counts.includes(keys.length)) continue
    let place = 0
    counts.forEach((count, each) => {
      counts[each] = place
      place += count
    })
    for (const i of order) next[counts[digit(i)]!++] = i
    ;[order, next] = [next, order]
  }
  return order
}

/** Each double as two words, low one first, that compare like the double: what is negative is turned round. */
function orderedBits(keys: Float64Array): Uint32Array {
  const bits = new Uint32Array(keys.length * 2)
  const view = new DataView(keys.buffer, keys.byteOffset, keys.byteLength)
  const littleEndian = new Uint8Array(Uint16Array.of(1).buffer)[0] === 1
  for (let i = 0; i < keys.length; i++) {
    const low = view.getUint32(8 * i + (littleEndian ? 0 : 4), littleEndian)
    const high = view.getUint32(8 * i + (littleEndian ? 4 : 0), littleEndian)
    const isNegative = high >>> 31 === 1
    bits[2 * i] = isNegative ? ~low : low
    bits[2 * i + 1] = isNegative ? ~high : high ^ 0x80000000
  }
  return bits
}
