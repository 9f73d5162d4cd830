import { type UkeyDriver, UkeyError } from './driver.ts'
import { dummySignature } from './dummySignature.ts'

/** UKEY control disabled (spec §4): no key, no PIN, and a signature that says so. */
export const dummyDriver: UkeyDriver = {
  id: 'dummy',
  pinEntry: 'none',
  hello: async () => ({ version: '1.0.0', protocol: 1 }),
  list: async () => [],
  sign: async ({ certSerialNo }, { signal } = {}) => {
    if (signal?.aborted) throw new UkeyError('CANCELLED')
    return {
      algorithmType: 'ALG_RSA',
      issuerDn: 'CN=UKEY control disabled',
      raType: 'DUMMY',
      signature: dummySignature(),
      certSerialNo,
    }
  },
  csr: async () => {
    throw new UkeyError('NO_CERT')
  },
  install: async () => {
    throw new UkeyError('NO_CERT')
  },
}
