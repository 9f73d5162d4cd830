import { HolidaysContext } from '@jinpiao/ui-kit/lib/holidays'
import type { ReactNode } from 'react'
import { useHolidays } from './useHolidays.ts'

/** 休 and 班 in the calendars of what stands in it. */
export function WithHolidays({ children }: { children: ReactNode }) {
  return <HolidaysContext value={useHolidays()}>{children}</HolidaysContext>
}
