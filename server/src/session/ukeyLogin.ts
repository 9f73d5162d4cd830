import type { BusinessErrorCode } from '@jinpiao/contract/errors'
import type { KeyAlgorithm } from '@jinpiao/contract/states/onboarding'
import { normaliseSerial } from '@jinpiao/ukey/certificate'

import type { PasswordKey } from '@jinpiao/ukey/passwordDecipher'
import { type CmsRefusal, verifyCms } from '@jinpiao/ukey/verify'
import type { Vouch } from '../acts/context.ts'
import type { Database } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { type Clock, instantOf, MINUTE_MS } from '../domain/clock.ts'
import { giveChallenge, useChallenge } from './challenges.ts'

const VALID_MINUTES = 10

interface Secrets {
  clock: Clock
  passwordKeys: readonly PasswordKey[]
}

/** What a key signs besides texts of business, by purpose, as the text names itself. */
const texts = { 'ukey-login': '登录原文', 'ukey-test': 'UKEY检测原文' } as const
type KeyPurpose = keyof typeof texts

/** What a text is for that proves a key; the kind of its certificate is its reader's own word. */
interface KeyProof {
  platformName: string
  certSerialNo: string
  purpose: KeyPurpose
  algorithmType?: KeyAlgorithm | undefined
}

/**
 * The text that the UKEY signs at login, or when it is tried. The same answer for a serial that nobody has: it tells
 * nothing, so neither does what it says to the UKEY program.
 */
export async function challengeUkey(
  server: Secrets,
  { platformName, certSerialNo, purpose, algorithmType }: KeyProof,
  vouch: Vouch | undefined,
) {
  const { clock } = server
  const subject = [
    `${platformName}${texts[purpose]} v1`,
    `证书序列号：${normaliseSerial(certSerialNo)}`,
    `时间：${instantOf(clock)}   有效至：${instantOf(clock, VALID_MINUTES * MINUTE_MS)}`,
  ].join('\n')
  const { nonce, expiresAt } = giveChallenge(server, {
    purpose,
    subject,
    ttlMs: VALID_MINUTES * MINUTE_MS,
  })
  const original = withNonce(subject, nonce)
  const digest = algorithmType === 'ALG_SM2' ? ('sm3' as const) : ('sha256' as const)
  const signRequest = await vouch?.({ jti: nonce, certSerialNo: normaliseSerial(certSerialNo), digest, original })
  return { original, expiresAt, ...(signRequest !== undefined && { signRequest }) }
}

const withNonce = (subject: string, nonce: string) => `${subject}\n随机数：${nonce}`

const refusals: Partial<Record<CmsRefusal, BusinessErrorCode>> = {
  SERIAL: '11000101',
  CHAIN: '11000105',
  EXPIRED: '11000106',
}

/**
 * The user whose UKEY has signed our challenge.
 * @throws {BusinessError} 11000103 not our challenge, or for another certificate, 11000104 used or too old, 11000102 bound to nobody, 11000101/5/6/7 the certificate.
 */
export async function userOfUkey(
  server: Secrets & { database: Database; trustedCas: readonly string[] },
  signed: { certSerialNo: string; original: string; signature: string },
  purpose: KeyPurpose = 'ukey-login',
): Promise<string> {
  const serial = normaliseSerial(signed.certSerialNo)
  const { database, clock, trustedCas } = server
  const { original } = signed
  const [, subject = '', nonce = ''] = /^([^]*)\n随机数：([\w-]+)$/.exec(original) ?? []
  if (!subject.includes(`证书序列号：${serial}\n`)) throw new BusinessError('11000103')
  const answer = await useChallenge(server, { purpose, subject }, nonce)
  if (answer !== 'OK') throw new BusinessError(answer === 'OVER' ? '11000104' : '11000103')
  const keys = await database.read
    .selectFrom('ukey')
    .innerJoin('corp_user', 'corp_user.userId', 'ukey.userId')
    .select(['ukey.userId', 'ukey.legacySha1', 'ukey.issuerDn'])
    .where('ukey.certSerialNo', '=', serial)
    .where('ukey.state', '=', 'ACTIVE')
    // Bound means registered with the user: an older key of the same person opens nothing.
    .where('corp_user.certNumber', '=', serial)
    .execute()
  // Two authorities may have given out the same serial: the issuer that the signature proves says whose it is.
  let refusal: BusinessErrorCode = '11000102'
  for (const { userId, legacySha1, issuerDn } of keys) {
    const result = verifyCms({
      signature: signed.signature,
      original,
      trust: { ca: trustedCas },
      expectedSerial: serial,
      expectedIssuer: issuerDn,
      now: new Date(clock.now()),
      allowSha1: legacySha1 === 1,
    })
    if (result.ok) return userId
    // What is wrong with the own key says more than that it is not another person's.
    if (refusal === '11000102' || result.reason !== 'SERIAL') refusal = refusals[result.reason] ?? '11000107'
  }
  throw new BusinessError(refusal)
}
