import type { Act } from '../acts/command.ts'
import { notify } from '../acts/notify.ts'
import { DAY_MS } from '../domain/clock.ts'
import { isEnded } from '../domain/machine.ts'
import { endTicket } from '../tickets/end.ts'
import { readTicket, senderOf, type Ticket } from '../tickets/tickets.ts'
import { answerOutput } from './answers.ts'
import { anyApplication, rowOf } from './application.ts'
import type { Businesses } from './business.ts'
import { expireLocked } from './hearing.ts'
import { lockByKey } from './locks.ts'
import { tellDraftExpired, tellExpired, tellTicketDue } from './notices.ts'

/** Ends an application whose time has run out and gives back what it holds. @returns whether it had. */
export async function expireApplication(
  businesses: Businesses,
  act: Act,
  pkApply: string,
  now: string,
): Promise<boolean> {
  await lockByKey(businesses, act, [pkApply])
  const application = await anyApplication(act.tx, pkApply)
  // Somebody may have acted between the search and the lock.
  if (isEnded(application.state) || application.expiresAt === null || application.expiresAt >= now) return false
  const expired = await expireLocked(businesses, act, application)
  const waited = daysPassed(application.updatedAt, now)
  await (application.state === 'DRAFT' ? tellDraftExpired(act, application) : tellExpired(act, expired, waited))
  return true
}

/**
 * Ends the application that holds a ticket on the day on which that falls due: what is due is paid, not passed on. One whose
 * row says `holdsDue` keeps it.
 */
export async function endHolder(
  businesses: Businesses,
  act: Act,
  { creditNo, lockedBy }: Pick<Ticket, 'creditNo' | 'lockedBy'>,
): Promise<void> {
  if (lockedBy === null) return
  await lockByKey(businesses, act, [lockedBy])
  const application = await anyApplication(act.tx, lockedBy)
  if (isEnded(application.state) || rowOf(application).holdsDue) return
  await tellTicketDue(act, await expireLocked(businesses, act, application), creditNo)
}

/** A ticket that nobody has answered in time lapses, as an answer of its recipient. @returns whether it had. */
export async function lapseTicket(
  businesses: Businesses,
  act: Act,
  { pkCredit, bornBy }: { pkCredit: string; bornBy: string },
  days: number,
): Promise<boolean> {
  await lockByKey(businesses, act, [bornBy])
  const ticket = await readTicket(act.tx, pkCredit)
  if (ticket.state !== 'PENDING_ACCEPT' || ticket.lockedBy !== null) return false
  const lapsed = await endTicket(act, ticket, 'LAPSED')
  await answerOutput(businesses, act, lapsed, { answer: 'LAPSE', reason: '', pkSign: null })
  const target = `ticket:${pkCredit}`
  // One that was issued for a day soon has not waited so long.
  const why =
    daysPassed(ticket.createdAt, act.at) >= days
      ? ({ name: 'TICKET_LAPSED', params: [ticket.creditNo, String(days)] } as const)
      : ({ name: 'TICKET_LAPSED_ON_DAY', params: [ticket.creditNo, ticket.promisedDate] } as const)
  const notice = { ...why, messageType: 'NOTICE', target } as const
  await notify(act, senderOf(ticket), { posts: ['OPERATOR', 'DIRECTOR'] }, notice)
  await notify(act, ticket.fkHolder, { posts: ['OPERATOR', 'DIRECTOR'] }, notice)
  return true
}

/** Whole days: of 15.6 it is told that 15 have passed. */
const daysPassed = (from: string, to: string): number => Math.floor((Date.parse(to) - Date.parse(from)) / DAY_MS)
