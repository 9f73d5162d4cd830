import type { BusinessErrorCode } from '@jinpiao/contract/errors'
import { normaliseSerial } from '@jinpiao/ukey/certificate'
import { type CmsRefusal, verifyCms } from '@jinpiao/ukey/verify'
import type { Database } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { type Clock, instantOf, MINUTE_MS } from '../domain/clock.ts'
import { giveNonce, takeNonce } from './nonces.ts'

const VALID_MINUTES = 10

/** The text that the UKEY signs at login. The same answer for a serial that nobody has: it tells nothing. */
export async function challengeUkey(database: Database, clock: Clock, certSerialNo: string) {
  const subject = [
    '金票平台登录原文 v1',
    `证书序列号：${normaliseSerial(certSerialNo)}`,
    `时间：${instantOf(clock)}   有效至：${instantOf(clock, VALID_MINUTES * MINUTE_MS)}`,
  ].join('\n')
  const { nonce, expiresAt } = await giveNonce(database, clock, {
    purpose: 'ukey-login',
    subject,
    ttlMs: VALID_MINUTES * MINUTE_MS,
  })
  return { original: withNonce(subject, nonce), expiresAt }
}

const withNonce = (subject: string, nonce: string) => `${subject}\n随机数：${nonce}`

const refusals: Partial<Record<CmsRefusal, BusinessErrorCode>> = {
  SERIAL: '11000101',
  CHAIN: '11000105',
  EXPIRED: '11000106',
}

/**
 * The user whose UKEY has signed our challenge.
 * @throws {BusinessError} 11000104 challenge used or too old, 01000105 bound to nobody, 11000101/5/6/7 the certificate.
 */
export async function userOfUkey(
  { database, clock, trustedCas }: { database: Database; clock: Clock; trustedCas: readonly string[] },
  signed: { certSerialNo: string; original: string; signature: string },
): Promise<string> {
  const serial = normaliseSerial(signed.certSerialNo)
  const nonce = /\n随机数：([\w-]+)$/.exec(signed.original)?.[1] ?? ''
  const challenge = await takeNonce(database, clock, 'ukey-login', nonce)
  if (challenge?.subject == null) throw new BusinessError('11000104')
  const original = withNonce(challenge.subject, nonce)
  if (original !== signed.original || !original.includes(`证书序列号：${serial}\n`)) throw new BusinessError('11000103')
  const ukey = await database.read
    .selectFrom('ukey')
    .innerJoin('corp_user', 'corp_user.userId', 'ukey.userId')
    .select(['ukey.userId', 'ukey.legacySha1'])
    .where('ukey.certSerialNo', '=', serial)
    .where('ukey.state', '=', 'ACTIVE')
    // Bound means registered with the user: an older key of the same person opens nothing.
    .where('corp_user.certNumber', '=', serial)
    .executeTakeFirst()
  if (!ukey) throw new BusinessError('01000105')
  const result = verifyCms({
    signature: signed.signature,
    original,
    trust: { ca: trustedCas },
    expectedSerial: serial,
    now: new Date(clock.now()),
    allowSha1: ukey.legacySha1 === 1,
  })
  if (!result.ok) throw new BusinessError(refusals[result.reason] ?? '11000107')
  return ukey.userId
}
