/** Where numbers lie between the lowest and the highest line of a chart. In whole units (fen), so that nothing is rounded. */
export interface LinearScale {
  /** The lines, from the lowest; among them always 0. */
  ticks: readonly bigint[]
  /** How high a value lies, in percent of the height. */
  share: (value: bigint) => number
}

/** More lines are not read more exactly, and the numbers are in the table. */
const MAX_STEPS = 5n

/**
 * A scale with round steps (1, 2 or 5 and zeros) that holds all values and 0: a height that does not begin at 0 makes
 * small changes look large.
 *
 * @param unit the least step: 1n for fen, 100n for whole numbers in fen
 */
export function linearScale(values: readonly bigint[], unit: bigint): LinearScale {
  const lowest = values.reduce((low, value) => (value < low ? value : low), 0n)
  const highest = values.reduce((high, value) => (value > high ? value : high), 0n)
  if (lowest === highest) return { ticks: [0n], share: () => 0 }
  const step = roundStep(highest - lowest, unit)
  const from = -ceilDivide(-lowest, step) * step
  const to = ceilDivide(highest, step) * step
  const ticks: bigint[] = []
  for (let tick = from; tick <= to; tick += step) ticks.push(tick)
  return { ticks, share: (value) => Number(((value - from) * 10_000n) / (to - from)) / 100 }
}

/** The least round step of which a few cover the range. */
function roundStep(range: bigint, unit: bigint): bigint {
  for (let power = unit; ; power *= 10n) {
    for (const digit of [1n, 2n, 5n]) if (digit * power * MAX_STEPS >= range) return digit * power
  }
}

/** Of a dividend that is not negative. */
const ceilDivide = (dividend: bigint, divisor: bigint): bigint => (dividend + divisor - 1n) / divisor
