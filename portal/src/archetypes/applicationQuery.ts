import { getIssueApplication } from '@jinpiao/contract/issue'
import { queryOptions } from '@tanstack/react-query'
import { atMost } from '#portal/http/atMost.ts'
import { call } from '#portal/http/client.ts'
import { queryOf } from '#portal/http/queries.ts'

/** Of the six connections that a browser opens to a server, two stay free for everything else. */
const fewAtOnce = atMost(4)

/** One of the many applications of a batch (up to 200); the same answer as on the page of that application. */
export const applicationQuery = (pkApply: string) =>
  queryOptions({
    ...queryOf('applications', getIssueApplication, { params: { pkApply } }),
    queryFn: ({ signal }) => fewAtOnce(() => call(getIssueApplication, { params: { pkApply }, signal })),
  })
