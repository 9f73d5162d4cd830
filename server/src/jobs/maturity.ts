import { flows, ticketForms } from '@jinpiao/contract/flow'
import { graceUntil } from '@jinpiao/contract/grace'
import type { NoticeName } from '@jinpiao/contract/notices'
import { addDays, type Day, daysBetween } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { type Holiday, workingDayBefore } from '@jinpiao/values/workingDays'
import { type Act, runJob } from '../acts/command.ts'
import { holidays } from '../acts/holidays.ts'
import { lockRows } from '../acts/locks.ts'
import { type Notice, notify } from '../acts/notify.ts'
import { suspendIssuing } from '../acts/suspension.ts'
import { businesses } from '../business/all.ts'
import { todayOf } from '../domain/clock.ts'
import { endHolder } from '../flow/expiry.ts'
import { markTicketOverdue } from '../tickets/overdue.ts'
import { changeTicket, readTicket, type Ticket } from '../tickets/tickets.ts'
import { eachByItself } from './eachByItself.ts'
import { type JobContext, systemContext } from './system.ts'

/** Working days before a form closes at a ticket on which its holder hears of it, however many days off lie between. */
export const CLOSING_NOTICE_WORKING_DAYS = 3
/** Days by which that may be earlier: the longest holidays are nine days. */
const MOST_CLOSING_DAYS = 20

interface Reminder {
  /** The promised days of the tickets that are told about today. */
  promisedOn(today: Day, calendar: readonly Holiday[]): readonly Day[]
  to: 'fkIssuer' | 'fkHolder'
  name: NoticeName
  /** Of the message, whose target is once for each person: several forms may close on one day. */
  key: string
}
const reminders: readonly Reminder[] = [
  ...[30, 7, 1].map(
    (days): Reminder => ({
      promisedOn: (today) => [addDays(today, days)],
      to: 'fkIssuer',
      name: 'MATURITY_REMINDER',
      key: String(days),
    }),
  ),
  // The holder hears of each form that soon no longer begins at the ticket (I7), while it can still be decided.
  ...ticketForms.map(
    (form): Reminder => ({
      promisedOn: (today, calendar) => closingOn(flows[form].fromTicket.closed.days, today, calendar),
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
  const due = await forEach(job, 'HELD', ({ promisedDate }) => promisedDate <= today, markDue)
  const calendar = await holidays(job.database.read)
  const isOverdue = ({ payableDate }: { payableDate: Day }) => graceUntil(payableDate, calendar) < today
  return { due, overdue: await forEach(job, 'DUE', isOverdue, markOverdue) }
}

async function forEach(
  job: JobContext,
  state: 'HELD' | 'DUE',
  applies: (ticket: { promisedDate: Day; payableDate: Day }) => boolean,
  work: (act: Act, ticket: Ticket) => Promise<void>,
): Promise<number> {
  const rows = await job.database.read
    .selectFrom('ticket')
    .select(['pkCredit', 'creditNo', 'fkIssuer', 'promisedDate', 'payableDate', 'lockedBy'])
    .where('state', '=', state)
    .where('promisedDate', '<=', todayOf(job.clock))
    .orderBy('pkCredit')
    .execute()
  return eachByItself(rows.filter(applies), (row) =>
    runJob(systemContext(job, row.fkIssuer), async (act) => {
      const { pkCredit } = row
      // Its application is locked before the ticket, as everywhere.
      if (state === 'HELD') await endHolder(businesses, act, row)
      await lockRows(act, { ticket: [pkCredit] })
      const ticket = await readTicket(act.tx, pkCredit)
      // Somebody has acted since the search: the next run takes what it finds then.
      if (ticket.state !== state || (ticket.lockedBy !== null && ticket.lockedBy !== row.lockedBy)) return false
      await work(act, ticket)
      return true
    }),
  )
}

const about = (ticket: Ticket, notice: Pick<Notice, 'name' | 'params' | 'messageType'>): Notice => ({
  ...notice,
  target: `ticket:${ticket.pkCredit}`,
})

async function markDue(act: Act, ticket: Ticket): Promise<void> {
  await changeTicket(act, ticket, { state: 'DUE' })
  const params = [ticket.creditNo, formatMoney(ticket.amountFen), ticket.payableDate]
  await notify(
    act,
    ticket.fkIssuer,
    { posts: ['OPERATOR', 'DIRECTOR'] },
    about(ticket, { name: 'TICKET_DUE', params, messageType: 'TODO' }),
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
 * ticket.
 */
export async function remindMaturities(job: JobContext): Promise<number> {
  const today = todayOf(job.clock)
  const calendar = await holidays(job.database.read)
  let sent = 0
  for (const reminder of reminders) {
    const tickets = (await job.database.read
      .selectFrom('ticket')
      .selectAll()
      .where('state', '=', 'HELD')
      .where('promisedDate', 'in', ['', ...reminder.promisedOn(today, calendar)])
      .orderBy('pkCredit')
      .execute()) as Ticket[]
    sent += await eachByItself(tickets, (ticket) => remind(job, ticket, reminder))
  }
  return sent
}

function remind(job: JobContext, ticket: Ticket, { to, name, key }: Reminder): Promise<boolean> {
  const fkCorp = ticket[to]
  return runJob(systemContext(job, fkCorp), async (act) => {
    const target = `reminder:${ticket.pkCredit}:${key}`
    // Another server may be at it: it waits here, and finds the message that the first one sent.
    await lockRows(act, { ticket: [ticket.pkCredit] })
    const known = await act.tx.selectFrom('message').select('pkMessage').where('target', '=', target).executeTakeFirst()
    if (known) return false
    const days = daysBetween(act.today, ticket.promisedDate)
    const params = [ticket.creditNo, String(days), formatMoney(ticket.amountFen)]
    await notify(act, fkCorp, { posts: ['OPERATOR', 'DIRECTOR'] }, { name, params, messageType: 'NOTICE', target })
    return true
  })
}
