import type { Holiday } from '@jinpiao/values/workingDays'
import { createContext } from 'react'

const none: readonly Holiday[] = []

/** Days off and weekends that are worked, for the calendars below: 休 and 班. A field's own `holidays` win. */
export const HolidaysContext = createContext<readonly Holiday[]>(none)
