import type { DataTableProps } from '@jinpiao/ui-kit/DataTable'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { isWorthRetrying } from '#portal/http/errors.ts'
import { requestIdOf } from './requestIdOf.ts'
import { useErrorText } from './useErrorText.ts'

interface Loaded {
  error: Error | null
  refetch: () => unknown
}

/** What a `DataTable` shows of a query that failed: its words, its number for the hotline, and 重试 where that may help. */
export function useLoadFailure(): (query: Loaded) => DataTableProps<never>['error'] {
  const { t } = useTranslation('common')
  const errorText = useErrorText('load')
  return useCallback(
    ({ error, refetch }) => {
      if (error === null) return undefined
      const requestId = requestIdOf(error)
      const message = requestId === undefined ? errorText(error) : `${errorText(error)} ${t('requestId')} ${requestId}`
      return { message, ...(isWorthRetrying(error) && { onRetry: () => void refetch() }) }
    },
    [errorText, t],
  )
}
