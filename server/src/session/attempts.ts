import type { Selectable } from 'kysely'
import type { Database, Writer } from '../db/database.ts'
import type { PersonTable } from '../db/tables/identity.ts'
import { BusinessError } from '../domain/businessError.ts'
import { type Clock, instantOf, MINUTE_MS } from '../domain/clock.ts'
import { forgetDevices, type Place } from './devices.ts'
import { endFirstLinks } from './firstLink.ts'
import { hashPassword, requireStrongPassword, verifyPassword } from './password.ts'
import { endSessionsOf } from './sessions.ts'

/** Product §4.1: five wrong passwords lock a place for a quarter of an hour; the text message stays open. */
const MAX_FAILURES = 5
/** Of all places where the number's person has never entered: somebody tries from one address after the other. */
const MAX_ELSEWHERE = 50
export const ELSEWHERE = '*'
const LOCK_MINUTES = 15

/** What is tried: whose number, and where. */
export interface Try {
  mobile: string
  /** Absent: nobody has the number. The answers, the number of tries and their time are as for a wrong password. */
  person: Selectable<PersonTable> | undefined
  place: Place
}

/** Where the password was typed, by the refusal. With enterprise and number nobody learns which of the three is wrong. */
const typedIn = { '01000101': undefined, '01000110': 'oldPassword', '01000122': 'password' } as const

/**
 * Verifies a password and counts failures by mobile number and place, so that a stranger's tries keep him out and not the
 * person: neither in a browser that he has entered in before, nor at another address.
 * @throws {BusinessError} `wrong`, with how many tries are left, or 01000102 locked, as the last of them is.
 */
export async function requirePassword(
  database: Database,
  clock: Clock,
  { mobile, person, place }: Try,
  password: string,
  wrong: keyof typeof typedIn = '01000101',
): Promise<void> {
  const left = await database.write(async (tx) => {
    const here = await countTry(tx, clock, { mobile, place: place.at }, MAX_FAILURES)
    if (place.isKnown) return here
    return Math.min(here, await countTry(tx, clock, { mobile, place: ELSEWHERE }, MAX_ELSEWHERE))
  })
  const right = await verifyPassword(person?.passwordHash, password)
  if (!right && left === 0) throw new BusinessError('01000102', String(LOCK_MINUTES))
  if (!right) throw new BusinessError(wrong, String(left)).at(typedIn[wrong])
  await database.write(async (tx) => {
    await forgetFailures(tx, mobile, place.at)
    if (!place.isKnown) await forgetFailures(tx, mobile, ELSEWHERE)
  })
}

/**
 * Counts a try as a failure before the password is looked at, and locks at the last one: of guesses that are sent at
 * once no more are judged than of those that wait for each other. A right password takes the count back.
 * @returns how many are left after this one.
 */
async function countTry(
  tx: Writer,
  clock: Clock,
  of: { mobile: string; place: string },
  most: number,
): Promise<number> {
  const at = instantOf(clock)
  // An update rather than nothing where the row exists: that locks it, and whoever enters deletes it.
  const { failures, lockedUntil } = await tx
    .insertInto('password_failure')
    .values({ ...of, failures: 0, lockedUntil: null, at })
    .onConflict((conflict) => conflict.columns(['mobile', 'place']).doUpdateSet({ at }))
    .returning(['failures', 'lockedUntil'])
    .executeTakeFirstOrThrow()
  const lockedFor = lockedUntil === null ? 0 : Date.parse(lockedUntil) - clock.now()
  if (lockedFor > 0) throw new BusinessError('01000102', String(Math.ceil(lockedFor / MINUTE_MS)))
  const locks = failures + 1 >= most
  await tx
    .updateTable('password_failure')
    .set({
      failures: locks ? 0 : failures + 1,
      lockedUntil: locks ? instantOf(clock, LOCK_MINUTES * MINUTE_MS) : null,
    })
    .where((eb) => eb.and(of))
    .execute()
  return most - failures - 1
}

/** In one place, or everywhere. */
function forgetFailures(tx: Writer, mobile: string, place?: string) {
  const all = tx.deleteFrom('password_failure').where('mobile', '=', mobile)
  return (place === undefined ? all : all.where('place', '=', place)).execute()
}

/** Stores a password that {@link hashNewPassword} has made, and signs the person out everywhere else. */
export async function storePassword(
  tx: Writer,
  at: string,
  change: { person: Pick<PersonTable, 'personId' | 'mobile'>; passwordHash: string; keepSession?: string },
): Promise<void> {
  const { person, passwordHash, keepSession } = change
  const { personId, mobile } = person
  await tx.updateTable('person').set({ passwordHash, pwdChangedAt: at }).where('personId', '=', personId).execute()
  await forgetFailures(tx, mobile)
  await forgetDevices(tx, personId)
  await endFirstLinks(tx, personId)
  await endSessionsOf(tx, personId, keepSession)
}

/**
 * @param field the input that it was typed in.
 * @throws {BusinessError} 01000109
 */
export async function hashNewPassword(password: string, mobile: string, field = 'password'): Promise<string> {
  requireStrongPassword(password, mobile, field)
  return hashPassword(password)
}
