import { type SpokenMaskOptions, spokenDigits, spokenMask } from '@jinpiao/values/spoken'
import { useLocale } from 'react-aria-components'
import { englishMask } from './messages/masks.ts'
import { englishDigits } from './messages/numbers.ts'

/** Numbers for the ear, in one language. */
export interface SpokenNumbers {
  /** Digit by digit: `6 2 2 2`; with `groups`, pauses after so many characters. */
  digits: (text: string, groups?: readonly number[]) => string
  /** What a mask shows, and that there is more: `1 3 8 开头，尾号 0 1 0 1`, `begins with 1 3 8, ends in 0 1 0 1`. */
  mask: (text: string, options?: SpokenMaskOptions) => string
}

const chinese: SpokenNumbers = { digits: spokenDigits, mask: spokenMask }
const english: SpokenNumbers = { digits: englishDigits, mask: englishMask }

/** @param locale as `en-US`. */
export const spokenNumbersIn = (locale: string): SpokenNumbers => (locale.startsWith('en') ? english : chinese)

/** Numbers as a voice of the reader's language is to say them. */
export const useSpokenNumbers = (): SpokenNumbers => spokenNumbersIn(useLocale().locale)
