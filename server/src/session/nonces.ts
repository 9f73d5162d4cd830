import { randomBytes } from 'node:crypto'
import type { Database } from '../db/database.ts'
import { type Clock, instantOf } from '../domain/clock.ts'

/**
 * What a single-use value is for; one made for one purpose opens nothing else. Only for people who are signed in:
 * `challenges.ts` has those that anybody may ask for.
 */
export type NoncePurpose = 'download'

const newNonce = (): string => randomBytes(18).toString('base64url')

/** Makes a single-use value that remembers `subject` for `ttlMs`. */
export async function giveNonce(
  database: Database,
  clock: Clock,
  { purpose, subject = null, ttlMs }: { purpose: NoncePurpose; subject?: string | null; ttlMs: number },
): Promise<{ nonce: string; expiresAt: string }> {
  const row = { nonce: newNonce(), purpose, subject, expiresAt: instantOf(clock, ttlMs), usedAt: null }
  await database.write((tx) => tx.insertInto('nonce').values(row).execute())
  return { nonce: row.nonce, expiresAt: row.expiresAt }
}

/** Uses it up and tells its subject; `undefined` when it is unknown, expired or was used before. */
export async function takeNonce(
  database: Database,
  clock: Clock,
  purpose: NoncePurpose,
  nonce: string,
): Promise<{ subject: string | null } | undefined> {
  const now = instantOf(clock)
  // Looked up first: whoever guesses must not make the one writer wait.
  const known = await database.read
    .selectFrom('nonce')
    .select('usedAt')
    .where('purpose', '=', purpose)
    .where('nonce', '=', nonce)
    .executeTakeFirst()
  if (known?.usedAt !== null) return undefined
  return database.write((tx) =>
    tx
      .updateTable('nonce')
      .set({ usedAt: now })
      .where('purpose', '=', purpose)
      .where('nonce', '=', nonce)
      .where('usedAt', 'is', null)
      .where('expiresAt', '>', now)
      .returning('subject')
      .executeTakeFirst(),
  )
}
