import type { BusinessType } from '@jinpiao/contract/flow'
import { type FoundObstacle, listObstacles, listObstaclesByType } from '@jinpiao/contract/obstacleCalls'
import { obstacleOf } from '@jinpiao/contract/obstacles'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { queryOf } from '#portal/http/queries.ts'

/** It may have changed by the next look, and never while one reads. */
const asked = { gcTime: 0, refetchOnWindowFocus: false } as const

const obstaclesQuery = (query: { type: BusinessType; pkApply?: string }) => ({
  ...queryOf('applications', listObstacles, { query }),
  ...asked,
})

/** What stands in the way of a new form of a type now; undefined until known. What cannot be asked the form judges. */
export function useStanding(type: BusinessType): readonly FoundObstacle[] | undefined {
  const { data, error } = useQuery(obstaclesQuery({ type }))
  return error === null ? data : []
}

/** What stands in the way of new forms of these types now, by type, asked in one call; undefined until known. */
function useEach(types: readonly BusinessType[]): ReadonlyMap<BusinessType, readonly FoundObstacle[]> | undefined {
  const { data, error } = useQuery({
    ...queryOf('applications', listObstaclesByType, { query: { types: [...types] } }),
    ...asked,
    enabled: types.length > 0,
  })
  if (types.length > 0 && data === undefined && error === null) return undefined
  return new Map(data?.map(({ type, found }) => [type, found]))
}

/** Of these types those whose stored forms cannot be submitted now, whatever they have chosen; undefined until known. */
export function useObstructed(types: readonly BusinessType[]): ReadonlySet<BusinessType> | undefined {
  const found = useEach(types)
  return found && new Set(types.filter((type) => found.get(type)?.some(({ name }) => !obstacleOf(name).isChoice)))
}

/** Of these types those of which a new form can be begun now; undefined until known. */
export function useFree(types: readonly BusinessType[]): ReadonlySet<BusinessType> | undefined {
  const found = useEach(types)
  return found && new Set(types.filter((type) => (found.get(type)?.length ?? 0) === 0))
}

/**
 * What stands in the way of a form, asked anew when it is opened; undefined until known. A form that was free once stays:
 * what comes in the way later, such as its own submission, is said by its check. What cannot be asked is judged there, too.
 */
export function useObstacles(type: BusinessType, pkApply: string): readonly FoundObstacle[] | undefined {
  const query = pkApply === '' ? { type } : { type, pkApply }
  const { data, error } = useQuery(obstaclesQuery(query))
  const wasFree = useRef(false)
  if (data?.length === 0 || error !== null) wasFree.current = true
  return wasFree.current ? [] : data
}
