import { advance, anyApplication, flowApplication, lockApplications } from '../commands/applications.ts'
import { type Act, runJob } from '../commands/command.ts'
import { lockLimits } from '../commands/limits.ts'
import { closeTodos, notify } from '../commands/notify.ts'
import { hooksOf, runHook } from '../commands/runHook.ts'
import { changeTicket, lockTickets, readTicket } from '../commands/tickets.ts'
import { DAY_MS, instantOf, todayOf } from '../domain/clock.ts'
import { expire, isEnded } from '../domain/flow.ts'
import { type JobContext, systemContext } from './system.ts'

/** Days after which a ticket that nobody answered lapses (product §2.6). */
export const LAPSE_DAYS = 15

/** Ends applications whose time has run out and gives back what they hold. Each in a transaction of its own. */
export async function expireApplications(job: JobContext): Promise<number> {
  const now = instantOf(job.clock)
  const due = await job.database.read
    .selectFrom('application')
    .select(['pkApply', 'fkCorp'])
    .where('state', 'in', ['DRAFT', 'RETURNED', 'PENDING_DIRECTOR', 'PENDING_FINAL'])
    .where('expiresAt', '<', now)
    .orderBy('pkApply')
    .execute()
  let ended = 0
  for (const { pkApply, fkCorp } of due) {
    ended += await runJob(systemContext(job, fkCorp), (act) => expireOne(act, pkApply, now))
  }
  return ended
}

async function expireOne(act: Act, pkApply: string, now: string): Promise<number> {
  const first = await anyApplication(act, pkApply)
  const related = (await hooksOf(first.businessType).related?.(act, first)) ?? []
  await lockApplications(act, [pkApply, ...related])
  await lockLimits(act, first.fkLimit ? [first.fkLimit] : [])
  const application = await anyApplication(act, pkApply)
  // Somebody may have acted between the search and the lock.
  if (isEnded(application.state) || application.expiresAt === null || application.expiresAt >= now) return 0
  const transition = expire(await flowApplication(act, application))
  const advanced = await advance(act, application, transition)
  await runHook(act, advanced, transition)
  if (application.submittedBy) {
    const waited = Math.round((Date.parse(now) - Date.parse(application.updatedAt)) / DAY_MS)
    await notify(
      act,
      application.fkCorp,
      { personId: application.submittedBy },
      {
        name: 'ISSUE_EXPIRED',
        params: [application.applyNo, String(waited)],
        messageType: 'NOTICE',
        target: `application:${pkApply}`,
      },
    )
  }
  return 1
}

/** Tickets that were not answered in time lapse: the limit is released, the issue expires. */
export async function lapseTickets(job: JobContext): Promise<number> {
  const before = instantOf(job.clock, -LAPSE_DAYS * DAY_MS)
  const waiting = await job.database.read
    .selectFrom('ticket')
    .select(['pkCredit', 'fkIssuer', 'bornBy', 'fkLimit'])
    .where('state', '=', 'PENDING_ACCEPT')
    .where('lockedBy', 'is', null)
    .where((eb) => eb.or([eb('createdAt', '<', before), eb('promisedDate', '<', todayOf(job.clock))]))
    .orderBy('pkCredit')
    .execute()
  let lapsed = 0
  for (const row of waiting) {
    lapsed += await runJob(systemContext(job, row.fkIssuer), async (act) => {
      await lockApplications(act, [row.bornBy])
      await lockLimits(act, [row.fkLimit])
      await lockTickets(act, [row.pkCredit])
      const ticket = await readTicket(act.tx, row.pkCredit)
      if (ticket.state !== 'PENDING_ACCEPT' || ticket.lockedBy !== null) return 0
      await changeTicket(act, ticket, { state: 'LAPSED' })
      const issue = await anyApplication(act, ticket.bornBy)
      const transition = expire(await flowApplication(act, issue))
      const advanced = await advance(act, issue, transition)
      await runHook(act, advanced, transition)
      const target = `ticket:${ticket.pkCredit}`
      await closeTodos(act, target)
      const notice = {
        name: 'TICKET_LAPSED' as const,
        params: [ticket.creditNo, String(LAPSE_DAYS)],
        messageType: 'NOTICE' as const,
        target,
      }
      await notify(act, ticket.fkIssuer, { posts: ['OPERATOR', 'DIRECTOR'] }, notice)
      await notify(act, ticket.fkHolder, { posts: ['OPERATOR', 'DIRECTOR'] }, notice)
      return 1
    })
  }
  return lapsed
}
