import { MAX_ORIGINAL, type SignaturePayload } from '@jinpiao/contract/fields'
import type { BusinessType, SignedAction } from '@jinpiao/contract/flow'
import { agreedIn } from '@jinpiao/contract/flow'
import { DEFAULT_ROLE, roleOf, roles } from '@jinpiao/contract/roles'
import {
  composeSigningText,
  MAX_SIGNED_FEN,
  type SigningEntry,
  type SigningText,
  signedTotal,
} from '@jinpiao/contract/signingText'
import type { Assembled } from '@jinpiao/contract/textCalls'
import { normaliseSerial, serialSuffix } from '@jinpiao/ukey/certificate'
import { isDummySignature } from '@jinpiao/ukey/dummySignature'
import { type CmsRefusal, verifyCms } from '@jinpiao/ukey/verify'
import type { Act } from '../acts/command.ts'
import type { CommandContext } from '../acts/context.ts'
import { newPk } from '../acts/keys.ts'
import { spend } from '../acts/quota.ts'
import type { Writer } from '../db/database.ts'
import type { SignatureTable } from '../db/tables/instrument.ts'
import { BusinessError } from '../domain/businessError.ts'
import { instantOf, MINUTE_MS, todayOf } from '../domain/clock.ts'
import { canonicalJson, sha256 } from '../domain/digest.ts'
import { isForPost } from '../domain/keyPosts.ts'

/** How long an assembled text may be signed (product §2.3.1). */
const VALID_MINUTES = 10
/** Stands for the certificate while UKEY control is off and none is bound. */
const NO_CERTIFICATE = '----'

/** What the signer declares besides approving the entries; signed with them. */
export interface Declared {
  reason?: string | undefined
  supplierConsent?: boolean | undefined
}

export interface SignRequest extends Declared {
  businessType: BusinessType
  action: SignedAction
  entries: readonly { id: string; entry: SigningEntry }[]
}

/** Composes the text and keeps it by its nonce: only this text, by this person, once, within ten minutes (D3). */
export function storeSignRequest(context: CommandContext, request: SignRequest): Promise<Assembled> {
  const { original, text } = composeText(context, request)
  return context.database.write((tx) => keepText(tx, context, request, { original, text }))
}

/** The same inside a transaction that has stored what is signed. */
export function storeSignRequestIn({ tx, context }: Act, request: SignRequest): Promise<Assembled> {
  return keepText(tx, context, request, composeText(context, request))
}

interface Composed {
  original: string
  text: SigningText
}

function composeText({ actor, clock, signing }: CommandContext, request: SignRequest): Composed {
  if (signing.controlEnabled && !actor.certNumber) throw new BusinessError('11000102')
  const entries = request.entries.map(({ entry }) => entry)
  if ((signedTotal(entries) ?? 0n) > MAX_SIGNED_FEN) throw new BusinessError('11000109')
  const text: SigningText = {
    platformName: signing.platformName,
    businessType: request.businessType,
    action: request.action,
    corpName: actor.corpName,
    creditCode: actor.creditCode,
    signerName: actor.personName,
    post: `${(roleOf(actor.roleCode) ?? roles[DEFAULT_ROLE]).label[0]}岗`,
    certSuffix: actor.certNumber ? serialSuffix(actor.certNumber) : NO_CERTIFICATE,
    at: instantOf(clock),
    expiresAt: instantOf(clock, VALID_MINUTES * MINUTE_MS),
    nonce: newPk(),
    reason: request.reason ?? null,
    supplierConsent: request.supplierConsent === true,
    agreements: agreedIn(request.businessType, request.action),
    entries,
  }
  const original = composeSigningText(text)
  // The act with its signature takes no longer text: refused before anybody has signed it.
  if (original.length > MAX_ORIGINAL) throw new BusinessError('11000110')
  return { original, text }
}

async function keepText(
  tx: Writer,
  context: CommandContext,
  request: SignRequest,
  { original, text }: Composed,
): Promise<Assembled> {
  const { actor, clock } = context
  const ids = request.entries.map(({ id }) => id)
  await spend(tx, todayOf(clock), 'signRequest', actor.personId)
  await tx
    .insertInto('sign_request')
    .values({
      nonce: text.nonce,
      fkCorp: actor.fkCorp,
      userId: actor.userId,
      personId: actor.personId,
      businessType: request.businessType,
      action: request.action,
      original,
      entries: JSON.stringify(ids),
      text: JSON.stringify(text),
      createdAt: text.at,
      expiresAt: text.expiresAt,
    })
    .execute()
  const signRequest = await vouchFor(tx, context, { jti: text.nonce, original })
  return {
    original,
    text,
    creditList: ids.map((fkCredit) => ({ fkCredit })),
    expiresAt: text.expiresAt,
    ...(signRequest !== undefined && { signRequest }),
  }
}

/**
 * The server's word for a text to the UKEY program of the PC. What the person's key may do stands in its row: SHA-1 is
 * never the page's to choose (spec §9). Undefined where no program is asked, or no key.
 */
async function vouchFor(
  tx: Writer,
  { actor: { userId, certNumber }, signing: { controlEnabled, vouch } }: CommandContext,
  text: { jti: string; original: string },
): Promise<string | undefined> {
  if (vouch === undefined || !controlEnabled || certNumber === null) return undefined
  const certSerialNo = normaliseSerial(certNumber)
  const key = await tx
    .selectFrom('ukey')
    .select(['algorithmType', 'legacySha1', 'printedNo'])
    .where('userId', '=', userId)
    .where('certSerialNo', '=', certSerialNo)
    .executeTakeFirst()
  const digest = key?.algorithmType === 'ALG_SM2' ? 'sm3' : key?.legacySha1 === 1 ? 'sha1' : 'sha256'
  const printedNo = key?.printedNo ?? undefined
  return vouch({ ...text, certSerialNo, digest, ...(printedNo !== undefined && { printedNo }) })
}

/** A signature that has been checked and stored: what it proves, entry by entry. */
export interface Signed {
  pkSign: string
  /** @throws {BusinessError} 11000103 when the entry is no longer what was signed. */
  requireSigned(id: string, entry: SigningEntry): void
}

const refusals: Partial<Record<CmsRefusal, '11000101' | '11000103' | '11000105' | '11000106'>> = {
  SERIAL: '11000101',
  CONTENT: '11000103',
  DIGEST: '11000103',
  CHAIN: '11000105',
  EXPIRED: '11000106',
}

/**
 * Judges the signature of a command (I13): the stored text of that nonce byte for byte, this person, this act with what
 * it declares, in time, not used before, by the registered certificate. It counts for the entries that are still what
 * the text was composed of.
 */
export async function useSignature(
  act: Act,
  payload: SignaturePayload,
  expected: { businessType: BusinessType; action: SignedAction } & Declared,
): Promise<Signed> {
  const { tx, actor, at } = act
  const request = await findRequest(act, payload, expected)
  if (request.expiresAt < at) throw new BusinessError('11000104')
  const key = await judge(act, payload, request.original)
  const used = await tx
    .updateTable('sign_request')
    .set({ usedAt: at })
    .where('nonce', '=', request.nonce)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows !== 1n) throw new BusinessError('11000103')

  const ids = JSON.parse(request.entries) as string[]
  const pkSign = newPk()
  await tx
    .insertInto('signature')
    .values({
      pkSign,
      fkCorp: actor.fkCorp,
      personId: actor.personId,
      ...key,
      original: request.original,
      originalDigest: sha256(request.original),
      signature: payload.signature,
      businessType: expected.businessType,
      action: expected.action,
      creditList: JSON.stringify(ids.map((fkCredit) => ({ fkCredit }))),
      at,
    })
    .execute()
  return {
    pkSign,
    requireSigned(id, entry) {
      const signed = request.text.entries[ids.indexOf(id)]
      if (signed === undefined || canonicalJson(signed) !== canonicalJson(entry)) throw new BusinessError('11000103')
    },
  }
}

/** The text that the server composed for this person and this act, with the data that it was composed of. */
async function findRequest(
  { tx, actor }: Act,
  payload: SignaturePayload,
  { businessType, action, reason, supplierConsent }: { businessType: BusinessType; action: SignedAction } & Declared,
) {
  const nonce = /^随机数：(\S+)$/m.exec(payload.original)?.[1] ?? ''
  const request = await tx
    .selectFrom('sign_request')
    .selectAll()
    .where('nonce', '=', nonce)
    .where('userId', '=', actor.userId)
    .where('fkCorp', '=', actor.fkCorp)
    .executeTakeFirst()
  const text = request?.text == null ? undefined : (JSON.parse(request.text) as SigningText)
  const matches =
    request?.original === payload.original &&
    text?.businessType === businessType &&
    text.action === action &&
    text.reason === (reason ?? null) &&
    text.supplierConsent === (supplierConsent === true) &&
    // A version that has been replaced in the meantime is no longer what the form offers.
    canonicalJson(text.agreements) === canonicalJson(agreedIn(businessType, action))
  if (!request || !matches) throw new BusinessError('11000103')
  return { ...request, text }
}

/** What the evidence says of the key: the certificate's own words, never those that the client sends beside it. */
type SigningKey = Pick<SignatureTable, 'algorithmType' | 'issuerDn' | 'raType' | 'certSerialNo' | 'isDummy'>

/** Verifies the CMS, or lets the dummy pass that stands in while UKEY control is off. */
async function judge({ tx, actor, context }: Act, payload: SignaturePayload, original: string): Promise<SigningKey> {
  const { signing, clock, wall = clock } = context
  if (isDummySignature(payload.signature)) {
    if (signing.controlEnabled) throw new BusinessError('11000108')
    const certSerialNo = actor.certNumber ?? ''
    return { algorithmType: 'ALG_RSA', issuerDn: '', raType: 'DUMMY', certSerialNo, isDummy: 1 }
  }
  const { certNumber } = actor
  if (!certNumber) throw new BusinessError('11000102')
  if (normaliseSerial(payload.certSerialNo) !== normaliseSerial(certNumber)) throw new BusinessError('11000101')
  const ukey = await tx
    .selectFrom('ukey')
    .select(['legacySha1', 'state', 'raType', 'issuerDn', 'post'])
    .where('userId', '=', actor.userId)
    .where('certSerialNo', '=', normaliseSerial(certNumber))
    .executeTakeFirst()
  // As at the login: only a key that is registered for this person here, and in service; and for this post.
  if (ukey?.state !== 'ACTIVE' || !isForPost(ukey.post, actor.post)) throw new BusinessError('11000102')
  const verdict = verifyCms({
    signature: payload.signature,
    original,
    trust: { ca: signing.ca },
    expectedSerial: certNumber,
    expectedIssuer: ukey.issuerDn,
    now: new Date(wall.now()),
    allowSha1: ukey.legacySha1 === 1,
  })
  if (!verdict.ok) throw new BusinessError(refusals[verdict.reason] ?? '11000107')
  const { algorithmType, issuerDn, certSerialNo } = verdict.certificate
  return { algorithmType, issuerDn, raType: ukey.raType, certSerialNo, isDummy: 0 }
}

/**
 * Whether a stored signature still proves the text that it was put under, whatever version the text has.
 * @param ca PEM certificates of the authorities that were trusted.
 */
export function verifyStoredSignature(
  row: Pick<SignatureTable, 'signature' | 'original' | 'originalDigest' | 'certSerialNo' | 'isDummy' | 'at'>,
  ca: readonly string[],
): boolean {
  if (sha256(row.original) !== row.originalDigest) return false
  if (row.isDummy === 1) return isDummySignature(row.signature)
  return verifyCms({
    signature: row.signature,
    original: row.original,
    trust: { ca },
    expectedSerial: row.certSerialNo,
    now: new Date(Date.parse(row.at)),
    allowSha1: true,
  }).ok
}
