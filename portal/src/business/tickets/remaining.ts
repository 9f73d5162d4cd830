import type { Ticket } from '@jinpiao/contract/credits'
import { dueOf } from '@jinpiao/contract/due'
import { addDays, type Day } from '@jinpiao/values/days'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'

type Falling = Pick<Ticket, 'state' | 'promisedDate' | 'payableDate' | 'daysRemaining' | 'graceUntil'>

interface Remaining {
  key:
    | 'days'
    | 'dueToday'
    | 'payableLater'
    | 'payableToday'
    | 'daysPast'
    | 'daysPastMoved'
    | 'daysOverdue'
    | 'daysOverdueMoved'
  count: number
  /** From which they are counted, or on which it is paid. */
  day: Day
  promised: Day
  /** Of one that is past its day and may still be paid in time: until when. */
  graceUntil: Day
}

/**
 * Days left in words, or how long it is due or overdue, as key and values of the area `tickets`; undefined of a ticket that
 * is not to be paid any more. Where it is paid on another day than the promised one, which stands beside them, the words
 * name both.
 */
export function remainingWords(ticket: Falling): Remaining | undefined {
  const { state, promisedDate: promised, payableDate, daysRemaining } = ticket
  if (daysRemaining === null) return undefined
  const today = addDays(promised, -daysRemaining)
  const { is, days: count, from: day } = dueOf({ day: promised, lastDay: payableDate, state }, today)
  const isMoved = day !== promised
  const said = { count, day, promised, graceUntil: ticket.graceUntil ?? payableDate }
  if (is === 'NOT_DUE') return { key: 'days', ...said }
  if (is === 'OVERDUE') return { key: isMoved ? 'daysOverdueMoved' : 'daysOverdue', ...said }
  if (count > 0) return { key: isMoved ? 'daysPastMoved' : 'daysPast', ...said }
  if (!isMoved) return { key: 'dueToday', ...said }
  return { key: today === day ? 'payableToday' : 'payableLater', ...said }
}

/** The same as text of the page's language. */
export function useRemaining(): (ticket: Falling) => string | undefined {
  const { t } = useTranslation('tickets')
  const { name } = useTerms()
  return (ticket) => {
    const left = remainingWords(ticket)
    return left && t(left.key, { ...left, name: name('promisedDate') })
  }
}
