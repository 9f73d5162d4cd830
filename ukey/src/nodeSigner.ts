import { createHash, generateKeyPair, type KeyObject, sign } from 'node:crypto'
import { promisify } from 'node:util'
import { toBase64, utf8 } from './bytes.ts'
import { parseCertificate, toUkeyCertificate } from './certificate.ts'
import { signCms } from './cms.ts'
import { createCsr } from './csr.ts'
import type { DemoCa, IssueOptions } from './demoCa.ts'
import { DEMO_RA_TYPE, type UkeyCertificate, type UkeySignature } from './driver.ts'

/** A UKEY made of software, for the seed, journeys and tests: it signs for real, as a token would. */
export interface NodeSigner {
  certificate: UkeyCertificate
  certificatePem: string
  privateKey: KeyObject
  sign(
    original: string,
    options?: { signingTime?: Date; detached?: boolean; digest?: 'sha256' | 'sha1' },
  ): Promise<UkeySignature>
}

const generate = promisify(generateKeyPair)

/** Makes a key, has the CA certify it, and signs with it. */
export async function createNodeSigner(ca: DemoCa, options: IssueOptions): Promise<NodeSigner> {
  const { privateKey, publicKey } = await generate('rsa', { modulusLength: 2048 })
  const csr = await createCsr(
    options.subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    async (data) => new Uint8Array(sign('sha256', data, privateKey)),
  )
  return openNodeSigner(ca.issue(csr, options), privateKey)
}

/** @param privateKey RSA, matching the certificate */
export function openNodeSigner(certificatePem: string, privateKey: KeyObject): NodeSigner {
  const parsed = parseCertificate(certificatePem)
  const certificate = toUkeyCertificate(parsed, DEMO_RA_TYPE)
  const { algorithmType, issuerDn, raType, certSerialNo } = certificate
  return {
    certificate,
    certificatePem,
    privateKey,
    sign: async (original, { signingTime = new Date(), detached = true, digest = 'sha256' } = {}) => {
      const signer = {
        certificate: parsed,
        digestName: digest,
        digest: async (data: Uint8Array) => new Uint8Array(createHash(digest).update(data).digest()),
        sign: async (data: Uint8Array) => new Uint8Array(sign(digest, data, privateKey)),
      }
      const cms = await signCms(utf8(original), signer, { signingTime, detached })
      return { algorithmType, issuerDn, raType, certSerialNo, signature: toBase64(cms) }
    },
  }
}
