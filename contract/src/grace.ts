import type { Day } from '@jinpiao/values/days'
import { addWorkingDays, type Holiday } from '@jinpiao/values/workingDays'

/** Working days after its day of payment through which an unpaid ticket is due and not overdue (Q19). */
export const GRACE_WORKING_DAYS = 3

/** Last day of the grace of a ticket, by its day of payment: of Friday the Wednesday after it. */
export const graceUntil = (payableDate: Day, calendar: readonly Holiday[]): Day =>
  addWorkingDays(payableDate, GRACE_WORKING_DAYS, calendar)
