import { judgeTenor, type TenorRule } from '@jinpiao/contract/tenor'
import { addDays, type Day, isDay } from '@jinpiao/values/days'
import { type Holiday, nextWorkingDay } from '@jinpiao/values/workingDays'

/** Product §4.5: quick picks of the promised date. */
export const quickTenors = [30, 60, 90, 180] as const

/** What follows from a promised date, told beside it before anything is submitted. */
export interface TenorNote {
  days: number
  /** The day on which is paid, when the promised date is no working day. */
  payableDate: Day | undefined
  /** Months beyond which a reason is asked for; set when this date is beyond. */
  reasonBeyond: number | undefined
}

/** `undefined` while there is no day, or a day that cannot be promised (the check says why). */
export function tenorNote(
  promisedDate: string,
  { today, holidays, tenor }: { today: Day; holidays: readonly Holiday[]; tenor: TenorRule },
): TenorNote | undefined {
  if (!isDay(promisedDate)) return undefined
  const verdict = judgeTenor({ issueDate: today, promisedDate }, tenor)
  if (!verdict.ok) return undefined
  const payable = nextWorkingDay(promisedDate, holidays)
  return {
    days: verdict.days,
    payableDate: payable === promisedDate ? undefined : payable,
    reasonBeyond: verdict.needsReason ? verdict.softMaxMonths : undefined,
  }
}

export const quickDate = (today: Day, days: number): Day => addDays(today, days)
