import type { DataTableProps } from '@jinpiao/ui-kit/DataTable'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { PAGE_SIZES } from './listState.ts'
import { densityAtom } from './preferences.ts'
import type { ListCondition } from './useConditions.ts'
import { useErrorText } from './useErrorText.ts'
import type { useListState } from './useListState.ts'

interface ListQuery<Row> {
  data: { list: Row[]; pagecond: { count: number } } | undefined
  error: Error | null
  isPending: boolean
  isPlaceholderData: boolean
  refetch: () => Promise<unknown>
}

interface InForce {
  conditions: readonly ListCondition[]
  onClear: () => void
}

type ListTable<Row> = Pick<
  DataTableProps<Row>,
  'density' | 'rows' | 'total' | 'sort' | 'onSortChange' | 'isLoading' | 'error' | 'filter' | 'pagination'
>

/**
 * What every paged list hands to its `DataTable`: the rows of the answer, order and page of the address, the filters in
 * force as words, the failure as words.
 */
export function useListTable<Row>(
  list: Pick<ReturnType<typeof useListState>, 'page' | 'pageSize' | 'sort' | 'setPage' | 'setPageSize' | 'setSort'>,
  { data, error, isPending, isPlaceholderData, refetch }: ListQuery<Row>,
  inForce?: InForce,
): ListTable<Row> {
  const { t } = useTranslation()
  const density = useAtomValue(densityAtom)
  const errorText = useErrorText()
  return {
    density,
    rows: data?.list ?? [],
    total: data?.pagecond.count,
    sort: list.sort,
    onSortChange: list.setSort,
    isLoading: isPending || isPlaceholderData,
    error: error === null ? undefined : { message: errorText(error), onRetry: () => void refetch() },
    filter: inForce && filterWords(inForce, t('comma')),
    pagination: data && {
      page: list.page,
      pageCount: Math.ceil(data.pagecond.count / list.pageSize),
      onPageChange: list.setPage,
      pageSize: list.pageSize,
      pageSizes: PAGE_SIZES,
      onPageSizeChange: list.setPageSize,
    },
  }
}

function filterWords({ conditions, onClear }: InForce, comma: string) {
  if (conditions.length === 0) return undefined
  return { summary: conditions.map(({ spoken }) => spoken).join(comma), onClear }
}
