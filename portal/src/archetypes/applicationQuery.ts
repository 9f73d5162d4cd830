import type { ApplicationEndpoints, DetailOf } from '@jinpiao/contract/applications'
import { queryOptions } from '@tanstack/react-query'
import { atMost } from '#portal/http/atMost.ts'
import { call } from '#portal/http/client.ts'

/** Of the six connections that a browser opens to a server, two stay free for everything else. */
const fewAtOnce = atMost(4)

/** One application; of a batch there may be up to 200 at once. */
export const applicationQuery = <A extends ApplicationEndpoints>({ get }: A, pkApply: string) =>
  queryOptions({
    queryKey: ['applications', get.path, { pkApply }, null] as const,
    queryFn: ({ signal }) =>
      fewAtOnce(() => call<ApplicationEndpoints['get']>(get, { params: { pkApply }, signal }) as Promise<DetailOf<A>>),
  })
