import { getHolidays, getNextHolidays, HOLIDAY_REGION } from '@jinpiao/contract/dictionaries'
import type { Holiday } from '@jinpiao/values/workingDays'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queryOf } from '#portal/http/queries.ts'

const region = { query: { region: HOLIDAY_REGION } } as const

/**
 * The published departures from the week of this year and the next; none until they are there: without them a page works,
 * only without their notice. Server and page judge a day by the same list.
 */
export function useHolidays({ current: isAsked = true, next: isNextAsked = true } = {}): readonly Holiday[] {
  const { data: current } = useQuery({ ...queryOf('dictionaries', getHolidays, region), enabled: isAsked })
  const { data: next } = useQuery({ ...queryOf('dictionaries', getNextHolidays, region), enabled: isNextAsked })
  return useMemo(() => [...(current ?? none), ...(next ?? none)], [current, next])
}
const none: readonly Holiday[] = []
