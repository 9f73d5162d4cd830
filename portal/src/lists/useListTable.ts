import type { ListAnswer } from '@jinpiao/contract/list'
import type { DataTableProps } from '@jinpiao/ui-kit/DataTable'
import { useAtomValue } from 'jotai'
import { useTranslation } from 'react-i18next'
import { densityAtom } from '#portal/parts/preferences.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { PAGE_SIZES } from './listState.ts'
import type { ListCondition } from './useConditions.ts'
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
  | 'onSortChange'
  | 'isLoading'
  | 'error'
  | 'filter'
  | 'pagination'
>

type State = Pick<ListInAddress, 'pageSize' | 'sort' | 'setPage' | 'setPageSize' | 'setSort'>

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
  const errorText = useErrorText()
  return {
    density,
    rows: data?.list ?? [],
    total: data?.pagecond.count,
    isTotalOpen: data?.pagecond.more,
    sort: list.sort,
    onSortChange: list.setSort,
    isLoading: isPending || isPlaceholderData,
    error: error === null ? undefined : { message: errorText(error), onRetry: () => void refetch() },
    filter: inForce && filterWords(inForce, t('comma')),
    pagination: data && {
      // The page that was read: of a number beyond the end it is the last.
      page: data.pagecond.page,
      pageCount: pageCount(data),
      onPageChange: list.setPage,
      pageSize: list.pageSize,
      pageSizes: PAGE_SIZES,
      onPageSizeChange: list.setPageSize,
    },
  }
}

/** Where the count ended early, there is at least one page more than the one that is full. */
function pageCount({ list, pagecond: { count, more, page, pageSize } }: ListAnswer<unknown>): number {
  const known = Math.ceil(count / pageSize)
  return more ? Math.max(known, list.length < pageSize ? page : page + 1) : known
}

function filterWords({ conditions, onClear }: InForce, comma: string) {
  if (conditions.length === 0) return undefined
  return { summary: conditions.map(({ spoken }) => spoken).join(comma), onClear }
}
