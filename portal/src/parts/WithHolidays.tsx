import { HolidaysContext } from '@jinpiao/ui-kit/lib/holidays'
import type { ReactNode } from 'react'
import { useHolidays } from './useHolidays.ts'

interface WithHolidaysProps {
  /** Those of this year: a filter, which forbids no day and is on most pages, asks when somebody comes to it. */
  current?: boolean
  /** Those of next year: left out by a filter. */
  next?: boolean
  children: ReactNode
}

/** 休 and 班 in the calendars of what stands in it. */
export function WithHolidays({ children, ...years }: WithHolidaysProps) {
  return <HolidaysContext value={useHolidays(years)}>{children}</HolidaysContext>
}
