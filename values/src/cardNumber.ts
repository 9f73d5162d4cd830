import { DASHES, halfWidth, SPACES } from './internal/halfWidth.ts'

const SEPARATORS = new RegExp(`[${SPACES}${DASHES}\\s]`, 'g')

/** The number alone, as it is stored and copied: without spaces and dashes, full-width digits as ASCII. */
export function normaliseCardNumber(text: string): string {
  return halfWidth(text).replace(SEPARATORS, '')
}

/**
 * Blocks of 4 with a space between (spec §3), for writing only: on a page group by margins and say spaced digits
 * (`spokenDigits`), since a voice reads a block of 4 as thousands.
 */
export function formatCardNumber(text: string): string {
  return (
    normaliseCardNumber(text)
      .match(/.{1,4}/gu)
      ?.join(' ') ?? ''
  )
}
