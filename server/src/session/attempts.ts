import type { Selectable } from 'kysely'
import type { Database, Writer } from '../db/database.ts'
import type { PersonTable } from '../db/tables/identity.ts'
import { BusinessError } from '../domain/businessError.ts'
import { type Clock, instantOf, MINUTE_MS } from '../domain/clock.ts'
import { hashPassword, requireStrongPassword, verifyPassword } from './password.ts'
import { endSessionsOf } from './sessions.ts'

/** Product §4.1: five wrong passwords lock for a quarter of an hour; the text message stays open. */
const MAX_FAILURES = 5
const LOCK_MINUTES = 15

/**
 * Verifies a password and counts failures. `person` may be absent: the answer and its time are then the same as for a
 * wrong password.
 * @throws {BusinessError} `wrong`, or 01000102 locked.
 */
export async function requirePassword(
  database: Database,
  clock: Clock,
  person: Selectable<PersonTable> | undefined,
  password: string,
  wrong: '01000101' | '01000110' = '01000101',
): Promise<void> {
  const lockedFor = person?.lockedUntil ? Date.parse(person.lockedUntil) - clock.now() : 0
  if (lockedFor > 0) throw new BusinessError('01000102', String(Math.ceil(lockedFor / MINUTE_MS)))
  const right = await verifyPassword(person?.state === 'ACTIVE' ? person.passwordHash : undefined, password)
  if (person && (!right || person.failedLogins > 0)) await count(database, clock, person.personId, right)
  if (!right) throw new BusinessError(wrong)
}

async function count(database: Database, clock: Clock, personId: string, right: boolean): Promise<void> {
  await database.write(async (tx) => {
    const row = await tx
      .selectFrom('person')
      .select('failedLogins')
      .where('personId', '=', personId)
      .forUpdate()
      .executeTakeFirstOrThrow()
    const failures = right ? 0 : row.failedLogins + 1
    const locks = failures >= MAX_FAILURES
    await tx
      .updateTable('person')
      .set({
        failedLogins: locks ? 0 : failures,
        lockedUntil: locks ? instantOf(clock, LOCK_MINUTES * MINUTE_MS) : null,
      })
      .where('personId', '=', personId)
      .execute()
  })
}

/** Stores a password that {@link hashNewPassword} has made, and signs the person out everywhere else. */
export async function storePassword(
  tx: Writer,
  at: string,
  { personId, passwordHash, keepSession }: { personId: string; passwordHash: string; keepSession?: string },
): Promise<void> {
  await tx
    .updateTable('person')
    .set({ passwordHash, pwdChangedAt: at, failedLogins: 0, lockedUntil: null })
    .where('personId', '=', personId)
    .execute()
  await endSessionsOf(tx, personId, keepSession)
}

/** @throws {BusinessError} 01000109 */
export async function hashNewPassword(password: string, mobile: string): Promise<string> {
  requireStrongPassword(password, mobile)
  return hashPassword(password)
}
