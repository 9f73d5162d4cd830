import { businesses } from '../business/all.ts'
import { DAY_MS, instantOf, todayOf } from '../domain/clock.ts'
import { expireApplication, lapseTicket } from '../flow/expiry.ts'
import { senderOf } from '../tickets/tickets.ts'
import { eachInGroups, pageOf } from './each.ts'
import type { JobContext } from './system.ts'

/** Days after which a ticket that nobody answered lapses (product §2.6). */
export const LAPSE_DAYS = 15

/** Ends applications whose time has run out and gives back what they hold. */
export async function expireApplications(job: JobContext): Promise<number> {
  const now = instantOf(job.clock)
  return eachInGroups(job, {
    find: (read, page) => {
      const due = read.selectFrom('application').select(['pkApply', 'fkCorp']).where('expiresAt', '<', now)
      return pageOf(due, 'pkApply', page).execute()
    },
    key: ({ pkApply }) => pkApply,
    corp: ({ fkCorp }) => fkCorp,
    locks: ({ pkApply }) => ({ application: [pkApply] }),
    work: (act, { pkApply }) => expireApplication(businesses, act, pkApply, now),
  })
}

/** Tickets that were not answered in time lapse; what was given for them is free again. */
export async function lapseTickets(job: JobContext): Promise<number> {
  const before = instantOf(job.clock, -LAPSE_DAYS * DAY_MS)
  return eachInGroups(job, {
    find: (read, page) => {
      const waiting = read
        .selectFrom('ticket')
        .select(['pkCredit', 'fkIssuer', 'fkSender', 'bornBy'])
        .where('state', '=', 'PENDING_ACCEPT')
        .where('lockedBy', 'is', null)
        .where((eb) => eb.or([eb('createdAt', '<', before), eb('promisedDate', '<', todayOf(job.clock))]))
      return pageOf(waiting, 'pkCredit', page).execute()
    },
    key: ({ pkCredit }) => pkCredit,
    corp: senderOf,
    locks: ({ bornBy }) => ({ application: [bornBy] }),
    work: (act, row) => lapseTicket(businesses, act, row, LAPSE_DAYS),
  })
}
