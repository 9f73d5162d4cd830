import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { ChunkError } from '#portal/chunk.ts'
import { BusinessError, isOfflineFailure, NetworkError, SessionLostError } from '#portal/http/errors.ts'
import { usePlatform } from './platform.ts'

/**
 * The words for whatever a call threw: the server's own, or those of spec §8.
 *
 * @param what failed: an act, which is never repeated by itself, or the loading of a query, which is.
 */
export function useErrorText(what: 'act' | 'load' = 'act'): (error: unknown) => string {
  const { t } = useTranslation(['common', 'shell'])
  const { hotline } = usePlatform()
  return useCallback(
    (error) => {
      // Where a query failed its number stands beside the words (`QueryState`, `useLoadFailure`).
      const withNumber = ({ requestId }: NetworkError) =>
        requestId === undefined ? t('network') : `${t('network')} ${t('requestId')} ${requestId}`
      if (error instanceof BusinessError && error.message !== '') return error.message
      if (isOfflineFailure(error)) return t(what === 'act' ? 'offlineAct' : 'offlineLoad')
      if (error instanceof NetworkError) return what === 'act' ? withNumber(error) : t('network')
      if (error instanceof SessionLostError) return t('sessionOver')
      if (error instanceof ChunkError) return `${t('shell:pageFailedText')} ${t(`shell:${error.kind}Failed`)}`
      return t('serverErrorNext', { error: t('serverError'), hotline })
    },
    [t, hotline, what],
  )
}
