import {
  createCipheriv,
  createDecipheriv,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  scryptSync,
} from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { compareBytes, fromBase64, toBase64 } from '../bytes.ts'
import { parseCertificate, toDer } from '../certificate.ts'
import { createCsr } from '../csr.ts'
import { UkeyError } from '../driver.ts'
import { assertSm2Vector, signSm2 } from '../sm2.ts'
import { maySign } from '../verifyCertificate.ts'
import type { PinState, TokenPort } from './tokenPort.ts'

/** Wrong PINs until the key locks, as hardware does it. */
const TRIES = 5

/** Everything in base64. */
interface Sealed {
  salt: string
  iv: string
  tag: string
  data: string
}

interface SoftToken {
  serial: string
  printedNo: string
  triesLeft: number
  /** Tells whether a PIN is right where there is no key yet. */
  proof: Sealed
  keys: { spki: string; key: Sealed; certificate?: string }[]
}

const fileOf = (folder: string, serial: string) => join(folder, `${serial}.json`)

/** Makes an empty key, as a factory does. @param serial also its printed number: letters and digits. */
export async function createSoftToken(folder: string, serial: string, pin: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await write(folder, { serial, printedNo: serial, triesLeft: TRIES, proof: seal(pin, randomBytes(16)), keys: [] })
}

/**
 * SM2 keys made of software, for development and tests: one file each, encrypted with the PIN. Real ones speak SKF
 * (GM/T 0016), which would be another port.
 */
export function createSoftTokenPort(folder: string): TokenPort {
  async function open(serial: string, pin: string): Promise<SoftToken> {
    const token = await read(folder, `${serial}.json`)
    if (token.triesLeft === 0) throw new UkeyError('PIN_LOCKED')
    const isRight = unseal(pin, token.proof) !== undefined
    const opened = { ...token, triesLeft: isRight ? TRIES : token.triesLeft - 1 }
    if (opened.triesLeft !== token.triesLeft) await write(folder, opened)
    if (isRight) return opened
    throw opened.triesLeft === 0
      ? new UkeyError('PIN_LOCKED')
      : new UkeyError('PIN_INCORRECT', { attemptsLeft: opened.triesLeft })
  }

  return {
    async info() {
      assertSm2Vector()
      return { module: 'Jinpiao soft token', version: '1.0' }
    },
    async tokens() {
      const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
      const all = await Promise.all(names.sort().map((name) => read(folder, name)))
      return all.map(({ serial, printedNo, triesLeft, keys }) => ({
        serial,
        printedNo,
        pin: pinState(triesLeft),
        certificates: keys
          .flatMap(({ certificate }) => (certificate === undefined ? [] : [fromBase64(certificate)]))
          .filter((der) => maySign(parseCertificate(der))),
      }))
    },
    async sign(serial, certSerialNo, pin, data, digest) {
      const { keys } = await open(serial, pin)
      const own = keys.find(
        ({ certificate }) =>
          certificate !== undefined && parseCertificate(fromBase64(certificate)).certSerialNo === certSerialNo,
      )
      if (own === undefined) throw new UkeyError('NO_CERT')
      if (digest !== 'sm3') throw new UkeyError('SIGN_FAILED')
      return new Uint8Array(signSm2(privateKeyOf(pin, own.key), data))
    },
    async newKey(serial, pin, subject) {
      const token = await open(serial, pin)
      const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'SM2' })
      const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
      const key = seal(pin, privateKey.export({ type: 'pkcs8', format: 'der' }))
      await write(folder, { ...token, keys: [...token.keys, { spki: toBase64(spki), key }] })
      return createCsr(subject, spki, async (data) => new Uint8Array(signSm2(privateKey, data)))
    },
    async install(serial, pin, certificate) {
      const token = await open(serial, pin)
      const spki = toDer(parseCertificate(certificate).asn.tbsCertificate.subjectPublicKeyInfo)
      const own = token.keys.find((key) => compareBytes(fromBase64(key.spki), spki) === 0)
      if (own === undefined) throw new UkeyError('NO_CERT')
      own.certificate = toBase64(certificate)
      await write(folder, token)
    },
  }
}

const pinState = (triesLeft: number): PinState =>
  triesLeft === 0 ? 'LOCKED' : triesLeft === 1 ? 'FINAL' : triesLeft < TRIES ? 'LOW' : 'OK'

/** @throws {UkeyError} `REMOVED`: the file has gone. */
async function read(folder: string, name: string): Promise<SoftToken> {
  try {
    return JSON.parse(await readFile(join(folder, name), 'utf8')) as SoftToken
  } catch {
    throw new UkeyError('REMOVED')
  }
}

async function write(folder: string, token: SoftToken): Promise<void> {
  const file = fileOf(folder, token.serial)
  await writeFile(`${file}.new`, JSON.stringify(token), { mode: 0o600 })
  await rename(`${file}.new`, file)
}

const keyFrom = (pin: string, salt: Uint8Array) => scryptSync(pin, salt, 32, { N: 2 ** 14 })

function seal(pin: string, data: Uint8Array): Sealed {
  const [salt, iv] = [randomBytes(16), randomBytes(12)]
  const cipher = createCipheriv('aes-256-gcm', keyFrom(pin, salt), iv)
  const sealed = Buffer.concat([cipher.update(data), cipher.final()])
  return { salt: toBase64(salt), iv: toBase64(iv), tag: toBase64(cipher.getAuthTag()), data: toBase64(sealed) }
}

/** @returns undefined: another PIN. */
function unseal(pin: string, { salt, iv, tag, data }: Sealed): Buffer | undefined {
  const decipher = createDecipheriv('aes-256-gcm', keyFrom(pin, fromBase64(salt)), fromBase64(iv))
  decipher.setAuthTag(fromBase64(tag))
  try {
    return Buffer.concat([decipher.update(fromBase64(data)), decipher.final()])
  } catch {
    return undefined
  }
}

function privateKeyOf(pin: string, sealed: Sealed): KeyObject {
  const key = unseal(pin, sealed)
  if (key === undefined) throw new UkeyError('SIGN_FAILED')
  return createPrivateKey({ key, format: 'der', type: 'pkcs8' })
}
