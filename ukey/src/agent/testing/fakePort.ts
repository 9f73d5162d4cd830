import { sign } from 'node:crypto'
import { fromPem } from '../../certificate.ts'
import type { DemoCa } from '../../demoCa.ts'
import { createNodeSigner } from '../../nodeSigner.ts'
import type { Token, TokenPort } from '../tokenPort.ts'

/** Keys whose every answer a test decides. */
export interface FakePort extends TokenPort {
  /** What is plugged in; a test changes it. */
  plugged: Token[]
  /** Thrown by the next signature, instead of making it. */
  fails?: Error
  certSerialNo: string
  certificatePem: string
}

export const FAKE_PIN = '123456'

/** One key with a certificate of that authority, valid for ten days around now. */
export async function createFakePort(ca: DemoCa, days = 10): Promise<FakePort> {
  const subject = { commonName: '石磊', organization: '江城精铸有限公司' }
  const { certificate, certificatePem, privateKey } = await createNodeSigner(ca, {
    subject,
    days,
    notBefore: new Date(Date.now() - 5 * 86_400_000),
  })
  const der = fromPem(certificatePem, 'CERTIFICATE')
  const port: FakePort = {
    plugged: [{ serial: 'T1', printedNo: 'K0001', certificates: [der], pin: 'OK' }],
    certSerialNo: certificate.certSerialNo,
    certificatePem,
    info: async () => ({ module: 'fake', version: '1.0' }),
    tokens: async () => port.plugged,
    async sign(_token, _serial, _pin, data, digest) {
      const { fails } = port
      delete port.fails
      if (fails) throw fails
      return new Uint8Array(sign(digest, data, privateKey))
    },
    newKey: async () => 'PEM',
    install: async () => undefined,
  }
  return port
}
