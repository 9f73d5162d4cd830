import type { Sort } from '@jinpiao/ui-kit/DataTable'
import { useSearchParams } from 'react-router-dom'
import { allParameters, type FilterFields, type FilterTexts, usableFilters } from './listFilters.ts'
import {
  type ListAddress,
  type ListState,
  pageSizesFrom,
  readListState,
  sortParameter,
  viewQuery,
  writeListState,
} from './listState.ts'

/**
 * What a list shows stands in the address (product §4.0.3): back, forward, reload and a sent link give the same list.
 * `filters` holds only those of its fields, so that a page's other parameters (`ticket`, `tab`) live beside it.
 */
export function useListState(fields: FilterFields, address: ListAddress = {}) {
  const [parameters, setParameters] = useSearchParams()
  const names = allParameters(fields)
  const state = readListState(parameters, names, address)
  const filters = usableFilters(fields, state.filters)
  const change = (next: Partial<ListState>) =>
    setParameters((now) => writeListState(now, { ...readListState(now, names, address), ...next }, names, address), {
      replace: true,
    })
  return {
    ...state,
    filters,
    pageSizes: pageSizesFrom(address.usualRows),
    setPage: (page: number) => change({ page }),
    setPageSize: (pageSize: number) => change({ pageSize, page: 1 }),
    setSort: (sort: Sort | undefined) => change({ sort, page: 1 }),
    /** Columns that were taken away now, or asked for, by their ids. */
    changeColumns: ({ taken = [], asked = [] }: { taken?: readonly string[]; asked?: readonly string[] }) =>
      change({
        hidden: [...without(state.hidden, asked), ...taken],
        asked: [...without(state.asked, taken), ...without(asked, state.asked)],
      }),
    /** As they were typed; what is no amount or day is left out. */
    setFilters: (texts: FilterTexts) => change({ filters: usableFilters(fields, texts), page: 1 }),
    /** Filters, order and columns as one text, and the way to show those of another. */
    view: viewQuery(parameters, names),
    setView: (query: string) =>
      change({ ...readListState(new URLSearchParams(query), names), pageSize: state.pageSize, page: 1 }),
    /** As the API wants it. */
    query: {
      page: state.page,
      pageSize: state.pageSize,
      ...(state.sort && { sort: sortParameter(state.sort) }),
      ...filters,
    },
  }
}
const without = (some: readonly string[], gone: readonly string[]) => some.filter((id) => !gone.includes(id))

export type ListInAddress = ReturnType<typeof useListState>
