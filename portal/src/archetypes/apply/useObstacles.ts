import type { BusinessType } from '@jinpiao/contract/flow'
import { type FoundObstacle, listObstacles } from '@jinpiao/contract/obstacleCalls'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { queryOf } from '#portal/http/queries.ts'

/**
 * What stands in the way of a form, asked anew when it is opened; undefined until known. A form that was free once stays:
 * what comes in the way later, such as its own submission, is said by its check. What cannot be asked is judged there, too.
 */
export function useObstacles(type: BusinessType, pkApply: string): readonly FoundObstacle[] | undefined {
  const query = pkApply === '' ? { type } : { type, pkApply }
  const { data, error } = useQuery({
    ...queryOf('applications', listObstacles, { query }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  })
  const wasFree = useRef(false)
  if (data?.length === 0 || error !== null) wasFree.current = true
  return wasFree.current ? [] : data
}
