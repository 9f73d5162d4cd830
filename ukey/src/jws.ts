import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto'
import { type EcPublicJwk, thumbprint } from './thumbprint.ts'

/** A PC's clock may be ahead of the server's or behind it, in seconds. */
const CLOCK_SKEW = 120

/** Compact JWS by ES256, whose `kid` is the thumbprint of the key: how the server vouches before the UKEY programs of PCs. */
export async function signJws(claims: object, key: KeyObject): Promise<string> {
  const header = { alg: 'ES256', typ: 'JWT', kid: await thumbprint(publicJwkOf(key)) }
  const signed = `${encode(header)}.${encode(claims)}`
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' })
  return `${signed}.${signature.toString('base64url')}`
}

/**
 * What a trusted key has signed, and which one; the payload is still to be judged, and may be no JSON (`null`).
 * @returns `MALFORMED`: no such token; `FORGED`: signed by none of these keys.
 */
export function openJws(
  jws: string,
  trusted: readonly EcPublicJwk[],
): { by: EcPublicJwk; payload: unknown } | 'MALFORMED' | 'FORGED' {
  const [header = '', payload = '', signature = '', ...more] = jws.split('.')
  if (more.length > 0 || signature === '') return 'MALFORMED'
  // The algorithm is ours to choose: one that the token names itself could be none.
  if ((decode(header) as { alg?: unknown } | null)?.alg !== 'ES256') return 'MALFORMED'
  const proof = Buffer.from(signature, 'base64url')
  const by = trusted.find((jwk) => isSignedBy(jwk, `${header}.${payload}`, proof))
  return by === undefined ? 'FORGED' : { by, payload: decode(payload) }
}

/** Whether a token of these times counts now, seconds since 1970 against milliseconds by the real clock. */
export function isInTime({ iat, exp }: { iat: number; exp: number }, now: number): boolean {
  const second = now / 1000
  return exp >= second && iat <= second + CLOCK_SKEW
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
