import { UkeyError } from '@jinpiao/ukey/driver'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { TextDiffersError } from './checkedText.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'

/** Words for what kept a signature from beginning: the server's refusal, or no certificate for this person (spec §8). */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('approval')
  const errorText = useErrorText()
  return useCallback(
    (error) => {
      if (error instanceof UkeyError) return t(error.code === 'NOT_BOUND' ? 'ukeyNotBound' : 'ukeyFailed')
      if (error instanceof TextDiffersError) return t('textDiffers')
      return errorText(error)
    },
    [t, errorText],
  )
}
