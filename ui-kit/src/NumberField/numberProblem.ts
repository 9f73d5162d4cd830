import { compareDecimals, parseDecimal, placesOf } from '@jinpiao/values/decimal'
import type { textBoxMessages } from '../lib/messages/textBoxes.ts'

export interface NumberLimits {
  /** Least value, a decimal string. */
  min?: string | undefined
  /** Greatest value, a decimal string. */
  max?: string | undefined
  /** Places after the point that may be given; none by default. */
  decimals?: number | undefined
}

type Words = (typeof textBoxMessages)['zh-CN']

/** What is wrong with it, one sentence; undefined for a number within the limits and for nothing at all. */
export function numberProblem(text: string, { min, max, decimals = 0 }: NumberLimits, t: Words): string | undefined {
  if (text.trim() === '') return undefined
  const number = parseDecimal(text)
  if (number === undefined) return t.notNumber
  if (placesOf(number) > decimals) return decimals === 0 ? t.notWhole : t.decimals(decimals)
  if (min !== undefined && compareDecimals(number, min) < 0) return t.tooSmall(min)
  if (max !== undefined && compareDecimals(number, max) > 0) return t.tooLarge(max)
  return undefined
}
