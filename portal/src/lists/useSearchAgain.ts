import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useTranslation } from 'react-i18next'

interface ListQuery {
  refetch: () => Promise<{ data: { pagecond: { count: number } } | undefined; isError: boolean }>
}

/**
 * 查询 with the conditions that are in force already: the list is asked for once more, and how many there are is said,
 * since the table has no change to tell. Of a failure it tells itself.
 */
export function useSearchAgain({ refetch }: ListQuery): () => Promise<void> {
  const { t } = useTranslation('list')
  return async () => {
    const { data, isError } = await refetch()
    if (data !== undefined && !isError) announce(t('again', { count: data.pagecond.count }))
  }
}
