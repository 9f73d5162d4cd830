import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import type { ApplicationState } from '@jinpiao/contract/status'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '#portal/lists/listQuery.ts'

/** What an operator keeps an eye on, by tab. */
export const storedStates = {
  drafts: ['DRAFT'],
  returned: ['RETURNED'],
  submitted: ['PENDING_DIRECTOR', 'PENDING_FINAL', 'PENDING_COUNTERPARTY'],
} as const satisfies Record<string, readonly ApplicationState[]>
export type StoredKind = keyof typeof storedStates
export const storedKinds = Object.keys(storedStates) as StoredKind[]

/** How many there are behind each tab; `undefined` until known. */
export function useStoredCounts(of: ApplicationEndpoints): Record<StoredKind, number | undefined> {
  return {
    drafts: useCount(of, 'drafts'),
    returned: useCount(of, 'returned'),
    submitted: useCount(of, 'submitted'),
  }
}

const useCount = ({ list }: ApplicationEndpoints, kind: StoredKind) =>
  useQuery(listQuery('applications', list, { box: 'ALL', state: [...storedStates[kind]], pageSize: 1 })).data?.pagecond
    .count
