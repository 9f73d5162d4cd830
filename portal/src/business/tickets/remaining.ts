import type { Ticket } from '@jinpiao/contract/credits'
import { dueOf } from '@jinpiao/contract/due'
import { addDays } from '@jinpiao/values/days'

type Falling = Pick<Ticket, 'state' | 'promisedDate' | 'payableDate' | 'daysRemaining'>

/**
 * Days left in words, or how long it is due or overdue, as key and number of the area `tickets`; undefined of a ticket that
 * is not to be paid any more.
 */
export function remainingWords({ state, promisedDate, payableDate, daysRemaining }: Falling):
  | {
      key: 'days' | 'dueToday' | 'daysPast' | 'daysOverdue'
      n: number
    }
  | undefined {
  if (daysRemaining === null) return undefined
  const today = addDays(promisedDate, -daysRemaining)
  const { is, days } = dueOf({ day: promisedDate, lastDay: payableDate, state }, today)
  if (state === 'OVERDUE') return { key: 'daysOverdue', n: days }
  if (is === 'NOT_DUE') return { key: 'days', n: days }
  return daysRemaining === 0 ? { key: 'dueToday', n: 0 } : { key: 'daysPast', n: -daysRemaining }
}
