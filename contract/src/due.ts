import { addDays, type Day, daysBetween } from '@jinpiao/values/days'

/** How something that falls due stands, in the order in which it is counted and shown: what is overdue comes first. */
export const dueClasses = ['OVERDUE', 'DUE', 'NOT_DUE'] as const
export type DueClass = (typeof dueClasses)[number]

/** Something that falls due: a ticket, an instalment, a fee, a payment order, a qualification, a matter to confirm. */
export interface FallsDue {
  /** Day on which it falls due. */
  day: Day
  /** Last day on which it is done in time, where that is another one: the first working day. */
  lastDay?: Day
  /** The server's own word, where it keeps one: a ticket is overdue after its days of grace. */
  state?: string
}

export interface Due {
  is: DueClass
  /** Days until the day, or since the last day, 0 until that is over; e.g. `OVERDUE` and 7: a week too late. */
  days: number
  /** The day that they are counted from: where a day stands beside them, it is this one. */
  from: Day
}

/** The one judge of what is not due yet, due, or overdue: server and portal ask it. */
export function dueOf({ day, lastDay = day, state }: FallsDue, today: Day): Due {
  const is = state === 'OVERDUE' || state === 'DUE' ? state : byDay(day, lastDay, today)
  if (is === 'NOT_DUE') return { is, days: daysBetween(today, day), from: day }
  // What falls due on a Sunday and is paid on Monday is past on Tuesday, also while a state still calls it due.
  return { is, days: Math.max(0, daysBetween(lastDay, today)), from: lastDay }
}

const byDay = (day: Day, lastDay: Day, today: Day): DueClass =>
  today > lastDay ? 'OVERDUE' : today >= day ? 'DUE' : 'NOT_DUE'

/** Days after the last day on which those concerned are told that it is not done; 0: on the last day itself. */
export const overdueStages = [0, 1, 7, 30] as const

/** The last of {@link overdueStages} that has come: a server that stood still for a day tells it the day after. */
export const stageOf = (days: number): number | undefined => overdueStages.findLast((stage) => stage <= days)

/** Days within which a bill is to be paid after it was made out. */
export const BILL_DAYS = 10

/** Last day to pay a bill. @param createdAt when it was made out. */
export const billDeadline = (createdAt: string): Day => addDays(createdAt.slice(0, 10), BILL_DAYS)
