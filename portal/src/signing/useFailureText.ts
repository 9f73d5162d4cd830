import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { isUkeyError, useUkeyText } from '#portal/parts/useUkeyText.ts'
import { TextDiffersError } from './checkedText.ts'

/** Words for what kept a signature from beginning: the server's refusal, or an error of the UKEY (spec §8). */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('approval')
  const errorText = useErrorText()
  const ukeyText = useUkeyText()
  return useCallback(
    (error) => {
      if (isUkeyError(error)) return ukeyText(error)
      if (error instanceof TextDiffersError) return t('textDiffers')
      return errorText(error)
    },
    [t, errorText, ukeyText],
  )
}
