import type { BusinessType } from '@jinpiao/contract/flow'
import { type FoundObstacle, listObstacles } from '@jinpiao/contract/obstacleCalls'
import { obstacleOf } from '@jinpiao/contract/obstacles'
import { useQueries, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { queryOf } from '#portal/http/queries.ts'

const obstaclesQuery = (query: { type: BusinessType; pkApply?: string }) => ({
  ...queryOf('applications', listObstacles, { query }),
  gcTime: 0,
  refetchOnWindowFocus: false,
})

/** What stands in the way of a new form of a type now; undefined until known. What cannot be asked the form judges. */
export function useStanding(type: BusinessType): readonly FoundObstacle[] | undefined {
  const { data, error } = useQuery(obstaclesQuery({ type }))
  return error === null ? data : []
}

/** What stands in the way of new forms of these types now, by type; undefined until all is known. */
function useEach(types: readonly BusinessType[]): ReadonlyMap<BusinessType, readonly FoundObstacle[]> | undefined {
  const asked = useQueries({ queries: types.map((type) => obstaclesQuery({ type })) })
  if (asked.some(({ isPending }) => isPending)) return undefined
  return new Map(types.map((type, index) => [type, asked[index]?.data ?? []]))
}

/** Of these types those whose stored forms cannot be submitted now, whatever they have chosen; undefined until known. */
export function useObstructed(types: readonly BusinessType[]): ReadonlySet<BusinessType> | undefined {
  const found = useEach(types)
  return found && new Set(types.filter((type) => found.get(type)?.some(({ name }) => !obstacleOf(name).isChoice)))
}

/** Of these types those of which a new form can be begun now; undefined until known. */
export function useFree(types: readonly BusinessType[]): ReadonlySet<BusinessType> | undefined {
  const found = useEach(types)
  return found && new Set(types.filter((type) => found.get(type)?.length === 0))
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
