import type { KeyObject } from 'node:crypto'
import { isInTime, openJws, signJws } from './jws.ts'
import type { EcPublicJwk } from './thumbprint.ts'

/** Whom a sign request is for: a token of another purpose, made with the same key, is none. */
export const SIGN_REQUEST_AUDIENCE = 'jinpiao-ukey-agent'

/** How long a sign request may be signed, in seconds. */
export const SIGN_REQUEST_SECONDS = 600

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
export const signSignRequest = (claims: SignRequestClaims, key: KeyObject): Promise<string> => signJws(claims, key)

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
  const opened = openJws(jws, trusted)
  if (typeof opened === 'string') throw new SignRequestError(opened)
  const claims = opened.payload
  if (!isClaims(claims)) throw new SignRequestError('MALFORMED')
  if (claims.origin !== at.origin) throw new SignRequestError('ORIGIN')
  if (!isInTime(claims, at.now)) throw new SignRequestError('EXPIRED')
  return claims
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
