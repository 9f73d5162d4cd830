import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { pendingStatesOf } from '@jinpiao/contract/flow'
import type { ApplicationState } from '@jinpiao/contract/status'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '#portal/lists/listQuery.ts'

/** What an operator keeps an eye on, by tab. */
export const storedKinds = ['drafts', 'returned', 'submitted'] as const
export type StoredKind = (typeof storedKinds)[number]

/** States of the applications behind a tab. */
export function storedStates({ types }: Pick<ApplicationEndpoints, 'types'>, kind: StoredKind): ApplicationState[] {
  if (kind === 'submitted') return [...pendingStatesOf(types)]
  return [kind === 'drafts' ? 'DRAFT' : 'RETURNED']
}

/** The tab that one stands in: of what has ended, and of what is not known yet, the last. */
export const storedKindOf = (state: ApplicationState | undefined): StoredKind =>
  state === 'DRAFT' ? 'drafts' : state === 'RETURNED' ? 'returned' : 'submitted'

/** How many there are behind each tab; `undefined` until known. */
export function useStoredCounts(of: ApplicationEndpoints): Record<StoredKind, number | undefined> {
  return {
    drafts: useCount(of, 'drafts'),
    returned: useCount(of, 'returned'),
    submitted: useCount(of, 'submitted'),
  }
}

const useCount = (of: ApplicationEndpoints, kind: StoredKind) =>
  useQuery(listQuery('applications', of.list, { box: 'ALL', state: storedStates(of, kind), pageSize: 1 })).data
    ?.pagecond.count
