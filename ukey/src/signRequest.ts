import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { type EcPublicJwk, thumbprint } from './thumbprint.ts'

/** Whom a sign request is for: a token of another purpose, made with the same key, is none. */
export const SIGN_REQUEST_AUDIENCE = 'jinpiao-ukey-agent'

/** How long a sign request may be signed, in seconds. */
export const SIGN_REQUEST_SECONDS = 600

/** A PC's clock may be ahead of the server's or behind it, in seconds. */
const CLOCK_SKEW = 120

/**
 * What the server says to the UKEY program of a PC about a text: that it has composed it, for a page of which origin, and
 * by which key it is to be signed. The page carries it there and can change nothing in it.
 */
export interface SignRequestClaims {
  v: 1
  aud: typeof SIGN_REQUEST_AUDIENCE
  /** Of the page, `https://corp.example`. */
  origin: string
  /** The text's own nonce: whoever has signed it once signs it no more. */
  jti: string
  /** Seconds since 1970, by the server's real clock. */
  iat: number
  exp: number
  /** The registered certificate: no other one may sign. */
  certSerialNo: string
  /** Printed on the token; absent: not checked. */
  printedNo?: string
  digest: 'sha256' | 'sha1' | 'sm3'
  /** To the letter what is shown and signed. */
  original: string
}

export type SignRequestFault = 'FORGED' | 'ORIGIN' | 'EXPIRED' | 'MALFORMED'

export class SignRequestError extends Error {
  override name = 'SignRequestError'
  readonly fault: SignRequestFault

  constructor(fault: SignRequestFault) {
    super(fault)
    this.fault = fault
  }
}

/** Compact JWS by ES256, whose `kid` is the thumbprint of the key. */
export async function signSignRequest(claims: SignRequestClaims, key: KeyObject): Promise<string> {
  const header = { alg: 'ES256', typ: 'JWT', kid: await thumbprint(publicJwkOf(key)) }
  const signed = `${encode(header)}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

/**
 * Reads a sign request, if a trusted key has signed it for this origin and it is in time. Whether it was used before
 * (`jti`) only its reader can know.
 *
 * @param at.now milliseconds, by the real clock
 * @throws {SignRequestError}
 */
export function readSignRequest(
  jws: string,
  trusted: readonly EcPublicJwk[],
  at: { origin: string; now: number },
): SignRequestClaims {
  const [header = '', payload = '', signature = '', ...more] = jws.split('.')
  if (more.length > 0 || signature === '') throw new SignRequestError('MALFORMED')
  // The algorithm is ours to choose: one that the token names itself could be none.
  if ((decode(header) as { alg?: unknown } | null)?.alg !== 'ES256') throw new SignRequestError('MALFORMED')
  const proof = Buffer.from(signature, 'base64url')
  const isOurs = trusted.some((jwk) => isSignedBy(jwk, `${header}.${payload}`, proof))
  if (!isOurs) throw new SignRequestError('FORGED')
  const claims = decode(payload)
  if (!isClaims(claims)) throw new SignRequestError('MALFORMED')
  if (claims.origin !== at.origin) throw new SignRequestError('ORIGIN')
  const now = at.now / 1000
  if (claims.exp < now || claims.iat > now + CLOCK_SKEW) throw new SignRequestError('EXPIRED')
  return claims
}

/** Public half of an ES256 key, as it is published and trusted. */
export function publicJwkOf(key: KeyObject): EcPublicJwk {
  const { x = '', y = '' } = createPublicKey(key).export({ format: 'jwk' })
  return { kty: 'EC', crv: 'P-256', x, y }
}

const encode = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url')

/** `null` for what is no JSON. */
function decode(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString())
  } catch {
    return null
  }
}

function isSignedBy(jwk: EcPublicJwk, signed: string, proof: Uint8Array): boolean {
  try {
    const key = createPublicKey({ key: { ...jwk }, format: 'jwk' })
    return verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, proof)
  } catch {
    // A trusted list with a point that is not on the curve.
    return false
  }
}

const digests: readonly unknown[] = ['sha256', 'sha1', 'sm3'] satisfies SignRequestClaims['digest'][]

function isClaims(value: unknown): value is SignRequestClaims {
  if (typeof value !== 'object' || value === null) return false
  const { v, aud, origin, jti, iat, exp, certSerialNo, printedNo, digest, original } = value as Record<string, unknown>
  const texts = [origin, jti, certSerialNo, original]
  return (
    v === 1 &&
    aud === SIGN_REQUEST_AUDIENCE &&
    texts.every((text) => typeof text === 'string' && text !== '') &&
    (printedNo === undefined || typeof printedNo === 'string') &&
    typeof iat === 'number' &&
    typeof exp === 'number' &&
    exp > iat &&
    exp - iat <= SIGN_REQUEST_SECONDS &&
    digests.includes(digest)
  )
}
