import type { Noun } from '@jinpiao/contract/flow'
import type { AnyListEndpoint, ListAnswer, RowOf } from '@jinpiao/contract/list'
import { keepPreviousData, type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FilterFields } from './listFilters.ts'
import { listQuery } from './listQuery.ts'
import type { ListAddress } from './listState.ts'
import type { OnwardProps } from './Onward.tsx'
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
  onward: OnwardProps
}

/** The page of a list that the address asks for: its state, what the server was asked, and the answer. */
export function useListPage<L extends AnyListEndpoint>(
  noun: Noun,
  list: L,
  { fields, fixed, ...address }: ListPageOptions,
): ListPage<L> {
  const state = useListState(fields, address)
  const asked = { ...state.query, ...fixed }
  const onward = useKept(JSON.stringify({ ...asked, page: 0, pageSize: 0 }))
  const cursor = useKept(JSON.stringify({ ...asked, page: 0, onward: onward.kept }))
  const query = useQuery({
    ...listQuery(noun, list, {
      ...asked,
      ...(onward.kept && { onward: onward.kept }),
      ...(state.page > 1 && cursor.kept && { cursor: cursor.kept }),
    }),
    placeholderData: keepPreviousData,
  })
  const { data } = query
  // As long as there is another page, that is the way on.
  const further = data && data.pagecond.page >= pageCountOf(data) ? data.pagecond.onward : undefined
  return {
    asked,
    query,
    state: {
      ...state,
      setPage: (page: number) => {
        cursor.keep(query.data?.pagecond.cursor)
        state.setPage(page)
      },
    },
    onward: {
      onGoOn: further === undefined ? undefined : () => look(further),
      onBegin: onward.kept === undefined ? undefined : () => look(undefined),
    },
  }

  function look(place: string | undefined) {
    onward.keep(place)
    state.setPage(1)
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

/** A place in the rows of an answer, as long as the same is asked for. */
function useKept(asked: string) {
  const [kept, setKept] = useState<{ asked: string; place: string | undefined }>()
  return {
    kept: kept?.asked === asked ? kept.place : undefined,
    keep: (place: string | undefined) => setKept({ asked, place }),
  }
}
