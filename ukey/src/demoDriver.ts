import { sha256, toBase64, utf8 } from './bytes.ts'
import { normaliseSerial, parseCertificate, serialSuffix } from './certificate.ts'
import { signCms } from './cms.ts'
import { type DemoKey, DemoKeyring, signWith } from './demoKeyring.ts'
import { type UkeyDriver, UkeyError, type UkeySignature, type UkeySignRequest } from './driver.ts'

/**
 * A UKEY made of WebCrypto: nothing to install, and the signature is real (the server verifies it like any other).
 * Load it lazily: it brings the CMS library along.
 * @param now the signer's clock, which also decides whether its certificate has expired
 */
export function createDemoDriver(keyring = new DemoKeyring(), now: () => Date = () => new Date()): UkeyDriver {
  let busy = false

  async function sign(request: UkeySignRequest, signal: AbortSignal | undefined): Promise<UkeySignature> {
    const key = await onlyKey(keyring, request.certSerialNo)
    if (Date.parse(key.certificate.notAfter) < now().getTime()) throw new UkeyError('EXPIRED')
    await keyring.checkPin(key, request.pin ?? '')
    await simulateFailure(keyring, key)
    const signer = {
      certificate: parseCertificate(key.certificatePem),
      digestName: 'sha256' as const,
      digest: sha256,
      sign: (data: Uint8Array<ArrayBuffer>) => signWith(key.privateKey, data),
    }
    const cms = await signCms(utf8(request.original), signer, { signingTime: now() })
    // A token that is pulled while it signs gives no signature: nor may this one.
    if (!(await keyring.inserted()).some((still) => still.certificatePem === key.certificatePem)) {
      throw new UkeyError('REMOVED')
    }
    if (signal?.aborted) throw new UkeyError('CANCELLED')
    const { algorithmType, issuerDn, raType, certSerialNo } = key.certificate
    return { algorithmType, issuerDn, raType, certSerialNo, signature: toBase64(cms) }
  }

  return {
    id: 'demo',
    pinEntry: 'page',
    hello: async () => ({ version: '1.0.0', protocol: 1 }),
    list: async () => (await keyring.inserted()).map(({ certificate }) => certificate),
    sign: async (request, { signal } = {}) => {
      if (signal?.aborted) throw new UkeyError('CANCELLED')
      if (busy) throw new UkeyError('BUSY')
      busy = true
      try {
        return await sign(request, signal)
      } finally {
        busy = false
      }
    },
    csr: (subject) => keyring.request(subject),
    install: async (certificatePem, owner) => {
      await keyring.install(certificatePem, owner)
    },
  }
}

/** Spec §5: only one UKEY may be inserted, and it must be the registered one. */
async function onlyKey(keyring: DemoKeyring, certSerialNo: string): Promise<DemoKey> {
  const expectedSuffix = serialSuffix(certSerialNo)
  const [key, ...others] = await keyring.inserted()
  if (!key) throw new UkeyError('NOT_INSERTED', { expectedSuffix })
  if (others.length > 0) throw new UkeyError('MULTIPLE', { expectedSuffix })
  if (key.certificate.certSerialNo !== normaliseSerial(certSerialNo)) {
    throw new UkeyError('WRONG_CERT', { expectedSuffix, foundSuffix: key.certificate.suffix })
  }
  return key
}

async function simulateFailure(keyring: DemoKeyring, key: DemoKey): Promise<void> {
  const failure = await keyring.takeFailure()
  if (failure === 'REMOVED') await keyring.remove(key.certificate.certSerialNo)
  if (failure) throw new UkeyError(failure)
}
