import type { DataTableProps } from '@jinpiao/ui-kit/DataTable'
import { useCallback } from 'react'
import { isWorthRetrying } from '#portal/http/errors.ts'
import { useErrorText } from './useErrorText.ts'

interface Loaded {
  error: Error | null
  refetch: () => unknown
}

/** What a `DataTable` shows of a query that failed: its words, and 重试 where that may help. */
export function useLoadFailure(): (query: Loaded) => DataTableProps<never>['error'] {
  const errorText = useErrorText('load')
  return useCallback(
    ({ error, refetch }) =>
      error === null
        ? undefined
        : { message: errorText(error), ...(isWorthRetrying(error) && { onRetry: () => void refetch() }) },
    [errorText],
  )
}
