import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import type { SessionEnd } from '@jinpiao/contract/sessionEnds'
import { type EcPublicJwk, thumbprint } from '@jinpiao/ukey/thumbprint'
import { instantInShanghai } from '@jinpiao/values/days'
import type { Selectable } from 'kysely'
import type { Act } from '../acts/command.ts'
import type { Database, Reader, Writer } from '../db/database.ts'
import { isAway, isBusy, isFull } from '../db/failures.ts'
import type { SessionTable } from '../db/tables/service.ts'
import { BusinessError } from '../domain/businessError.ts'
import { type Clock, instantOf, MINUTE_MS } from '../domain/clock.ts'

/** P15: minutes without a request of the person's own. */
export const IDLE_MINUTES = 30
/** However busy: whoever has found a way into a browser is out by the next working day. */
export const SESSION_HOURS = 12
/** The deadline moves in steps, so that a burst of requests is one write. */
const STEP_MS = 10_000

export const SESSION_COOKIE = 'jinpiao_session'

/** What the database keeps of the cookie. */
export const tokenHashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export interface NewSession {
  personId: string
  userId: string
  pkRole: string | null
  /** The public key of the page that signs in; every later request must be signed with it. */
  requestKey: EcPublicJwk
  usedUkey: boolean
  ip: string
  userAgent: string
}

/** Opens a session and returns the cookie's value, which is nowhere else. */
export async function openSession(tx: Writer, clock: Clock, session: NewSession): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const { requestKey, usedUkey, userAgent, ...rest } = session
  const row = {
    ...rest,
    tokenHash: tokenHashOf(token),
    requestKey: JSON.stringify(requestKey),
    kid: await thumbprint(requestKey),
    usedUkey: usedUkey ? 1 : 0,
    userAgent: userAgent.slice(0, 300),
    createdAt: instantOf(clock),
    lastSeenAt: instantOf(clock),
    expiresAt: instantOf(clock, IDLE_MINUTES * MINUTE_MS),
  }
  await tx.insertInto('session').values(row).execute()
  return token
}

/** The live session of a cookie. */
export async function findSession(
  db: Reader,
  clock: Clock,
  token: string,
): Promise<Selectable<SessionTable> | undefined> {
  return db
    .selectFrom('session')
    .selectAll()
    .where('tokenHash', '=', tokenHashOf(token))
    .where('expiresAt', '>', instantOf(clock))
    .executeTakeFirst()
}

/** When a session that began then is over, in ms since the epoch. */
export const lifetimeEnd = (createdAt: string): number => Date.parse(createdAt) + SESSION_HOURS * 60 * MINUTE_MS

/** A request waits no longer than this for its session's deadline: somebody's lock must not keep readers out. */
const PATIENCE_MS = 250

/** Sessions whose deadline is being moved, so that of all requests that come meanwhile one waits. */
const moving = new Set<string>()

/** Moves the deadline to half an hour from now, not beyond the session's lifetime; tells the deadline that holds. */
export async function extendSession(
  database: Database,
  clock: Clock,
  { tokenHash, createdAt, expiresAt }: Pick<Selectable<SessionTable>, 'tokenHash' | 'createdAt' | 'expiresAt'>,
): Promise<string> {
  const until = Math.min(clock.now() + IDLE_MINUTES * MINUTE_MS, lifetimeEnd(createdAt))
  if (Date.parse(expiresAt) > until - STEP_MS || moving.has(tokenHash)) return expiresAt
  const next = instantInShanghai(until)
  moving.add(tokenHash)
  const moved = database
    .write((tx) =>
      tx
        .updateTable('session')
        .set({ expiresAt: next, lastSeenAt: instantOf(clock) })
        .where('tokenHash', '=', tokenHash)
        .execute(),
    )
    .then(
      () => next,
      (error: unknown) => {
        if (isBusy(error) || isAway(error) || isFull(error)) return expiresAt
        throw error
      },
    )
    .finally(() => moving.delete(tokenHash))
  return Promise.race([moved, delay(PATIENCE_MS, expiresAt, { ref: false })])
}

export async function endSession(tx: Writer, token: string): Promise<void> {
  await tx.deleteFrom('session').where('tokenHash', '=', tokenHashOf(token)).execute()
}

/** Whoever is signed in as this person elsewhere is out. @returns how many sessions ended. */
export function endSessionsOf(tx: Writer, personId: string, exceptTokenHash = ''): Promise<number> {
  return endAll(tx, { personId }, exceptTokenHash, 'ELSEWHERE')
}

/** Whoever is signed in as this user, who is disabled, is out. */
export async function endDisabledSessions(tx: Writer, userId: string): Promise<void> {
  await endAll(tx, { userId }, '', 'DISABLED')
}

/** Each says to whoever comes back to it why it is over. */
async function endAll(
  tx: Writer,
  whose: { personId: string } | { userId: string },
  exceptTokenHash: string,
  why: SessionEnd,
): Promise<number> {
  const ended = await tx
    .deleteFrom('session')
    .where((eb) => eb.and(whose))
    .where('tokenHash', '<>', exceptTokenHash)
    .returning(['tokenHash', 'createdAt'])
    .execute()
  const rows = ended.map((session) => ({ ...session, why }))
  if (rows.length > 0) await tx.insertInto('ended_session').values(rows).execute()
  return rows.length
}

/** Why the session of a cookie is over; undefined: it has run out, or was left. One that lives is of a disabled person. */
export async function whyEnded(db: Reader, clock: Clock, token: string): Promise<SessionEnd | undefined> {
  const ended = await db
    .selectFrom('ended_session')
    .select('why')
    .where('tokenHash', '=', tokenHashOf(token))
    .executeTakeFirst()
  return ended?.why ?? ((await findSession(db, clock, token)) === undefined ? undefined : 'DISABLED')
}

/** The same of whoever has this number, as an act of the platform. @throws {BusinessError} 01000302 nobody has it. */
export async function endSessionsByMobile({ tx, facts }: Pick<Act, 'tx' | 'facts'>, mobile: string): Promise<number> {
  const person = await tx.selectFrom('person').select('personId').where('mobile', '=', mobile).executeTakeFirst()
  if (person === undefined) throw new BusinessError('01000302')
  const count = await endSessionsOf(tx, person.personId)
  facts.push({ action: 'SESSION.END', target: `person:${person.personId}`, after: { count } })
  return count
}
