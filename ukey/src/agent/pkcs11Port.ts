import { createHash, createPublicKey, randomBytes } from 'node:crypto'
import type { DigestName } from '../algorithms.ts'
import { compareBytes, concatBytes, fromHex } from '../bytes.ts'
import { type ParsedCertificate, parseCertificate, toDer } from '../certificate.ts'
import { createCsr } from '../csr.ts'
import { UkeyError } from '../driver.ts'
import { maySign } from '../verifyCertificate.ts'
import { type Pkcs11, readInfo, readTokenInfo, readUlong, ulongRoom } from './pkcs11.ts'
import { createSession, type Session } from './pkcs11Session.ts'
import type { PinState, Token, TokenPort } from './tokenPort.ts'

const INITIALIZED = 0x400
const pinStates: readonly [flag: number, state: PinState][] = [
  [0x40000, 'LOCKED'],
  [0x20000, 'FINAL'],
  [0x10000, 'LOW'],
]
/** 2.20: the first that every vendor's keys of today speak. */
const OLDEST = 220

/**
 * A vendor's keys through PKCS#11. The module is started for each operation and ended after it: it does not notice
 * otherwise that a key was plugged in, and numbers of slots change meanwhile (a token is known by its serial number).
 */
export function createPkcs11Port(load: () => Pkcs11): TokenPort {
  let module: Pkcs11 | undefined
  function inModule<T>(work: (module: Pkcs11) => T): T {
    module ??= load()
    module.call('C_Initialize', null)
    try {
      return work(module)
    } finally {
      module.call('C_Finalize', null)
    }
  }

  function inSession<T>(serial: string, pin: string, work: (session: Session) => T): T {
    return inModule((started) => {
      const slot = slotsOf(started).find((candidate) => candidate.serial === serial)
      if (slot === undefined) throw new UkeyError('REMOVED')
      if (slot.pin === 'LOCKED') throw new UkeyError('PIN_LOCKED')
      const session = createSession(started, slot.id)
      try {
        session.login(pin)
        return work(session)
      } catch (error) {
        throw explained(started, serial, error)
      } finally {
        session.close()
      }
    })
  }

  return {
    info: async () =>
      inModule((started) => {
        const { cryptoki, name, version } = readInfo(started)
        if (cryptoki < OLDEST) throw new UkeyError('DRIVER_VERSION')
        return { module: name, version }
      }),
    tokens: async () => inModule((started) => slotsOf(started).map((slot) => tokenIn(started, slot))),
    sign: async (serial, certSerialNo, pin, data, digest) =>
      inSession(serial, pin, (session) => {
        const entry = session.certificates().find(({ der }) => parseCertificate(der).certSerialNo === certSerialNo)
        const key = entry && session.privateKeyOf(entry.id)
        if (key === undefined) throw new UkeyError('NO_CERT')
        return session.sign(key, digestInfo(digest, data))
      }),
    newKey: async (serial, pin, subject) => {
      const id = randomBytes(20)
      const spki = inSession(serial, pin, (session) => spkiOf(session.generateRsa(id)))
      return createCsr(subject, spki, async (data) =>
        inSession(serial, pin, (session) => session.sign(session.privateKeyOf(id)!, digestInfo('sha256', data))),
      )
    },
    install: async (serial, pin, certificate) =>
      inSession(serial, pin, (session) => {
        const parsed = parseCertificate(certificate)
        const modulus = modulusOf(parsed)
        const id = session.privateKeys().find((key) => compareBytes(key.modulus, modulus) === 0)?.id
        if (id === undefined) throw new UkeyError('NO_CERT')
        const { subject, issuer, serialNumber } = parsed.asn.tbsCertificate
        session.addCertificate(id, certificate, [toDer(subject), toDer(issuer), integer(serialNumber)])
      }),
  }
}

interface Slot {
  id: number
  serial: string
  pin: PinState
}

/** Slots in which a key is plugged in that somebody has set up: modules list empty ones and new ones besides. */
function slotsOf(module: Pkcs11): Slot[] {
  const count = ulongRoom()
  module.call('C_GetSlotList', 1, null, count)
  const ids = ulongRoom(readUlong(count))
  if (ids.length > 0) module.call('C_GetSlotList', 1, ids, count)
  return Array.from({ length: readUlong(count) }, (_, index) => readUlong(ids, index)).flatMap((id) => {
    const { serial, flags } = readTokenInfo(module, id)
    if (!(flags & INITIALIZED)) return []
    return [{ id, serial, pin: pinStates.find(([flag]) => flags & flag)?.[1] ?? 'OK' }]
  })
}

function tokenIn(module: Pkcs11, { id, serial, pin }: Slot): Token {
  const session = createSession(module, id)
  try {
    // Before the PIN is given private keys are hidden, but their public halves are not; some modules keep none.
    const usable = session.certificates().filter(({ id: key, der }) => isRsaSigner(der) && session.hasKey(key))
    return { serial, certificates: usable.map(({ der }) => der), pin, ...(serial !== '' && { printedNo: serial }) }
  } finally {
    session.close()
  }
}

/** Nothing here speaks SM2 through PKCS#11: each vendor has numbers of its own for it. */
function isRsaSigner(der: Uint8Array): boolean {
  const certificate = parseCertificate(der)
  return certificate.algorithmType === 'ALG_RSA' && maySign(certificate)
}

/** A wrong PIN with what is left of the tries, where the token says it; a token that is gone, for whatever it said. */
function explained(module: Pkcs11, serial: string, error: unknown): unknown {
  if (!(error instanceof UkeyError)) return error
  let slot: Slot | undefined
  try {
    slot = slotsOf(module).find((candidate) => candidate.serial === serial)
  } catch {
    return new UkeyError('REMOVED')
  }
  if (slot === undefined) return new UkeyError('REMOVED')
  if (error.code !== 'PIN_INCORRECT') return error
  if (slot.pin === 'LOCKED') return new UkeyError('PIN_LOCKED')
  return slot.pin === 'FINAL' ? new UkeyError('PIN_INCORRECT', { attemptsLeft: 1 }) : error
}

/** DigestInfo (RFC 8017 §9.2): hashed here, so that `CKM_RSA_PKCS` does, which every key has. */
function digestInfo(digest: DigestName, data: Uint8Array): Uint8Array {
  const prefix = { sha1: '3021300906052b0e03021a05000414', sha256: '3031300d060960864801650304020105000420' }
  if (digest !== 'sha1' && digest !== 'sha256') throw new UkeyError('SIGN_FAILED')
  return concatBytes(fromHex(prefix[digest]), createHash(digest).update(data).digest())
}

const base64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

const spkiOf = ({ modulus, exponent }: { modulus: Uint8Array; exponent: Uint8Array }) =>
  createPublicKey({ key: { kty: 'RSA', n: base64Url(modulus), e: base64Url(exponent) }, format: 'jwk' }).export({
    type: 'spki',
    format: 'der',
  })

function modulusOf({ asn }: ParsedCertificate): Uint8Array {
  const key = createPublicKey({
    key: Buffer.from(toDer(asn.tbsCertificate.subjectPublicKeyInfo)),
    format: 'der',
    type: 'spki',
  })
  return Buffer.from(key.export({ format: 'jwk' }).n ?? '', 'base64url')
}

/** DER INTEGER around the bytes of a serial number, as PKCS#11 stores it. */
const integer = (bytes: ArrayBuffer) => concatBytes(Uint8Array.of(2, bytes.byteLength), new Uint8Array(bytes))
