import { createStore, get, update } from 'idb-keyval'
import { type Bytes, compareBytes, sha256, toHex, utf8 } from './bytes.ts'
import { parseCertificate, toDer, toUkeyCertificate } from './certificate.ts'
import { createCsr } from './csr.ts'
import { type CertificateSubject, DEMO_RA_TYPE, type UkeyCertificate, UkeyError, type UkeyErrorCode } from './driver.ts'

/** PIN of every demonstration key, unless enrolment sets another. */
export const DEMO_PIN = '123456'
/** As many tries as real tokens usually grant. */
export const DEMO_PIN_ATTEMPTS = 6
const RSA = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }

/** A software key that behaves like a token; its private key cannot be exported from the browser. */
export interface DemoKey {
  certificate: UkeyCertificate
  certificatePem: string
  /** Whom the demonstration enrolled it for, e.g. a `userId`; for its own list of keys only. */
  owner: string
  privateKey: CryptoKey
  pinSalt: Bytes
  pinHash: string
  attemptsLeft: number
  inserted: boolean
}

/** A key that was made for a request, and waits for its certificate. */
interface PendingKey {
  spki: Bytes
  privateKey: CryptoKey
}

export interface DemoKeyringState {
  keys: readonly DemoKey[]
  pending: readonly PendingKey[]
  /** The next signing fails with this, once. */
  nextFailure?: UkeyErrorCode
}

/** One record; `update` is atomic, because several tabs share the ring. */
export interface DemoKeyringStore {
  read(): Promise<DemoKeyringState | undefined>
  update(change: (state: DemoKeyringState | undefined) => DemoKeyringState): Promise<void>
}

/** This browser profile's ring. IndexedDB stores the key objects themselves. */
export function browserKeyringStore(): DemoKeyringStore {
  const database = createStore('jinpiao-demo-ukey', 'keyring')
  return {
    read: () => get<DemoKeyringState>('state', database),
    update: (change) => update<DemoKeyringState>('state', change, database),
  }
}

const EMPTY: DemoKeyringState = { keys: [], pending: [] }

/**
 * The drawer of UKEYs that a demonstrator has at hand: one per enrolled user, each plugged in or not. Every state of
 * the signing dialog can be reached with it: none, two, the wrong one, a locked one, removed while signing.
 */
export class DemoKeyring {
  readonly #store: DemoKeyringStore

  constructor(store: DemoKeyringStore = browserKeyringStore()) {
    this.#store = store
  }

  async keys(): Promise<readonly DemoKey[]> {
    return (await this.#state()).keys
  }

  async inserted(): Promise<readonly DemoKey[]> {
    return (await this.keys()).filter(({ inserted }) => inserted)
  }

  /** Plugs the key in, beside those that are in already. */
  insert(certSerialNo: string): Promise<void> {
    return this.#change(certSerialNo, { inserted: true })
  }

  /** Plugs this key in and pulls all others: what a user with one key does. */
  insertOnly(certSerialNo: string): Promise<void> {
    return this.#updateKeys((key) => ({ ...key, inserted: key.certificate.certSerialNo === certSerialNo }))
  }

  remove(certSerialNo: string): Promise<void> {
    return this.#change(certSerialNo, { inserted: false })
  }

  /** A fresh set of PIN tries, as the administrator's unlocking gives. */
  unlock(certSerialNo: string): Promise<void> {
    return this.#change(certSerialNo, { attemptsLeft: DEMO_PIN_ATTEMPTS })
  }

  /** Throws the key away, e.g. after the demonstration data was reset. */
  discard(certSerialNo: string): Promise<void> {
    return this.#update((state) => ({
      ...state,
      keys: state.keys.filter(({ certificate }) => certificate.certSerialNo !== certSerialNo),
    }))
  }

  /** Makes the next signing fail once; `REMOVED` pulls the key as well. `undefined` takes it back. */
  failNext(code: UkeyErrorCode | undefined): Promise<void> {
    return this.#update(({ keys, pending }) => ({ keys, pending, ...(code && { nextFailure: code }) }))
  }

  async takeFailure(): Promise<UkeyErrorCode | undefined> {
    const { nextFailure } = await this.#state()
    if (nextFailure) await this.failNext(undefined)
    return nextFailure
  }

  /** A new key pair and its PEM request; the private half stays here, not exportable. */
  async request(subject: CertificateSubject): Promise<string> {
    const algorithm = { ...RSA, modulusLength: 2048, publicExponent: Uint8Array.of(1, 0, 1) }
    const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify'])
    const spki = new Uint8Array(await crypto.subtle.exportKey('spki', publicKey))
    const csr = await createCsr(subject, spki, (data) => signWith(privateKey, data))
    await this.#update((state) => ({ ...state, pending: [...state.pending, { spki, privateKey }] }))
    return csr
  }

  /** Puts the issued certificate onto its key and plugs it in. @throws {UkeyError} `NO_CERT` for a key that is not here. */
  async install(certificatePem: string, owner: string, pin = DEMO_PIN): Promise<UkeyCertificate> {
    const parsed = parseCertificate(certificatePem)
    const spki = toDer(parsed.asn.tbsCertificate.subjectPublicKeyInfo)
    const match = (await this.#state()).pending.find((pending) => compareBytes(pending.spki, spki) === 0)
    if (!match) throw new UkeyError('NO_CERT')
    const certificate = toUkeyCertificate(parsed, DEMO_RA_TYPE)
    const pinSalt = crypto.getRandomValues(new Uint8Array(16))
    const key: DemoKey = {
      certificate,
      certificatePem,
      owner,
      privateKey: match.privateKey,
      pinSalt,
      pinHash: await hashPin(pin, pinSalt),
      attemptsLeft: DEMO_PIN_ATTEMPTS,
      inserted: true,
    }
    await this.#update((state) => ({
      ...state,
      pending: state.pending.filter((pending) => compareBytes(pending.spki, spki) !== 0),
      keys: [...state.keys.map((other) => ({ ...other, inserted: false })), key],
    }))
    return certificate
  }

  /** Makes a key, has it certified, plugs it in as the only one. `enrol` asks the server's demonstration CA. */
  async enrol(options: {
    subject: CertificateSubject
    owner: string
    pin?: string
    enrol: (csr: string) => Promise<string>
  }): Promise<UkeyCertificate> {
    return this.install(await options.enrol(await this.request(options.subject)), options.owner, options.pin)
  }

  /** Counts a wrong try down, a right one back up. @throws {UkeyError} `PIN_INCORRECT`, `PIN_LOCKED` */
  async checkPin(key: DemoKey, pin: string): Promise<void> {
    const { certSerialNo } = key.certificate
    if (key.attemptsLeft === 0) throw new UkeyError('PIN_LOCKED', { attemptsLeft: 0 })
    // An empty field is a slip, not a try.
    if (pin === '') throw new UkeyError('PIN_INCORRECT', { attemptsLeft: key.attemptsLeft })
    if ((await hashPin(pin, key.pinSalt)) === key.pinHash) {
      if (key.attemptsLeft < DEMO_PIN_ATTEMPTS) await this.unlock(certSerialNo)
      return
    }
    const attemptsLeft = key.attemptsLeft - 1
    await this.#change(certSerialNo, { attemptsLeft })
    throw new UkeyError(attemptsLeft === 0 ? 'PIN_LOCKED' : 'PIN_INCORRECT', { attemptsLeft })
  }

  async #state(): Promise<DemoKeyringState> {
    return (await this.#store.read()) ?? EMPTY
  }

  #update(change: (state: DemoKeyringState) => DemoKeyringState): Promise<void> {
    return this.#store.update((state) => change(state ?? EMPTY))
  }

  #updateKeys(change: (key: DemoKey) => DemoKey): Promise<void> {
    return this.#update((state) => ({ ...state, keys: state.keys.map(change) }))
  }

  #change(certSerialNo: string, fields: Partial<DemoKey>): Promise<void> {
    return this.#updateKeys((key) => (key.certificate.certSerialNo === certSerialNo ? { ...key, ...fields } : key))
  }
}

export const signWith = async (privateKey: CryptoKey, data: Bytes): Promise<Bytes> =>
  new Uint8Array(await crypto.subtle.sign(RSA, privateKey, data))

/** Keeps the PIN out of the developer tools; a demonstration key guards nothing. */
const hashPin = async (pin: string, salt: Bytes): Promise<string> => toHex(await sha256(utf8(`${toHex(salt)}:${pin}`)))
