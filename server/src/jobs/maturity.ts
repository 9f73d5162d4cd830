import { flows, ticketForms } from '@jinpiao/contract/flow'
import { graceUntil } from '@jinpiao/contract/grace'
import type { NoticeName } from '@jinpiao/contract/notices'
import { addDays, type Day, daysBetween } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { type Holiday, workingDayBefore } from '@jinpiao/values/workingDays'
import type { Act } from '../acts/command.ts'
import { holidays } from '../acts/holidays.ts'
import { type Notice, notify } from '../acts/notify.ts'
import { suspendIssuing } from '../acts/suspension.ts'
import { businesses } from '../business/all.ts'
import { todayOf } from '../domain/clock.ts'
import { endHolder } from '../flow/expiry.ts'
import { markTicketOverdue } from '../tickets/overdue.ts'
import { changeTicket, readTicket, type Ticket } from '../tickets/tickets.ts'
import { eachInGroups, pageOf } from './each.ts'
import { daysSinceRun, keepRun } from './runs.ts'
import type { JobContext } from './system.ts'

/** Working days before a form closes at a ticket on which its holder hears of it, however many days off lie between. */
export const CLOSING_NOTICE_WORKING_DAYS = 3
/** Days by which that may be earlier: the longest holidays are nine days. */
const MOST_CLOSING_DAYS = 20

/** In the table of runs. */
const RUN = 'maturities'

interface Reminder {
  /** The promised days of the tickets that are told about on a day. */
  promisedOn(day: Day, calendar: readonly Holiday[]): readonly Day[]
  /** Told late only while more days than these are left: after that a later reminder tells it, or the form is closed. */
  moreThan: number
  to: 'fkIssuer' | 'fkHolder'
  name: NoticeName
  /** Of the message, whose target is once for each person: several forms may close on one day. */
  key: string
}
const reminders: readonly Reminder[] = [
  ...[30, 7, 1].map(
    (days, at, all): Reminder => ({
      promisedOn: (day) => [addDays(day, days)],
      moreThan: all[at + 1] ?? 0,
      to: 'fkIssuer',
      name: 'MATURITY_REMINDER',
      key: String(days),
    }),
  ),
  // The holder hears of each form that soon no longer begins at the ticket (I7), while it can still be decided.
  ...ticketForms.map(
    (form): Reminder => ({
      promisedOn: (day, calendar) => closingOn(flows[form].fromTicket.closed.days, day, calendar),
      moreThan: flows[form].fromTicket.closed.days,
      to: 'fkHolder',
      name: `${form}_CLOSING`,
      key: `${form}_CLOSING`,
    }),
  ),
]

/** Promised days of the tickets at which a form closes in three working days, on the first of these. */
export const closingOn = (closedDays: number, today: Day, calendar: readonly Holiday[]): Day[] =>
  Array.from({ length: MOST_CLOSING_DAYS }, (_, days) => addDays(today, days + 1))
    .filter((closes) => workingDayBefore(closes, CLOSING_NOTICE_WORKING_DAYS, calendar) === today)
    .map((closes) => addDays(closes, closedDays))

/** HELD → DUE on the promised day, which ends an application that holds the ticket; DUE → OVERDUE after the grace; an overdue ticket suspends its issuer (I29). */
export async function moveMaturities(job: JobContext): Promise<{ due: number; overdue: number }> {
  const today = todayOf(job.clock)
  const due = await moveEach(job, 'HELD', today, markDue)
  const lastDay = lastOverdue(today, await holidays(job.database.read))
  return { due, overdue: await moveEach(job, 'DUE', lastDay, markOverdue) }
}

/** The last day of payment whose grace is over. */
function lastOverdue(today: Day, calendar: readonly Holiday[]): Day {
  let day = addDays(today, -1)
  while (graceUntil(day, calendar) >= today) day = addDays(day, -1)
  return day
}

/** Tickets of a state that are paid by a day. Nothing is paid before it was promised, and the index is over promised days. */
const moveEach = (
  job: JobContext,
  state: 'HELD' | 'DUE',
  by: Day,
  work: (act: Act, ticket: Ticket) => Promise<void>,
): Promise<number> =>
  eachInGroups(job, {
    find: (read, page) => {
      let found = read
        .selectFrom('ticket')
        .select(['pkCredit', 'creditNo', 'fkIssuer', 'lockedBy'])
        .where('state', '=', state)
        .where('promisedDate', '<=', by)
      if (state === 'DUE') found = found.where('payableDate', '<=', by)
      return pageOf(found, 'pkCredit', page).execute()
    },
    key: ({ pkCredit }) => pkCredit,
    corp: ({ fkIssuer }) => fkIssuer,
    // The application that holds it goes first, as everywhere.
    locks: ({ pkCredit, lockedBy }) => ({
      ticket: [pkCredit],
      ...(state === 'HELD' && lockedBy !== null && { application: [lockedBy] }),
    }),
    async work(act, row) {
      const { pkCredit } = row
      if (state === 'HELD') await endHolder(businesses, act, row)
      const ticket = await readTicket(act.tx, pkCredit)
      // Somebody has acted since the search: the next run takes what it finds then.
      if (ticket.state !== state || (ticket.lockedBy !== null && ticket.lockedBy !== row.lockedBy)) return false
      await work(act, ticket)
      return true
    },
  })

const about = (ticket: Ticket, notice: Pick<Notice, 'name' | 'params' | 'messageType'>): Notice => ({
  ...notice,
  target: `ticket:${ticket.pkCredit}`,
})

async function markDue(act: Act, ticket: Ticket): Promise<void> {
  await changeTicket(act, ticket, { state: 'DUE' })
  const { creditNo, amountFen, promisedDate, payableDate } = ticket
  const isLate = promisedDate < act.today
  // Found late on its day of payment, or after it, TICKET_TO_PAY says so.
  if (isLate && payableDate <= act.today) return
  const params = [creditNo, formatMoney(amountFen), payableDate]
  await notify(
    act,
    ticket.fkIssuer,
    { posts: ['OPERATOR', 'DIRECTOR'] },
    about(
      ticket,
      isLate
        ? { name: 'TICKET_DUE_SINCE', params: [...params, promisedDate], messageType: 'TODO' }
        : { name: 'TICKET_DUE', params, messageType: 'TODO' },
    ),
  )
}

async function markOverdue(act: Act, ticket: Ticket): Promise<void> {
  await markTicketOverdue(act, ticket)
  await suspendIssuing(act, ticket)
  const params = [ticket.creditNo, formatMoney(ticket.amountFen)]
  const notice = about(ticket, { name: 'TICKET_OVERDUE', params, messageType: 'RISK' })
  await notify(act, ticket.fkIssuer, { posts: ['OPERATOR', 'DIRECTOR', 'FINAL'] }, notice)
  await notify(act, ticket.fkHolder, { posts: ['OPERATOR', 'DIRECTOR'] }, notice)
}

/**
 * Messages before maturity: T-30, T-7, T-1 to the issuer, to holders three working days before a form closes. Once per
 * ticket; those of the days on which the jobs did not run, too.
 */
export async function remindMaturities(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const calendar = await holidays(job.database.read)
  const days = await daysSinceRun(job, RUN)
  let sent = 0
  for (const reminder of reminders) {
    const latest = addDays(today, reminder.moreThan)
    const promised = days.flatMap((day) => reminder.promisedOn(day, calendar)).filter((day) => day > latest)
    sent += await remindEach(job, ['', ...new Set(promised)], reminder)
  }
  await keepRun(job, RUN)
  return sent
}

function remindEach(job: JobContext, promised: readonly Day[], { to, name, key }: Reminder): Promise<number> {
  const target = ({ pkCredit }: { pkCredit: string }) => `reminder:${pkCredit}:${key}`
  return eachInGroups(job, {
    find: (read, page) => {
      const found = read
        .selectFrom('ticket')
        .select(['pkCredit', 'creditNo', 'amountFen', 'promisedDate', to])
        .where('state', '=', 'HELD')
        .where('promisedDate', 'in', promised)
      return pageOf(found, 'pkCredit', page).execute()
    },
    key: ({ pkCredit }) => pkCredit,
    corp: (ticket) => ticket[to],
    locks: ({ pkCredit }) => ({ ticket: [pkCredit] }),
    target,
    async work(act, ticket) {
      const days = daysBetween(act.today, ticket.promisedDate)
      const params = [ticket.creditNo, String(days), formatMoney(ticket.amountFen)]
      const notice = { name, params, messageType: 'NOTICE', target: target(ticket) } as const
      await notify(act, ticket[to], { posts: ['OPERATOR', 'DIRECTOR'] }, notice)
      return true
    },
  })
}
