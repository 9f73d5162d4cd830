import type { Ticket } from '@jinpiao/contract/credits'
import { dueOf } from '@jinpiao/contract/due'
import { addDays, type Day } from '@jinpiao/values/days'
import { useTranslation } from 'react-i18next'

type Falling = Pick<Ticket, 'state' | 'promisedDate' | 'payableDate' | 'daysRemaining' | 'graceUntil'>

/**
 * Days left in words, or how long it is due or overdue, as key and values of the area `tickets`; undefined of a ticket that
 * is not to be paid any more. Where days are counted from another day than the promised one, which stands beside them, the
 * words name it.
 */
export function remainingWords({ state, promisedDate, payableDate, daysRemaining, graceUntil }: Falling):
  | {
      key: 'days' | 'dueToday' | 'daysPast' | 'daysOverdue' | 'daysOverdueMoved'
      count: number
      day: Day
      /** Of one that is past its day and may still be paid in time: until when. */
      graceUntil?: Day
    }
  | undefined {
  if (daysRemaining === null) return undefined
  const today = addDays(promisedDate, -daysRemaining)
  const { is, days, from: day } = dueOf({ day: promisedDate, lastDay: payableDate, state }, today)
  if (state === 'OVERDUE') return { key: day === promisedDate ? 'daysOverdue' : 'daysOverdueMoved', count: days, day }
  if (is === 'NOT_DUE') return { key: 'days', count: days, day }
  if (daysRemaining === 0) return { key: 'dueToday', count: 0, day: promisedDate }
  return { key: 'daysPast', count: Math.abs(daysRemaining), day: promisedDate, graceUntil: graceUntil ?? payableDate }
}

/** The same as text of the page's language. */
export function useRemaining(): (ticket: Falling) => string | undefined {
  const { t } = useTranslation('tickets')
  return (ticket) => {
    const left = remainingWords(ticket)
    return left && t(left.key, { count: left.count, day: left.day, graceUntil: left.graceUntil ?? left.day })
  }
}
