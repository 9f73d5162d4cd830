import { getHolidays, HOLIDAY_REGION } from '@jinpiao/contract/dictionaries'
import type { Holiday } from '@jinpiao/values/workingDays'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#portal/http/queries.ts'

/** The published departures from the week; none until they are there: without them a page works, only without their notice. */
export function useHolidays(): readonly Holiday[] {
  return useQuery(queryOf('dictionaries', getHolidays, { query: { region: HOLIDAY_REGION } })).data ?? none
}
const none: readonly Holiday[] = []
