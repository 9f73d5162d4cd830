import { runJob } from '../acts/command.ts'
import { businesses } from '../business/all.ts'
import { DAY_MS, instantOf, todayOf } from '../domain/clock.ts'
import { expireApplication, lapseTicket } from '../flow/expiry.ts'
import { senderOf } from '../tickets/tickets.ts'
import { eachByItself } from './eachByItself.ts'
import { type JobContext, systemContext } from './system.ts'

/** Days after which a ticket that nobody answered lapses (product §2.6). */
export const LAPSE_DAYS = 15

/** Ends applications whose time has run out and gives back what they hold. Each in a transaction of its own. */
export async function expireApplications(job: JobContext): Promise<number> {
  const now = instantOf(job.clock)
  const due = await job.database.read
    .selectFrom('application')
    .select(['pkApply', 'fkCorp'])
    .where('expiresAt', '<', now)
    .orderBy('pkApply')
    .execute()
  return eachByItself(due, ({ pkApply, fkCorp }) =>
    runJob(systemContext(job, fkCorp), (act) => expireApplication(businesses, act, pkApply, now)),
  )
}

/** Tickets that were not answered in time lapse; what was given for them is free again. */
export async function lapseTickets(job: JobContext): Promise<number> {
  const before = instantOf(job.clock, -LAPSE_DAYS * DAY_MS)
  const waiting = await job.database.read
    .selectFrom('ticket')
    .select(['pkCredit', 'fkIssuer', 'fkSender', 'bornBy'])
    .where('state', '=', 'PENDING_ACCEPT')
    .where('lockedBy', 'is', null)
    .where((eb) => eb.or([eb('createdAt', '<', before), eb('promisedDate', '<', todayOf(job.clock))]))
    .orderBy('pkCredit')
    .execute()
  return eachByItself(waiting, (row) =>
    runJob(systemContext(job, senderOf(row)), (act) => lapseTicket(businesses, act, row, LAPSE_DAYS)),
  )
}
