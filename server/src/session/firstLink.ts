import { randomBytes } from 'node:crypto'
import { lockRow } from '../acts/locks.ts'
import type { Writer } from '../db/database.ts'
import { type Clock, HOUR_MS, instantOf } from '../domain/clock.ts'
import { tokenHashOf } from './sessions.ts'

/** A one-time link lets somebody who has no password yet set one. */
export const LINK_HOURS = 24
const PURPOSE = 'first-password'

/** Where the portal asks for the password. What stands behind `#` no server and no proxy writes into its log. */
const addressOf = (token: string): string => `/cv3/register/reset-password#${token}`

/** A link for this person; one that was given before opens nothing any more. Of the secret only its hash is kept. */
export async function giveFirstLink(
  tx: Writer,
  clock: Clock,
  personId: string,
): Promise<{ address: string; expiresAt: string }> {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = instantOf(clock, LINK_HOURS * HOUR_MS)
  await lockRow(tx, 'person', { personId })
  await endFirstLinks(tx, personId)
  await tx
    .insertInto('nonce')
    .values({ nonce: tokenHashOf(token), purpose: PURPOSE, subject: personId, expiresAt, usedAt: null })
    .execute()
  return { address: addressOf(token), expiresAt }
}

/** Who has a password set in another way needs no link, and nobody else shall find one that counts. */
export const endFirstLinks = (tx: Writer, personId: string) =>
  tx
    .deleteFrom('nonce')
    .where('purpose', '=', PURPOSE)
    .where('subject', '=', personId)
    .where('usedAt', 'is', null)
    .execute()

/** Uses the link up. @returns whose it was; undefined: it is none, was used, or is too old. */
export async function takeFirstLink(tx: Writer, clock: Clock, token: string): Promise<string | undefined> {
  const used = await tx
    .updateTable('nonce')
    .set({ usedAt: instantOf(clock) })
    .where('purpose', '=', PURPOSE)
    .where('nonce', '=', tokenHashOf(token))
    .where('usedAt', 'is', null)
    .where('expiresAt', '>', instantOf(clock))
    .returning('subject')
    .executeTakeFirst()
  return used?.subject ?? undefined
}
