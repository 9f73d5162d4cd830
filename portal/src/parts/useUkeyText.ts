import { messagesFor } from '@jinpiao/ui-kit/lib/messages'
import { ukeyMessages } from '@jinpiao/ui-kit/lib/messages/ukey'
import { ukeyFailure, ukeyFailureText } from '@jinpiao/ui-kit/lib/ukeyFailure'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { usePlatform } from './platform.ts'

export const isUkeyError = (error: unknown): boolean => error instanceof Error && error.name === 'UkeyError'

/**
 * The sentence of a UKEY error: for login and for signing the one that the signing dialog has (spec §8).
 *
 * @returns takes the suffix of the key that is asked for, where the caller knows it.
 */
export function useUkeyText(): (error: unknown, suffix?: string) => string {
  const { language } = useTranslation().i18n
  const { platformName, hotline } = usePlatform()
  return useCallback(
    (error, suffix) => {
      const failure = ukeyFailure(error)
      const words = {
        platform: platformName,
        hotline,
        suffix: suffix && inFigures(suffix),
        found: failure.foundSuffix && inFigures(failure.foundSuffix),
      }
      return ukeyFailureText(messagesFor(ukeyMessages, language), failure, words)
    },
    [language, platformName, hotline],
  )
}

/** A suffix is heard character by character. */
export const inFigures = (suffix: string): string => [...suffix].join(' ')
