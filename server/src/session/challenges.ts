import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { PasswordKey } from '@jinpiao/ukey/passwordDecipher'
import { instantInShanghai } from '@jinpiao/values/days'
import type { Database } from '../db/database.ts'
import { type Clock, instantOf } from '../domain/clock.ts'

/** What it is for; one made for one purpose opens nothing else. */
export type ChallengePurpose = 'password' | 'ukey-login' | 'ukey-test' | 'register'

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

type Proved = { verdict: 'OK'; end: number } | { verdict: 'FOREIGN' | 'OVER' }

/** Whether it is ours, for this purpose and subject, and not too old. Writes nothing. */
function prove(
  { passwordKeys, clock }: Pick<Proving, 'passwordKeys' | 'clock'>,
  challenge: Challenge,
  nonce: string,
): Proved {
  const bytes = Buffer.from(nonce, 'base64url')
  // Written again, because other texts can stand for the same bytes, and each would be another one to use.
  if (bytes.length !== BODY + PROOF || bytes.toString('base64url') !== nonce) return { verdict: 'FOREIGN' }
  const [body, proof] = [bytes.subarray(0, BODY), bytes.subarray(BODY)]
  if (!passwordKeys.some((key) => timingSafeEqual(proofOf(key, challenge, body), proof))) return { verdict: 'FOREIGN' }
  const end = body.readUIntBE(RANDOM, BODY - RANDOM)
  return end <= clock.now() ? { verdict: 'OVER' } : { verdict: 'OK', end }
}

/** Of a value that may be used again and again until its end, such as a ticket. */
export const provesChallenge = (
  proving: Pick<Proving, 'passwordKeys' | 'clock'>,
  challenge: Challenge,
  nonce: string,
): boolean => prove(proving, challenge, nonce).verdict === 'OK'

interface Proving {
  database: Database
  passwordKeys: readonly PasswordKey[]
  clock: Clock
}

/** Uses it up. `FOREIGN`: never ours, or of another purpose or subject. `OVER`: used before, or too old. */
export async function useChallenge(
  { database, passwordKeys, clock }: Proving,
  challenge: Challenge,
  nonce: string,
): Promise<'OK' | 'FOREIGN' | 'OVER'> {
  const proved = prove({ passwordKeys, clock }, challenge, nonce)
  if (proved.verdict !== 'OK') return proved.verdict
  const row = { nonce, purpose: challenge.purpose, subject: null, expiresAt: instantInShanghai(proved.end) }
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
