import type { SpokenMaskOptions } from '@jinpiao/values/spoken'
import { useLocale } from 'react-aria-components'
import { maskMessages } from './messages/masks.ts'
import { numberMessages } from './messages/numbers.ts'
import { messagesFor } from './messages.ts'

/** Numbers for the ear, in one language. */
export interface SpokenNumbers {
  /** Digit by digit: `6 2 2 2`; with `groups`, pauses after so many characters. */
  digits: (text: string, groups?: readonly number[]) => string
  /** What a mask shows, and that there is more: `1 3 8 开头，尾号 0 1 0 1`, `begins with 1 3 8, ends in 0 1 0 1`. */
  mask: (text: string, options?: SpokenMaskOptions) => string
}

/** @param locale as `en-US`. */
export function spokenNumbersIn(locale: string): SpokenNumbers {
  const { digits } = messagesFor(numberMessages, locale)
  const { mask } = messagesFor(maskMessages, locale)
  return { digits, mask: (text, options = {}) => mask(text, options) }
}

/** Numbers as a voice of the reader's language is to say them. */
export const useSpokenNumbers = (): SpokenNumbers => spokenNumbersIn(useLocale().locale)
