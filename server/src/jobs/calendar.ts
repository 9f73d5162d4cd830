import type { Day } from '@jinpiao/values/days'
import { type Holiday, nextWorkingDay } from '@jinpiao/values/workingDays'
import type { Act } from '../acts/command.ts'
import { holidays } from '../acts/holidays.ts'
import { notify } from '../acts/notify.ts'
import { readSetting, writeSetting } from '../db/settings.ts'
import { digestOf } from '../domain/digest.ts'
import { changeTicket, readTicket } from '../tickets/tickets.ts'
import { eachInGroups, pageOf } from './each.ts'
import { adjustInstalments } from './loans.ts'
import type { JobContext } from './system.ts'

/** Tickets that are still to be paid; what is overdue stays so. */
const OPEN = ['PENDING_ACCEPT', 'HELD', 'DUE'] as const
const isOpen = (state: string): boolean => OPEN.some((open) => open === state)

/**
 * Computes the days of payment anew when the calendar has changed since the last time: the holidays of a year are
 * published in the autumn before it. Each change is in the audit log; of a ticket issuer and holder are told, of a loan the
 * reminders name the day.
 * @returns how many tickets and loans are paid on another day now.
 */
export async function adjustPayableDates(job: JobContext): Promise<number> {
  const { read } = job.database
  const calendar = await holidays(read)
  const digest = digestOf(calendar)
  if ((await readSetting(read, 'payableCalendar')) === digest) return 0
  const moved = await adjustTickets(job, calendar)
  const loans = await adjustInstalments(job, calendar)
  await job.database.write((tx) => writeSetting(tx, 'payableCalendar', digest))
  return moved + loans
}

async function adjustTickets(job: JobContext, calendar: readonly Holiday[]): Promise<number> {
  const days = await job.database.read
    .selectFrom('ticket')
    .select(['promisedDate', 'payableDate'])
    .distinct()
    .where('state', 'in', OPEN)
    .execute()
  const promised = days
    .filter(({ promisedDate, payableDate }) => nextWorkingDay(promisedDate, calendar) !== payableDate)
    .map(({ promisedDate }) => promisedDate)
  if (promised.length === 0) return 0
  return eachInGroups(job, {
    find: (read, page) => {
      const open = read.selectFrom('ticket').select(['pkCredit', 'fkIssuer']).where('state', 'in', OPEN)
      return pageOf(open.where('promisedDate', 'in', promised), 'pkCredit', page).execute()
    },
    key: ({ pkCredit }) => pkCredit,
    corp: ({ fkIssuer }) => fkIssuer,
    locks: ({ pkCredit }) => ({ ticket: [pkCredit] }),
    work: (act, { pkCredit }) => adjust(act, pkCredit, calendar),
  })
}

async function adjust(act: Act, pkCredit: string, calendar: readonly Holiday[]): Promise<boolean> {
  const ticket = await readTicket(act.tx, pkCredit)
  const payableDate: Day = nextWorkingDay(ticket.promisedDate, calendar)
  if (!isOpen(ticket.state) || payableDate === ticket.payableDate) return false
  await changeTicket(act, ticket, { payableDate })
  for (const fkCorp of new Set([ticket.fkIssuer, ticket.fkHolder])) {
    await notify(
      act,
      fkCorp,
      { posts: ['OPERATOR', 'DIRECTOR'] },
      {
        name: 'PAYABLE_DAY_MOVED',
        params: [ticket.creditNo, ticket.payableDate, payableDate],
        messageType: 'NOTICE',
        target: `ticket:${pkCredit}`,
      },
    )
  }
  return true
}
