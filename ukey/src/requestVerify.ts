import { createHash, createPublicKey, verify } from 'node:crypto'
import {
  parseSignatureHeader,
  requestSignatureBase,
  SIGNATURE_WINDOW_SECONDS,
} from '@jinpiao/contract/requestSignature'
import { type EcPublicJwk, thumbprint } from './thumbprint.ts'

export interface RequestToVerify {
  header: string | undefined
  method: string
  /** From the raw request line, without the API base. */
  path: string
  /** From the raw request line, without the question mark. */
  query: string
  /** The raw bytes, before any parser; empty where there is no body. Of a streamed body its base64url SHA-256. */
  body: Uint8Array | { hash: string }
  /** Milliseconds by the server's real clock, never the demonstration clock. */
  now: number
  /** The key that the session registered, if there is a session. */
  registeredKey?: EcPublicJwk
  /** Routes that are called without a session accept a key that introduces itself. */
  acceptIntroduced: boolean
  /**
   * Stores the nonce until `expiresAt` (milliseconds); `false` when it was there already. It is shared by all
   * instances, and asked only after the signature has proved right: or anyone could burn nonces and fill the store.
   */
  useNonce(nonce: string, expiresAt: number): Promise<boolean>
}

export type RequestRefusal = 'MISSING' | 'MALFORMED' | 'STALE' | 'UNKNOWN_KEY' | 'SIGNATURE' | 'REPLAY'
export type RequestVerdict = { ok: true; key: EcPublicJwk } | { ok: false; reason: RequestRefusal }

const refuse = (reason: RequestRefusal): RequestVerdict => ({ ok: false, reason })

/** Spec §7's signature header, judged by the bytes that arrived. */
export async function verifyRequestSignature(request: RequestToVerify): Promise<RequestVerdict> {
  const { header, method, path, query, body, now } = request
  if (header === undefined) return refuse('MISSING')
  const fields = parseSignatureHeader(header)
  if (!fields) return refuse('MALFORMED')
  const { ts, nonce, sig } = fields
  const windowMs = SIGNATURE_WINDOW_SECONDS * 1000
  if (Math.abs(now - Number(ts)) > windowMs) return refuse('STALE')

  const key = await findKey(fields, request)
  if (!key) return refuse('UNKNOWN_KEY')
  const bodyHash = 'hash' in body ? body.hash : createHash('sha256').update(body).digest('base64url')
  const base = requestSignatureBase({ method, path, query, bodyHash, ts, nonce })
  if (!isSignedBy(key, base, sig)) return refuse('SIGNATURE')
  // A sender's fast clock: its request is accepted until one window after its own time stamp, so the nonce is kept as long.
  if (!(await request.useNonce(nonce, Number(ts) + windowMs))) return refuse('REPLAY')
  return { ok: true, key }
}

async function findKey(
  { kid, key }: { kid: string; key?: string },
  { registeredKey, acceptIntroduced }: RequestToVerify,
): Promise<EcPublicJwk | undefined> {
  if (registeredKey && (await thumbprint(registeredKey)) === kid) return registeredKey
  if (!acceptIntroduced || key === undefined) return undefined
  const [x = '', y = ''] = key.split('.')
  const introduced: EcPublicJwk = { kty: 'EC', crv: 'P-256', x, y }
  return (await thumbprint(introduced)) === kid ? introduced : undefined
}

function isSignedBy(jwk: EcPublicJwk, base: string, sig: string): boolean {
  try {
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
    return verify('sha256', Buffer.from(base), { key, dsaEncoding: 'ieee-p1363' }, Buffer.from(sig, 'base64url'))
  } catch {
    // A point that is not on the curve.
    return false
  }
}
