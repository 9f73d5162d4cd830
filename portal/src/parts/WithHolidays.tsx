import { HolidaysContext } from '@jinpiao/ui-kit/lib/holidays'
import type { ReactNode } from 'react'
import { useHolidays } from './useHolidays.ts'

interface WithHolidaysProps {
  /** With those of next year: left out by a filter, which forbids no day and is on most pages. */
  next?: boolean
  children: ReactNode
}

/** 休 and 班 in the calendars of what stands in it. */
export function WithHolidays({ next = true, children }: WithHolidaysProps) {
  return <HolidaysContext value={useHolidays({ next })}>{children}</HolidaysContext>
}
