import { utf8 } from '../bytes.ts'
import { lengthIn, mechanism, type Pkcs11, readUlong, template, ulong, ulongRoom } from './pkcs11.ts'

/** Numbers of PKCS#11 2.40, as far as they are needed. */
const CKA = {
  class: 0x00,
  token: 0x01,
  private: 0x02,
  value: 0x11,
  certificateType: 0x80,
  issuer: 0x81,
  serialNumber: 0x82,
  subject: 0x101,
  id: 0x102,
  sensitive: 0x103,
  sign: 0x108,
  verify: 0x10a,
  modulus: 0x120,
  modulusBits: 0x121,
  publicExponent: 0x122,
  extractable: 0x162,
} as const
const CKO = { certificate: 1, publicKey: 2, privateKey: 3 } as const
const CKM = { rsaKeyPairGen: 0, rsaPkcs: 1 } as const
const SERIAL_AND_WRITE = 0x4 | 0x2
const USER = 1
const yes = Uint8Array.of(1)
const no = Uint8Array.of(0)

type Attributes = (readonly [number, Uint8Array])[]

/** What one visit to a token does. Ended by `close`, whatever happens in between. */
export interface Session {
  login(pin: string): void
  certificates(): { id: Uint8Array; der: Uint8Array }[]
  /** Is there a private key of that name, or the public half that is seen before the PIN is given? */
  hasKey(id: Uint8Array): boolean
  privateKeyOf(id: Uint8Array): number | undefined
  privateKeys(): { id: Uint8Array; modulus: Uint8Array }[]
  sign(key: number, data: Uint8Array): Uint8Array<ArrayBuffer>
  generateRsa(id: Uint8Array): { modulus: Uint8Array; exponent: Uint8Array }
  addCertificate(
    id: Uint8Array,
    der: Uint8Array,
    names: readonly [subject: Uint8Array, issuer: Uint8Array, serial: Uint8Array],
  ): void
  close(): void
}

/** Opens a session with the token in that slot. */
export function createSession(module: Pkcs11, slot: number): Session {
  const room = ulongRoom()
  module.call('C_OpenSession', slot, SERIAL_AND_WRITE, null, null, room)
  const session = readUlong(room)

  function find(attributes: Attributes): number[] {
    module.call('C_FindObjectsInit', session, template(attributes), attributes.length)
    try {
      const found: number[] = []
      const handles = ulongRoom(32)
      const count = ulongRoom()
      do {
        module.call('C_FindObjects', session, handles, 32, count)
        for (let index = 0; index < readUlong(count); index++) found.push(readUlong(handles, index))
      } while (readUlong(count) > 0)
      return found
    } finally {
      module.call('C_FindObjectsFinal', session)
    }
  }

  function read(object: number, type: number): Uint8Array {
    const asked = template([[type, null]])
    module.call('C_GetAttributeValue', session, object, asked, 1)
    const length = lengthIn(asked, 0)
    if (length <= 0) return new Uint8Array()
    const value = Buffer.alloc(length)
    module.call('C_GetAttributeValue', session, object, template([[type, value]]), 1)
    return value
  }

  const ofClass = (type: number, id?: Uint8Array): Attributes => [
    [CKA.class, ulong(type)],
    ...(id === undefined ? [] : ([[CKA.id, id]] as const)),
  ]

  return {
    login(pin) {
      const bytes = utf8(pin)
      try {
        module.call('C_Login', session, USER, bytes, bytes.length)
      } finally {
        bytes.fill(0)
      }
    },
    certificates: () =>
      find(ofClass(CKO.certificate)).map((object) => ({ id: read(object, CKA.id), der: read(object, CKA.value) })),
    hasKey: (id) => [CKO.privateKey, CKO.publicKey].some((type) => find(ofClass(type, id)).length > 0),
    privateKeyOf: (id) => find(ofClass(CKO.privateKey, id))[0],
    privateKeys: () =>
      find(ofClass(CKO.privateKey)).map((object) => ({ id: read(object, CKA.id), modulus: read(object, CKA.modulus) })),
    sign(key, data) {
      module.call('C_SignInit', session, mechanism(CKM.rsaPkcs), key)
      const length = ulong(1024)
      const signature = Buffer.alloc(1024)
      module.call('C_Sign', session, data, data.length, signature, length)
      return new Uint8Array(signature.subarray(0, readUlong(length)))
    },
    generateRsa(id) {
      const both: Attributes = [
        [CKA.token, yes],
        [CKA.id, id],
      ]
      const publicKey: Attributes = [
        ...both,
        [CKA.modulusBits, ulong(2048)],
        [CKA.publicExponent, Uint8Array.of(1, 0, 1)],
        [CKA.verify, yes],
      ]
      const privateKey: Attributes = [
        ...both,
        [CKA.private, yes],
        [CKA.sensitive, yes],
        [CKA.extractable, no],
        [CKA.sign, yes],
      ]
      const [publicHandle, privateHandle] = [ulongRoom(), ulongRoom()]
      module.call(
        'C_GenerateKeyPair',
        session,
        mechanism(CKM.rsaKeyPairGen),
        template(publicKey),
        publicKey.length,
        template(privateKey),
        privateKey.length,
        publicHandle,
        privateHandle,
      )
      const handle = readUlong(publicHandle)
      return { modulus: read(handle, CKA.modulus), exponent: read(handle, CKA.publicExponent) }
    },
    addCertificate(id, der, [subject, issuer, serial]) {
      const attributes: Attributes = [
        [CKA.class, ulong(CKO.certificate)],
        [CKA.certificateType, ulong(0)],
        [CKA.token, yes],
        [CKA.private, no],
        [CKA.id, id],
        [CKA.subject, subject],
        [CKA.issuer, issuer],
        [CKA.serialNumber, serial],
        [CKA.value, der],
      ]
      module.call('C_CreateObject', session, template(attributes), attributes.length, ulongRoom())
    },
    close: () => module.call('C_CloseSession', session),
  }
}
