import type { ListAnswer } from '@jinpiao/contract/list'
import type { DataTableProps } from '@jinpiao/ui-kit/DataTable'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { densityAtom } from '#portal/parts/preferences.ts'
import { useLoadFailure } from '#portal/parts/useLoadFailure.ts'
import { readSort } from './listState.ts'
import type { ListCondition } from './useConditions.ts'
import { pageCountOf } from './useListPage.ts'
import type { ListInAddress } from './useListState.ts'

interface ListQuery<Row> {
  data: ListAnswer<Row> | undefined
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
  | 'density'
  | 'rows'
  | 'total'
  | 'isTotalOpen'
  | 'sort'
  | 'usualSort'
  | 'onSortChange'
  | 'isLoading'
  | 'expectedRows'
  | 'askedColumns'
  | 'error'
  | 'filter'
  | 'pagination'
>

type State = Pick<ListInAddress, 'pageSize' | 'pageSizes' | 'sort' | 'asked' | 'setPage' | 'setPageSize' | 'setSort'>

/**
 * What every paged list hands to its `DataTable`: the rows of the answer, order and page of the address, the filters in
 * force as words, the failure as words.
 */
export function useListTable<Row>(
  list: State,
  { data, error, isPending, isPlaceholderData, refetch }: ListQuery<Row>,
  inForce?: InForce,
): ListTable<Row> {
  const { t } = useTranslation()
  const density = useAtomValue(densityAtom)
  const failureOf = useLoadFailure()
  // The server looks at so many rows and no further: what fits may lie beyond them.
  const isOpen = data?.list.length === 0 && data.pagecond.more === true
  return {
    density,
    rows: data?.list ?? [],
    total: data?.pagecond.count,
    isTotalOpen: data?.pagecond.more,
    sort: list.sort,
    usualSort: readSort(data?.pagecond.sort),
    onSortChange: list.setSort,
    isLoading: isPending || isPlaceholderData,
    expectedRows: list.pageSize,
    askedColumns: list.asked,
    error: failureOf({ error, refetch }),
    filter: inForce && filterWords(inForce, t('comma'), isOpen ? t('notFoundYet') : undefined),
    pagination: data && {
      // The page that was read: of a number beyond the end it is the last.
      page: data.pagecond.page,
      pageCount: pageCountOf(data),
      onPageChange: list.setPage,
      pageSize: list.pageSize,
      pageSizes: list.pageSizes,
      onPageSizeChange: list.setPageSize,
    },
  }
}

function filterWords({ conditions, onClear }: InForce, comma: string, emptyText: string | undefined) {
  if (conditions.length === 0) return undefined
  const summary = conditions.map(({ spoken }) => spoken).join(comma)
  return { summary, onClear, ...(emptyText !== undefined && { emptyText }) }
}
