import type { Noun } from '@jinpiao/contract/flow'
import type { AnyListEndpoint, ListAnswer, RowOf } from '@jinpiao/contract/list'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FilterFields } from './listFilters.ts'
import { listQuery } from './listQuery.ts'
import type { ListAddress } from './listState.ts'
import { type ListInAddress, useListState } from './useListState.ts'

interface ListPageOptions extends ListAddress {
  fields: FilterFields
  /** What the page asks for itself. */
  fixed: Readonly<Record<string, unknown>>
}

interface ListPage<L extends AnyListEndpoint> {
  state: ListInAddress
  /** The query as the server got it, without the place of the cursor. */
  asked: Readonly<Record<string, unknown>>
  query: UseQueryResult<ListAnswer<RowOf<L>>>
}

/** The page of a list that the address asks for: its state, what the server was asked, and the answer. */
export function useListPage<L extends AnyListEndpoint>(
  noun: Noun,
  list: L,
  { fields, fixed, ...address }: ListPageOptions,
): ListPage<L> {
  const state = useListState(fields, address)
  const asked = { ...state.query, ...fixed }
  const paging = useCursor(JSON.stringify({ ...asked, page: 0 }))
  const query = useQuery({
    ...listQuery(noun, list, { ...asked, ...(state.page > 1 && paging.cursor && { cursor: paging.cursor }) }),
    placeholderData: keepPreviousData,
  })
  return {
    asked,
    query,
    state: {
      ...state,
      setPage: (page: number) => {
        paging.keep(query.data?.pagecond.cursor)
        state.setPage(page)
      },
    },
  }
}

/** How many pages there are; where the count ended early, at least one more than the full one that is shown. */
export function pageCountOf<L extends AnyListEndpoint>({
  list,
  pagecond: { count, more, page, pageSize },
}: ListAnswer<RowOf<L>>): number {
  const known = Math.ceil(count / pageSize)
  return more ? Math.max(known, list.length < pageSize ? page : page + 1) : known
}

/** Where the page that was shown last ends: the way to the pages near it, as long as the same is asked for. */
function useCursor(asked: string) {
  const [kept, setKept] = useState<{ asked: string; cursor: string | undefined }>()
  return {
    cursor: kept?.asked === asked ? kept.cursor : undefined,
    keep: (cursor: string | undefined) => setKept({ asked, cursor }),
  }
}
