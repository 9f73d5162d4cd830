import type { EcPublicJwk } from '@jinpiao/ukey/thumbprint'
import { namedBy } from '@jinpiao/values/companyName'
import type { Selectable } from 'kysely'
import { writeAudit } from '../acts/audit.ts'
import type { Database, Reader } from '../db/database.ts'
import type { PersonTable } from '../db/tables/identity.ts'
import { BusinessError } from '../domain/businessError.ts'
import { type Clock, instantOf } from '../domain/clock.ts'
import { requirePassword } from './attempts.ts'
import { browserOf, knowDevice, placeOf } from './devices.ts'
import { isPasswordExpired, rolesOf } from './identity.ts'
import { endSession, openSession } from './sessions.ts'
import { takeCode } from './sms.ts'

/** Where the request comes from, for the list of sign-ins and the audit. */
export interface Client {
  ip: string
  /** The cookie of this browser; it has one by now. */
  device: string
  userAgent: string
  requestId: string
  requestKey: EcPublicJwk
  /** The session cookie that this browser still has. */
  earlierToken: string | undefined
}

/** A session, or the choice that has to be made first. */
export type Entered =
  | { token: string; needUpdatePwd: boolean; homeUrl: string }
  | { choices: { userId: string; corpName: string }[] }

interface Base {
  database: Database
  clock: Clock
}

export async function enterByPassword(
  { database, clock }: Base,
  { corpName, mobile, password }: { corpName: string; mobile: string; password: string },
  client: Client,
): Promise<Entered> {
  const person = await personByMobile(database.read, mobile)
  const user = person && namedBy(await usersOf(database.read, person.personId), corpName, (row) => row.corpName)
  // A right password for a wrong enterprise counts as a failure like any other: one answer for all three (product §4.1).
  const place = await placeOf(database.read, client, person?.personId)
  await requirePassword(database, clock, { mobile, person, place }, user ? password : '')
  if (!person || !user) throw new Error('A password was right for nobody')
  requireActive(person, user)
  return open({ database, clock }, person, user, client, 'password')
}

export async function enterBySms(
  { database, clock }: Base,
  { mobile, code, userId }: { mobile: string; code: string; userId?: string | undefined },
  client: Client,
): Promise<Entered> {
  const person = await personByMobile(database.read, mobile)
  const all = person ? await usersOf(database.read, person.personId) : []
  const users = person?.state === 'ACTIVE' ? all.filter(({ state }) => state === 'ACTIVE') : []
  const user = userId === undefined && users.length === 1 ? users[0] : users.find((row) => row.userId === userId)
  const right = await database.write((tx) =>
    takeCode(tx, clock, { mobile, scene: 'LOGIN', browser: browserOf(client), code, keep: !user }),
  )
  if (!right || !person || all.length === 0) throw new BusinessError('01000103').at('code')
  if (users.length === 0) throw new BusinessError('01000121')
  if (!user) return { choices: users.map((row) => ({ userId: row.userId, corpName: row.corpName })) }
  return open({ database, clock }, person, user, client, 'sms')
}

/** The person behind a UKEY whose signature has been verified. */
export async function enterByUkey(
  { database, clock }: Base,
  { userId, password }: { userId: string; password: string },
  client: Client,
): Promise<Entered> {
  const user = await database.read.selectFrom('corp_user').selectAll().where('userId', '=', userId).executeTakeFirst()
  const person = user && (await personById(database.read, user.personId))
  if (!user || !person) throw new BusinessError('11000102')
  const place = await placeOf(database.read, client, person.personId)
  // The key has said who it is: of what was typed only the password can be wrong.
  await requirePassword(database, clock, { mobile: person.mobile, person, place }, password, '01000122')
  requireActive(person, user)
  return open({ database, clock }, person, user, client, 'ukey')
}

async function open(
  { database, clock }: Base,
  person: Selectable<PersonTable>,
  { userId, fkCorp }: { userId: string; fkCorp: string },
  { earlierToken, requestId, device, ...client }: Client,
  way: 'password' | 'sms' | 'ukey',
): Promise<Entered> {
  const [role] = await rolesOf(database.read, userId)
  const { personId, personName } = person
  const session = { ...client, personId, userId, pkRole: role?.pkRole ?? null, usedUkey: way === 'ukey' }
  const actor = { fkCorp, personId, personName }
  const facts = [{ action: 'session.login', target: `person:${personId}`, after: { way } }]
  const token = await database.write(async (tx) => {
    // The browser forgets the cookie of the session before; whoever has kept a copy of it must not go on with it.
    if (earlierToken !== undefined) await endSession(tx, earlierToken)
    const opened = await openSession(tx, clock, session)
    await knowDevice(tx, clock, device, personId)
    await tx
      .updateTable('corp_user')
      .set({ lastLoginAt: instantOf(clock) })
      .where('userId', '=', userId)
      .execute()
    await writeAudit({ tx, context: { ...client, requestId }, actor, at: instantOf(clock), facts })
    return opened
  })
  const homeUrl = role?.homeUrl ?? '/error-page/contact-manager-open-product'
  return { token, homeUrl, needUpdatePwd: isPasswordExpired(person, clock) }
}

export const personByMobile = (db: Reader, mobile: string): Promise<Selectable<PersonTable> | undefined> =>
  db.selectFrom('person').selectAll().where('mobile', '=', mobile).executeTakeFirst()

export const personById = (db: Reader, personId: string): Promise<Selectable<PersonTable> | undefined> =>
  db.selectFrom('person').selectAll().where('personId', '=', personId).executeTakeFirst()

/**
 * Said only to who has proved who he is: to everybody else a disabled account is like none.
 * @throws {BusinessError} 01000121.
 */
export function requireActive(...all: readonly { state: string }[]): void {
  if (all.some(({ state }) => state !== 'ACTIVE')) throw new BusinessError('01000121')
}

/** The enterprises that the person works for, or has worked for: of a disabled one its state says so. */
export const usersOf = (db: Reader, personId: string) =>
  db
    .selectFrom('corp_user')
    .innerJoin('corp', 'corp.pkCorp', 'corp_user.fkCorp')
    .selectAll('corp_user')
    .select('corp.corpName')
    .where('corp_user.personId', '=', personId)
    .orderBy('corp.corpName')
    .execute()

/** Those whose user nobody has disabled. */
export const activeUsers = async (db: Reader, personId: string) =>
  (await usersOf(db, personId)).filter(({ state }) => state === 'ACTIVE')
