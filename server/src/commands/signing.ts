import type { SignaturePayload } from '@jinpiao/contract/fields'
import { type BusinessType, flowOf, type SignedAction } from '@jinpiao/contract/flow'
import { roles } from '@jinpiao/contract/roles'
import { composeSigningText, type SigningEntry, signingLine, signingLines } from '@jinpiao/contract/signingText'
import { normaliseSerial, serialSuffix } from '@jinpiao/ukey/certificate'
import { isDummySignature } from '@jinpiao/ukey/dummySignature'
import { type CmsRefusal, verifyCms } from '@jinpiao/ukey/verify'
import type { SignatureTable } from '../db/tables/instrument.ts'
import { BusinessError } from '../domain/businessError.ts'
import { instantOf, MINUTE_MS } from '../domain/clock.ts'
import { sha256 } from '../domain/digest.ts'
import type { Act } from './command.ts'
import type { CommandContext } from './context.ts'
import { newPk } from './keys.ts'

/** How long an assembled text may be signed (product §2.3.1). */
const VALID_MINUTES = 10
/** Stands for the certificate while UKEY control is off and none is bound. */
const NO_CERTIFICATE = '----'

export interface SignRequest {
  businessType: BusinessType
  action: SignedAction
  entries: readonly (SigningEntry & { id: string })[]
}

/** Composes the text and keeps it by its nonce: only this text, by this person, once, within ten minutes (D3). */
export async function storeSignRequest(context: CommandContext, request: SignRequest) {
  const { actor, clock, signing } = context
  if (signing.controlEnabled && !actor.certNumber) throw new BusinessError('11000102')
  const nonce = newPk()
  const at = instantOf(clock)
  const expiresAt = instantOf(clock, VALID_MINUTES * MINUTE_MS)
  const original = composeSigningText({
    businessType: request.businessType,
    action: request.action,
    corpName: actor.corpName,
    creditCode: actor.creditCode,
    signerName: actor.personName,
    post: `${roles[actor.roleCode].label[0]}岗`,
    certSuffix: actor.certNumber ? serialSuffix(actor.certNumber) : NO_CERTIFICATE,
    at,
    expiresAt,
    nonce,
    entries: request.entries,
  })
  const lines = signingLines(original)
  const entries = request.entries.map(({ id }, index) => ({ fkCredit: id, line: lines[index] ?? '' }))
  await context.database.write((tx) =>
    tx
      .insertInto('sign_request')
      .values({
        nonce,
        fkCorp: actor.fkCorp,
        userId: actor.userId,
        personId: actor.personId,
        businessType: request.businessType,
        action: request.action,
        original,
        entries: JSON.stringify(entries),
        createdAt: at,
        expiresAt,
      })
      .execute(),
  )
  return {
    original,
    summary: summaryOf(original),
    creditList: entries.map(({ fkCredit }) => ({ fkCredit })),
    expiresAt,
  }
}

/** The head of the text as labelled facts, in its own order. */
function summaryOf(original: string): { label: string; value: string }[] {
  const head = original.split('\n').slice(1, -signingLines(original).length || undefined)
  const facts = head.flatMap((line) => line.split('   '))
  return facts.flatMap((fact) => {
    const [, label, value] = /^(.{2,4})：(.+)$/.exec(fact) ?? []
    return label && value ? [{ label, value }] : []
  })
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
 * Judges the signature of a command (I13): the stored text of that nonce byte for byte, this person, this act, in
 * time, not used before, by the registered certificate. It counts for the entries whose lines still hold.
 */
export async function useSignature(
  act: Act,
  payload: SignaturePayload,
  expected: { businessType: BusinessType; action: SignedAction },
): Promise<Signed> {
  const { tx, actor, at } = act
  const nonce = /^随机数：(\S+)$/m.exec(payload.original)?.[1] ?? ''
  const request = await tx
    .selectFrom('sign_request')
    .selectAll()
    .where('nonce', '=', nonce)
    .where('userId', '=', actor.userId)
    .where('fkCorp', '=', actor.fkCorp)
    .executeTakeFirst()
  const matches =
    request?.original === payload.original &&
    request.businessType === expected.businessType &&
    request.action === expected.action
  if (!matches) throw new BusinessError('11000103')
  if (request.expiresAt < at) throw new BusinessError('11000104')
  const key = await judge(act, payload, request.original)
  const used = await tx
    .updateTable('sign_request')
    .set({ usedAt: at })
    .where('nonce', '=', nonce)
    .where('usedAt', 'is', null)
    .executeTakeFirst()
  if (used.numUpdatedRows !== 1n) throw new BusinessError('11000103')

  const entries = JSON.parse(request.entries) as { fkCredit: string; line: string }[]
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
      creditList: JSON.stringify(entries.map(({ fkCredit }) => ({ fkCredit }))),
      at,
    })
    .execute()
  const { entryLabel } = flowOf(expected.businessType)
  return {
    pkSign,
    requireSigned(id, entry) {
      const position = entries.findIndex((candidate) => candidate.fkCredit === id)
      const line = entries[position]?.line
      if (line === undefined || line !== signingLine(position + 1, entryLabel, entry)) {
        throw new BusinessError('11000103')
      }
    },
  }
}

/** What the evidence says of the key: the certificate's own words, never those that the client sends beside it. */
type SigningKey = Pick<SignatureTable, 'algorithmType' | 'issuerDn' | 'raType' | 'certSerialNo' | 'isDummy'>

/** Verifies the CMS, or lets the dummy pass that stands in while UKEY control is off. */
async function judge({ tx, actor, context }: Act, payload: SignaturePayload, original: string): Promise<SigningKey> {
  const { signing, clock } = context
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
    .select(['legacySha1', 'state', 'raType'])
    .where('userId', '=', actor.userId)
    .where('certSerialNo', '=', normaliseSerial(certNumber))
    .executeTakeFirst()
  // As at the login: a key that was taken out of service opens nothing, even while the user is still bound to it.
  if (ukey && ukey.state !== 'ACTIVE') throw new BusinessError('11000102')
  const verdict = verifyCms({
    signature: payload.signature,
    original,
    trust: { ca: signing.ca },
    expectedSerial: certNumber,
    now: new Date(clock.now()),
    allowSha1: ukey?.legacySha1 === 1,
  })
  if (!verdict.ok) throw new BusinessError(refusals[verdict.reason] ?? '11000107')
  const { algorithmType, issuerDn, certSerialNo } = verdict.certificate
  return { algorithmType, issuerDn, raType: ukey?.raType ?? '', certSerialNo, isDummy: 0 }
}
