import { createPublicKey, generateKeyPair } from 'node:crypto'
import { promisify } from 'node:util'
import { type EcPublicJwk, thumbprint } from '@jinpiao/ukey/thumbprint'
import type { Act } from '../acts/command.ts'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { type Clock, DAY_MS, instantOf } from '../domain/clock.ts'
import type { Outsider } from './outsiders.ts'

/** Keys of institutions in the database: made, rotated and revoked while servers run. `outsiders.json` may name others. */

export type Named = Pick<Outsider, 'name' | 'institution' | 'funder'>
/** A private key as JWK: it is shown once, and kept nowhere. */
export type PrivateJwk = EcPublicJwk & { d: string }

/** A key of the institution's own, or one that is made here. */
export async function newKeyPair(): Promise<PrivateJwk> {
  const { privateKey } = await promisify(generateKeyPair)('ec', { namedCurve: 'P-256' })
  const { x = '', y = '', d = '' } = privateKey.export({ format: 'jwk' })
  return { kty: 'EC', crv: 'P-256', x, y, d }
}

/** @throws {BusinessError} 05000109 no funder has the credit code, 05000110 it is no public key, 99000409 it is registered. */
export async function registerKey(
  { tx, at, actor, facts }: Act,
  { name, institution, funder }: Named,
  { kty, crv, x, y }: EcPublicJwk,
): Promise<{ kid: string }> {
  const fkFunder = await requireFunder(tx, funder)
  requirePublicKey({ kty, crv, x, y })
  const kid = await thumbprint({ kty, crv, x, y })
  const row = { kid, name, institution, funder: funder ?? null, x, y, madeBy: actor.personName, createdAt: at }
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('institution_key')
    .values({ ...row, endsAt: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  if (numInsertedOrUpdatedRows !== 1n) throw new BusinessError('99000409')
  facts.push({ action: 'KEY.MAKE', target: `key:${kid}`, after: { name, institution }, ...fkFunder })
  return { kid }
}

/** Two numbers that are no point of the curve would be registered, and never verify anything. */
function requirePublicKey(key: EcPublicJwk) {
  try {
    createPublicKey({ key: { ...key }, format: 'jwk' })
  } catch {
    throw new BusinessError('05000110')
  }
}

async function requireFunder(read: Reader, funder: string | undefined): Promise<{ alsoFor?: string }> {
  if (funder === undefined) return {}
  const found = await read
    .selectFrom('corp')
    .select('pkCorp')
    .where('creditCode', '=', funder)
    .where('userType', '=', 'FUNDER')
    .executeTakeFirst()
  if (found === undefined) throw new BusinessError('05000109', funder).at('funder')
  return { alsoFor: found.pkCorp }
}

/**
 * A key counts no more, now or in some days: until then an institution signs with both, the old and the new. One that is to
 * end before stays so.
 * @throws {BusinessError} 01000302 there is no such key, or it has ended.
 */
export async function endKey({ tx, facts }: Act, clock: Clock, kid: string, days = 0): Promise<Named> {
  const now = instantOf(clock)
  // Somebody else may be ending it just now: who comes second sees what the first has set.
  const key = await liveKeys(tx, now).where('kid', '=', kid).forUpdate().executeTakeFirst()
  if (key === undefined) throw new BusinessError('01000302')
  const wanted = instantOf(clock, days * DAY_MS)
  const endsAt = key.endsAt !== null && key.endsAt < wanted ? key.endsAt : wanted
  await tx.updateTable('institution_key').set({ endsAt }).where('kid', '=', kid).execute()
  facts.push({ action: 'KEY.END', target: `key:${kid}`, before: { endsAt: key.endsAt }, after: { endsAt } })
  return namedOf(key)
}

const liveKeys = (read: Reader, now: string) =>
  read
    .selectFrom('institution_key')
    .selectAll()
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))

const namedOf = ({
  name,
  institution,
  funder,
}: {
  name: string
  institution: Outsider['institution']
  funder: string | null
}) => ({
  name,
  institution,
  ...(funder !== null && { funder }),
})

/** Whose key this is; undefined: nobody's, or it has ended. */
export async function outsiderByKid(read: Reader, clock: Clock, kid: string): Promise<Outsider | undefined> {
  const key = await liveKeys(read, instantOf(clock)).where('kid', '=', kid).executeTakeFirst()
  if (key === undefined) return undefined
  return { ...namedOf(key), kid, key: { kty: 'EC', crv: 'P-256', x: key.x, y: key.y } }
}

/** All keys that there ever were, by name, the newest first. */
export const listKeys = (read: Reader) =>
  read
    .selectFrom('institution_key')
    .select(['kid', 'name', 'institution', 'funder', 'madeBy', 'createdAt', 'endsAt'])
    .orderBy('name')
    .orderBy('createdAt', 'desc')
    .execute()
