import { dueOf } from '@jinpiao/contract/due'
import type { NoticeName } from '@jinpiao/contract/notices'
import { type Day, daysBetween } from '@jinpiao/values/days'
import type { Database, Reader } from '../../db/database.ts'
import { DAY_MS } from '../../domain/clock.ts'

/** A message as it was sent: what fills it, and when. */
interface Sent {
  notice: string
  params: readonly string[]
  at: string
}

/** What a number of days is counted from: at its place among what fills the message. */
type Counted = { at: number } & (
  | { to: number }
  | { since: number }
  /** Until the promised date of the ticket that the message names first. */
  | { to: 'promisedDate' }
  /** No more than have passed since the ticket was born, or since somebody has last acted on the application. */
  | { passed: 'ticket' | 'application' }
  /** A name that is sent no more. */
  | { old: true }
)

const over = { at: 3, since: 2 } as const
const closing = { at: 1, to: 'promisedDate' } as const

/** Messages with a number of days: which of their values it is, and from which day. */
export const noticeDays: Partial<Record<NoticeName, Counted>> = {
  APPLICATION_EXPIRED: { at: 0, passed: 'application' },
  ISSUE_EXPIRED: { at: 1, old: true },
  TICKET_LAPSED: { at: 1, passed: 'ticket' },
  MATURITY_REMINDER: closing,
  TRANSFER_CLOSING: closing,
  FINANCE_CLOSING: closing,
  EXCHANGE_CLOSING: closing,
  LOAN_DUE_SOON: { at: 3, to: 1 },
  LOAN_DUE_SOON_LATER: { at: 3, to: 1 },
  LICENCE_SOON: { at: 1, to: 0 },
  UKEY_SOON: { at: 3, to: 2 },
  LIMIT_SOON: { at: 3, to: 2 },
  CONFIRM_SOON: { at: 4, to: 3 },
  TICKET_TO_PAY_OVER: over,
  TICKET_IN_BATCH_OVER: over,
  TICKET_NO_ACCOUNT_OVER: over,
  TICKET_HELD_NO_ACCOUNT_OVER: over,
  TICKET_HELD_STATED_OVER: over,
  TICKET_HELD_OVER: over,
  LOAN_OVER: over,
  FEE_OVER: over,
  PAYMENT_OVER: over,
  QUALIFICATION_OVER: over,
  LICENCE_OVER: over,
  UKEY_OVER: over,
  CONFIRM_OVER: over,
  CLAIM_OVER: over,
}

/** Refusals and hints of a reviewer with a number of days: a length, or where it is computed. */
export const otherDays: Readonly<Record<string, string>> = {
  '04000128': 'a length: the least that a product asks for',
  REDEEM_ACCOUNT_NEW: 'a length: what counts as new',
  CLOSING: 'to the promised date: business/transfer/hints.ts, read when the page is',
}

/** The places of the numbers of days in a text of a message: 还有 {3} 天. */
export const daysIn = (text: string): number[] => [...text.matchAll(/\{(\d)\} 天/g)].map(([, place]) => Number(place))

/** Messages whose number of days is not that to, or since, the day that it is counted from: one line each. */
export async function untrueNotices({ read }: Pick<Database, 'read'>): Promise<string[]> {
  const rows = await read
    .selectFrom('message')
    .select(['notice', 'params', 'at'])
    .distinct()
    .where('notice', 'in', Object.keys(noticeDays))
    .execute()
  const stored = await read
    .selectFrom('ticket')
    .select(['creditNo', 'promisedDate', 'payableDate', 'createdAt'])
    .execute()
  const tickets = new Map(stored.map((ticket) => [ticket.creditNo, ticket]))
  const found: string[] = []
  for (const { notice, params, at } of rows) {
    const sent = { notice, params: JSON.parse(params) as string[], at }
    const untrue = await untrueOf(read, sent, tickets.get(sent.params[0] ?? ''))
    if (untrue !== undefined) found.push(`${notice} ${params} on ${at}: ${untrue}`)
  }
  return found
}

interface Ticket {
  promisedDate: Day
  payableDate: Day
  createdAt: string
}

/** @param ticket the one that the message names first. */
async function untrueOf(read: Reader, sent: Sent, ticket: Ticket | undefined): Promise<string | undefined> {
  const counted = noticeDays[sent.notice as NoticeName]
  if (counted === undefined || 'old' in counted) return undefined
  const said = Number(sent.params[counted.at])
  if ('passed' in counted) {
    const from = counted.passed === 'ticket' ? ticket?.createdAt : await lastStep(read, sent)
    const days = from === undefined ? undefined : (Date.parse(sent.at) - Date.parse(from)) / DAY_MS
    return days === undefined || days >= said ? undefined : `${days} days since ${from}`
  }
  const on = sent.at.slice(0, 10)
  const dayAt = (place: number): Day => sent.params[place] ?? ''
  if ('since' in counted) {
    const day = dayAt(counted.since)
    // The one judge of what is due counts the same, from the same day.
    const due = ticket && dueOf({ day: ticket.promisedDate, lastDay: ticket.payableDate }, on)
    if (due !== undefined && (due.days !== said || due.from !== day)) return `due are ${due.days} since ${due.from}`
    return differs(said, daysBetween(day, on))
  }
  const day = typeof counted.to === 'number' ? dayAt(counted.to) : ticket?.promisedDate
  return day === undefined ? 'names no ticket' : differs(said, daysBetween(on, day))
}

/** A day that is today, or past, is not so many days away. */
const differs = (said: number, days: number): string | undefined =>
  said === days && days > 0 ? undefined : `it is ${days} days`

/** When somebody has last acted on the application that the message names second, before it was sent. */
async function lastStep(read: Reader, { params: [, applyNo = ''], at }: Sent): Promise<string | undefined> {
  const step = await read
    .selectFrom('application_step as s')
    .innerJoin('application as a', 'a.pkApply', 's.pkApply')
    .select('s.at')
    .where('a.applyNo', '=', applyNo)
    .where('s.at', '<', at)
    .orderBy('s.at', 'desc')
    .executeTakeFirst()
  return step?.at
}
