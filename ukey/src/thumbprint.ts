import { sha256, toBase64Url, utf8 } from './bytes.ts'

/** Public half of a request-signing key. */
export interface EcPublicJwk {
  kty: 'EC'
  crv: 'P-256'
  x: string
  y: string
}

/** Whether two public halves are of one key. */
export const isSameKey = (one: EcPublicJwk, other: EcPublicJwk): boolean => one.x === other.x && one.y === other.y

/** Whether two lists name the same keys in the same order. */
export const isSameList = (one: readonly EcPublicJwk[], other: readonly EcPublicJwk[]): boolean =>
  one.length === other.length && one.every((key, index) => isSameKey(key, other[index]!))

/** Public half of a password-encryption key. */
export interface RsaPublicJwk {
  kty: 'RSA'
  n: string
  e: string
}

/** RFC 7638: members in alphabetical order, so that one key has one name everywhere. */
export async function thumbprint(key: EcPublicJwk | RsaPublicJwk): Promise<string> {
  const members =
    key.kty === 'EC' ? { crv: key.crv, kty: key.kty, x: key.x, y: key.y } : { e: key.e, kty: key.kty, n: key.n }
  return toBase64Url(await sha256(utf8(JSON.stringify(members))))
}
