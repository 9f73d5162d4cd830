import type { Noun } from '@jinpiao/contract/flow'
import type { AnyListEndpoint, ListAnswer, RowOf } from '@jinpiao/contract/list'
import { queryOptions } from '@tanstack/react-query'
import { call } from '#portal/http/client.ts'

/** A query of a list, whichever it is. Its address tells it from others; its noun, which acts change it. */
export const listQuery = <L extends AnyListEndpoint>(noun: Noun, list: L, query: Readonly<Record<string, unknown>>) =>
  queryOptions({
    queryKey: [noun, list.path, null, query] as const,
    queryFn: ({ signal }) =>
      call<AnyListEndpoint>(list, { params: undefined, query, body: undefined, signal }) as Promise<
        ListAnswer<RowOf<L>>
      >,
  })
