import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { pendingStatesOf, statesOf, underWayStatesOf } from '@jinpiao/contract/flow'
import type { ApplicationState } from '@jinpiao/contract/status'
import { useQuery } from '@tanstack/react-query'
import { listQuery } from '#portal/lists/listQuery.ts'

/** What an operator keeps an eye on, and what has ended, by tab. */
export const storedKinds = ['drafts', 'returned', 'submitted', 'ended'] as const
export type StoredKind = (typeof storedKinds)[number]

/** States of the applications behind a tab. */
export function storedStates({ types }: Pick<ApplicationEndpoints, 'types'>, kind: StoredKind): ApplicationState[] {
  const open: readonly ApplicationState[] = underWayStatesOf(types)
  if (kind === 'submitted') return [...pendingStatesOf(types)]
  if (kind === 'ended')
    return statesOf(types).filter((state) => state !== 'DRAFT' && !open.includes(state) && !isPending(state))
  return [kind === 'drafts' ? 'DRAFT' : 'RETURNED']
}

const isPending = (state: ApplicationState) => state.startsWith('PENDING_')

/** The tab that one stands in; of what is not known yet, that of what is under way. */
export function storedKindOf(state: ApplicationState | undefined): StoredKind {
  if (state === 'DRAFT') return 'drafts'
  if (state === 'RETURNED') return 'returned'
  return state === undefined || isPending(state) ? 'submitted' : 'ended'
}

/** How many there are behind each tab; `undefined` until known, and of what has ended: it only grows. */
export function useStoredCounts(of: ApplicationEndpoints): Record<StoredKind, number | undefined> {
  return {
    drafts: useCount(of, 'drafts'),
    returned: useCount(of, 'returned'),
    submitted: useCount(of, 'submitted'),
    ended: undefined,
  }
}

const useCount = (of: ApplicationEndpoints, kind: StoredKind) =>
  useQuery(listQuery('applications', of.list, { box: 'ALL', state: storedStates(of, kind), pageSize: 1 })).data
    ?.pagecond.count
