import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PasswordKey } from '@jinpiao/ukey/passwordDecipher'
import { instantInShanghai } from '@jinpiao/values/days'
import type { Database } from '../db/database.ts'
import { type Clock, instantOf } from '../domain/clock.ts'

/** What it is for; one made for one purpose opens nothing else. */
export type ChallengePurpose = 'password' | 'ukey-login'

/** What is asked: `subject` comes back with the answer, word for word. */
export interface Challenge {
  purpose: ChallengePurpose
  subject?: string
}

/** Random bytes and the end in milliseconds; behind them the proof that they are ours. */
const RANDOM = 12
const BODY = RANDOM + 6
const PROOF = 16

/**
 * A single-use value for whoever asks, signed in or not. Nothing is stored until it is used: with a row for each,
 * anybody could fill the database and keep its one writer busy. It carries its own end and is proved by the secret that
 * all nodes have already, the private keys of passwords.
 */
export function giveChallenge(
  { passwordKeys, clock }: { passwordKeys: readonly PasswordKey[]; clock: Clock },
  { ttlMs, ...challenge }: Challenge & { ttlMs: number },
): { nonce: string; expiresAt: string } {
  const body = Buffer.concat([randomBytes(RANDOM), Buffer.alloc(BODY - RANDOM)])
  body.writeUIntBE(clock.now() + ttlMs, RANDOM, BODY - RANDOM)
  const newest = passwordKeys.at(-1)
  if (newest === undefined) throw new Error('A server without a password key')
  const nonce = Buffer.concat([body, proofOf(newest, challenge, body)]).toString('base64url')
  return { nonce, expiresAt: instantOf(clock, ttlMs) }
}

/** Uses it up. `FOREIGN`: never ours, or of another purpose or subject. `OVER`: used before, or too old. */
export async function useChallenge(
  { database, passwordKeys, clock }: { database: Database; passwordKeys: readonly PasswordKey[]; clock: Clock },
  challenge: Challenge,
  nonce: string,
): Promise<'OK' | 'FOREIGN' | 'OVER'> {
  const bytes = Buffer.from(nonce, 'base64url')
  // Written again, because other texts can stand for the same bytes, and each would be another one to use.
  if (bytes.length !== BODY + PROOF || bytes.toString('base64url') !== nonce) return 'FOREIGN'
  const [body, proof] = [bytes.subarray(0, BODY), bytes.subarray(BODY)]
  if (!passwordKeys.some((key) => timingSafeEqual(proofOf(key, challenge, body), proof))) return 'FOREIGN'
  const end = body.readUIntBE(RANDOM, BODY - RANDOM)
  if (end <= clock.now()) return 'OVER'
  const row = { nonce, purpose: challenge.purpose, subject: null, expiresAt: instantInShanghai(end) }
  const used = await database.write((tx) =>
    tx
      .insertInto('nonce')
      .values({ ...row, usedAt: instantOf(clock) })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst(),
  )
  return used.numInsertedOrUpdatedRows === 1n ? 'OK' : 'OVER'
}

const proofOf = ({ privateKeyPem }: PasswordKey, { purpose, subject = '' }: Challenge, body: Buffer): Buffer =>
  createHmac('sha256', privateKeyPem)
    .update(`challenge\n${purpose}\n${subject}\n`)
    .update(body)
    .digest()
    .subarray(0, PROOF)
