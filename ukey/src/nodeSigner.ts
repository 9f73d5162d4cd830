import { createHash, generateKeyPair, type KeyObject, sign } from 'node:crypto'
import { promisify } from 'node:util'
import { toBase64, utf8 } from './bytes.ts'
import { parseCertificate, toUkeyCertificate } from './certificate.ts'
import { signCms } from './cms.ts'
import { createCsr } from './csr.ts'
import type { DemoCa, IssueOptions } from './demoCa.ts'
import { DEMO_RA_TYPE, type UkeyAlgorithm, type UkeyCertificate, type UkeySignature } from './driver.ts'
import { signSm2 } from './sm2.ts'

/** A UKEY made of software, for the seed, journeys and tests: it signs for real, as a token would. */
export interface NodeSigner {
  certificate: UkeyCertificate
  certificatePem: string
  privateKey: KeyObject
  sign(
    original: string,
    /** `digest`: of an RSA key, SHA-256 if left out. SM2 signs with SM3. */
    options?: { signingTime?: Date; detached?: boolean; digest?: 'sha256' | 'sha1' },
  ): Promise<UkeySignature>
}

const generate = promisify(generateKeyPair)

/** Makes a key, RSA if nothing else is wanted, has the CA certify it, and signs with it. */
export async function createNodeSigner(
  ca: DemoCa,
  { algorithm = 'ALG_RSA', ...options }: IssueOptions & { algorithm?: UkeyAlgorithm },
): Promise<NodeSigner> {
  const { privateKey, publicKey } =
    algorithm === 'ALG_SM2'
      ? await generate('ec', { namedCurve: 'SM2' })
      : await generate('rsa', { modulusLength: 2048 })
  const csr = await createCsr(options.subject, publicKey.export({ type: 'spki', format: 'der' }), async (data) =>
    signedBy(privateKey, data, 'sha256'),
  )
  return openNodeSigner(ca.issue(csr, options), privateKey)
}

/** @param privateKey RSA or SM2, matching the certificate */
export function openNodeSigner(certificatePem: string, privateKey: KeyObject): NodeSigner {
  const parsed = parseCertificate(certificatePem)
  const certificate = toUkeyCertificate(parsed, DEMO_RA_TYPE)
  const { algorithmType, issuerDn, raType, certSerialNo } = certificate
  return {
    certificate,
    certificatePem,
    privateKey,
    sign: async (original, { signingTime = new Date(), detached = true, digest: chosen = 'sha256' } = {}) => {
      const digest = algorithmType === 'ALG_SM2' ? ('sm3' as const) : chosen
      const signer = {
        certificate: parsed,
        digestName: digest,
        digest: async (data: Uint8Array) => new Uint8Array(createHash(digest).update(data).digest()),
        sign: async (data: Uint8Array) => signedBy(privateKey, data, digest),
      }
      const cms = await signCms(utf8(original), signer, { signingTime, detached })
      return { algorithmType, issuerDn, raType, certSerialNo, signature: toBase64(cms) }
    },
  }
}

/** SM2 knows no other digest than SM3, which is in its signature. */
const signedBy = (privateKey: KeyObject, data: Uint8Array, digest: string): Uint8Array<ArrayBuffer> =>
  new Uint8Array(privateKey.asymmetricKeyType === 'rsa' ? sign(digest, data, privateKey) : signSm2(privateKey, data))
