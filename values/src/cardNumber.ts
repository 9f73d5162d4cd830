import { plainDigits } from './digits.ts'

/**
 * Blocks of 4 with a space between (spec §3), for writing only: on a page group by margins and say spaced digits
 * (`spokenDigits`), since a voice reads a block of 4 as thousands.
 */
export function formatCardNumber(text: string): string {
  return (
    plainDigits(text)
      .match(/.{1,4}/gu)
      ?.join(' ') ?? ''
  )
}
