import { listIssueApplications } from '@jinpiao/contract/issue'
import type { ApplicationState } from '@jinpiao/contract/status'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#portal/http/queries.ts'

/** What an operator keeps an eye on, by tab. */
export const storedStates = {
  drafts: ['DRAFT'],
  returned: ['RETURNED'],
  submitted: ['PENDING_DIRECTOR', 'PENDING_FINAL', 'PENDING_COUNTERPARTY'],
} as const satisfies Record<string, readonly ApplicationState[]>
export type StoredKind = keyof typeof storedStates

/** How many there are behind each tab; `undefined` until known. */
export function useStoredCounts(): Record<StoredKind, number | undefined> {
  return { drafts: useCount('drafts'), returned: useCount('returned'), submitted: useCount('submitted') }
}

const useCount = (kind: StoredKind) =>
  useQuery(
    queryOf('applications', listIssueApplications, {
      query: { box: 'ALL', state: [...storedStates[kind]], pageSize: 1 },
    }),
  ).data?.pagecond.count
