import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useTranslation } from 'react-i18next'
import { type RowCount, useCountText } from '#portal/parts/useCountText.ts'

interface ListQuery {
  refetch: () => Promise<{ data: { pagecond: RowCount } | undefined; isError: boolean }>
}

/**
 * 查询 with the conditions that are in force already: the list is asked for once more, and how many there are is said,
 * since the table has no change to tell. DataTable announces its own errors.
 */
export function useSearchAgain({ refetch }: ListQuery): () => Promise<void> {
  const { t } = useTranslation('list')
  const countText = useCountText()
  return async () => {
    const { data, isError } = await refetch()
    if (data !== undefined && !isError) announce(t('again', { n: countText(data.pagecond) }))
  }
}
