import type { Sort } from '@jinpiao/ui-kit/DataTable'
import { useSearchParams } from 'react-router-dom'
import { type ListState, readListState, sortParameter, writeListState } from './listState.ts'

/**
 * What a list shows stands in the address (product §4.0.3): back, forward, reload and a sent link give the same list.
 * `filters` holds only the named ones, so that a page's other parameters (`ticket`, `tab`) live beside it.
 */
export function useListState<Name extends string>(names: readonly Name[]) {
  const [parameters, setParameters] = useSearchParams()
  const state = readListState(parameters, names)
  const change = (next: Partial<ListState<Name>>) =>
    setParameters((now) => writeListState(now, { ...readListState(now, names), ...next }, names), { replace: true })
  return {
    ...state,
    setPage: (page: number) => change({ page }),
    setPageSize: (pageSize: number) => change({ pageSize, page: 1 }),
    setSort: (sort: Sort | undefined) => change({ sort, page: 1 }),
    setFilters: (filters: Partial<Record<Name, string>>) => change({ filters, page: 1 }),
    /** As the API wants it. */
    query: {
      page: state.page,
      pageSize: state.pageSize,
      ...(state.sort && { sort: sortParameter(state.sort) }),
      ...state.filters,
    },
  }
}
