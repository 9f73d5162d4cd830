/** Object identifiers of RFC 5652 / 8017 and of GM/T 0006, 0010. */
export const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  /** GM/T 0010: the national standard's names for the same two structures. */
  gmData: '1.2.156.10197.6.1.4.2.1',
  gmSignedData: '1.2.156.10197.6.1.4.2.2',
  rsaEncryption: '1.2.840.113549.1.1.1',
  sha256WithRsa: '1.2.840.113549.1.1.11',
  ecPublicKey: '1.2.840.10045.2.1',
  sm2Curve: '1.2.156.10197.1.301',
  sm2Sign: '1.2.156.10197.1.301.1',
  sm2WithSm3: '1.2.156.10197.1.501',
} as const

export type DigestName = 'sha1' | 'sha256' | 'sha384' | 'sha512' | 'sm3'

export const DIGEST_OID: Record<DigestName, string> = {
  sha1: '1.3.14.3.2.26',
  sha256: '2.16.840.1.101.3.4.2.1',
  sha384: '2.16.840.1.101.3.4.2.2',
  sha512: '2.16.840.1.101.3.4.2.3',
  sm3: '1.2.156.10197.1.401',
}

const SIGNATURE_DIGEST: Record<string, DigestName> = {
  '1.2.840.113549.1.1.5': 'sha1',
  [OID.sha256WithRsa]: 'sha256',
  '1.2.840.113549.1.1.12': 'sha384',
  '1.2.840.113549.1.1.13': 'sha512',
  [OID.sm2WithSm3]: 'sm3',
  [OID.sm2Sign]: 'sm3',
}

export function digestOfOid(oid: string): DigestName | undefined {
  return (Object.keys(DIGEST_OID) as DigestName[]).find((name) => DIGEST_OID[name] === oid)
}

/** The digest that a signature algorithm names; `undefined` for one that names none, or that we do not accept. */
export const digestOfSignature = (oid: string): DigestName | undefined => SIGNATURE_DIGEST[oid]
