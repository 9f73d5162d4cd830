import { createHash } from 'node:crypto'
import { toBase64, utf8 } from '../bytes.ts'
import { parseCertificate, toUkeyCertificate } from '../certificate.ts'
import { signCms } from '../cms.ts'
import type { UkeySignature } from '../driver.ts'
import type { SignRequestClaims } from '../signRequest.ts'
import type { TokenPort } from './tokenPort.ts'

/** `raType` of what is signed here: the agent does not know who registers a key's owner, the server does. */
export const AGENT_RA_TYPE = ''

export interface Signing {
  port: TokenPort
  token: string
  /** DER, of a key in that token. */
  certificate: Uint8Array
  pin: string
  original: string
  digest: SignRequestClaims['digest']
  detached?: boolean
  /** Names of GM/T 0010 around an SM2 signature. */
  gm?: boolean
}

/**
 * The signature that the page sends on (spec §3): CMS with signed attributes, made around what the token has signed.
 * @throws {UkeyError}
 */
export async function signText({
  port,
  token,
  certificate,
  pin,
  original,
  digest,
  ...how
}: Signing): Promise<UkeySignature> {
  const parsed = parseCertificate(certificate)
  const { algorithmType, issuerDn, raType, certSerialNo } = toUkeyCertificate(parsed, AGENT_RA_TYPE)
  const signer = {
    certificate: parsed,
    digestName: digest,
    digest: async (data: Uint8Array) => new Uint8Array(createHash(digest).update(data).digest()),
    sign: async (data: Uint8Array) => new Uint8Array(await port.sign(token, certSerialNo, pin, data, digest)),
  }
  const cms = await signCms(utf8(original), signer, { ...how, signingTime: new Date() })
  return { algorithmType, issuerDn, raType, certSerialNo, signature: toBase64(cms) }
}
