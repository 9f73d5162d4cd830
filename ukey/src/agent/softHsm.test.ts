import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { utf8 } from '../bytes.ts'
import { parseCertificate } from '../certificate.ts'
import { createDemoCa, type DemoCa } from '../demoCa.ts'
import { verifyCms } from '../verify.ts'
import { signText } from './signText.ts'
import { certify } from './testing/keys.ts'
import { createSoftHsm, type SoftHsm } from './testing/softHsm.ts'
import { createWorkerPort, type WorkerPort } from './workerPort.ts'

const PIN = '20262026'
let hsm: SoftHsm
let port: WorkerPort
let ca: DemoCa
let serial: string
let certSerialNo: string

beforeAll(async () => {
  hsm = await createSoftHsm()
  port = createWorkerPort(hsm.module)
  ca = await createDemoCa()
  serial = hsm.initToken(PIN)
  certSerialNo = await certify(port, ca, serial, PIN)
})
afterAll(async () => {
  port.close()
  await hsm.remove()
})

const certificate = async () => (await port.tokens())[0]!.certificates[0]!
const sign = (pin: string) => port.sign(serial, certSerialNo, pin, utf8('金票'), 'sha256')

test('a token is known by its serial number, and shows the certificate whose key it has', async () => {
  expect(await port.info()).toEqual({ module: 'Implementation of PKCS11', version: '2.6' })
  expect(await port.tokens()).toMatchObject([{ serial, printedNo: serial, pin: 'OK' }])
  expect(parseCertificate(await certificate()).certSerialNo).toBe(certSerialNo)
})

describe.each(['sha256', 'sha1'] as const)('spec §9: a signature by %s', (digest) => {
  test.each([true, false])('counts before the server and before openssl (detached: %s)', async (detached) => {
    const original = '金票开立签名原文\n开立金额：1.00元'
    const signing = { port, token: serial, certificate: await certificate(), pin: PIN, original, digest, detached }
    const { signature } = await signText(signing)
    const given = {
      signature,
      original,
      trust: { ca: [ca.certificatePem] },
      expectedSerial: certSerialNo,
      now: new Date(),
    }
    expect(verifyCms({ ...given, allowSha1: digest === 'sha1' })).toMatchObject({ ok: true })
    expect(verifyCms({ ...given, original: `${original}0`, allowSha1: true }).ok).toBe(false)
    if (digest === 'sha1') expect(verifyCms(given)).toEqual({ ok: false, reason: 'ALGORITHM' })
    expect(await opensslAccepts(signature, original, detached)).not.toBe(false)
  })
})

test('a wrong PIN is named, and the right one signs afterwards', async () => {
  await expect(sign('000000')).rejects.toMatchObject({ code: 'PIN_INCORRECT' })
  expect((await port.tokens())[0]!.pin).toBe('LOW')
  expect(await sign(PIN)).toHaveLength(256)
})

test('a token that was pulled out is gone, and is there again when it is put back', async () => {
  await hsm.unplug()
  expect(await port.tokens()).toEqual([])
  await expect(sign(PIN)).rejects.toMatchObject({ code: 'REMOVED' })
  await hsm.plug()
  expect(await sign(PIN)).toHaveLength(256)
})

test('a certificate of which no key is in the token is not put into it', async () => {
  const other = await createDemoCa()
  const foreign = parseCertificate(other.certificatePem)
  await expect(port.install(serial, PIN, new Uint8Array(foreign.asn.tbsCertificateRaw ?? []))).rejects.toThrow()
  await expect(port.sign(serial, 'AB', PIN, utf8('x'), 'sha256')).rejects.toMatchObject({ code: 'NO_CERT' })
})

test('a module that is none is a wrong driver, and the program goes on', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jinpiao-module-'))
  const none = createWorkerPort(join(folder, 'none.so'))
  const foreign = createWorkerPort(await aLibrary(folder))
  for (const broken of [none, foreign, none, foreign]) {
    await expect(broken.info()).rejects.toMatchObject({ code: 'DRIVER_VERSION' })
  }
  await rm(folder, { recursive: true })
  expect(await port.info()).toMatchObject({ version: '2.6' })
})

test('a module that hangs is ended, and the next call has a new one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'jinpiao-worker-'))
  const worker = join(folder, 'worker.mjs')
  await writeFile(
    worker,
    `process.on('message', ({ id, method }) => method === 'info' ? process.send({ id, data: process.pid }) : setInterval(() => {}, 1e6))`,
  )
  const hanging = createWorkerPort('', { limitMs: 300, worker })
  await expect(hanging.tokens()).rejects.toMatchObject({ code: 'TIMEOUT' })
  hanging.close()
  const patient = createWorkerPort('', { worker })
  expect(await patient.info()).toEqual(expect.any(Number))
  patient.close()
  await rm(folder, { recursive: true })
})

/** A shared library that is no PKCS#11: zlib, or a file that is no library at all. */
async function aLibrary(folder: string): Promise<string> {
  const found = spawnSync('sh', ['-c', 'ls /lib/*/libz.so.1 /usr/lib*/libz.so.1 2>/dev/null'])
    .stdout.toString()
    .split('\n')[0]
  if (found !== undefined && found !== '') return found
  await writeFile(join(folder, 'text.so'), 'no library')
  return join(folder, 'text.so')
}

/** undefined where there is no openssl. */
async function opensslAccepts(signature: string, original: string, detached: boolean): Promise<boolean | undefined> {
  if (spawnSync('openssl', ['version']).status !== 0) return undefined
  const folder = await mkdtemp(join(tmpdir(), 'jinpiao-cms-'))
  await writeFile(join(folder, 'ca.pem'), ca.certificatePem)
  await writeFile(join(folder, 'text'), original)
  await writeFile(join(folder, 'cms'), Buffer.from(signature, 'base64'))
  const content = detached ? ' -content text' : ''
  const command = `cms -verify -binary -purpose any -inform DER -in cms -CAfile ca.pem -out shown${content}`
  const { status } = spawnSync('openssl', command.split(' '), { cwd: folder })
  await rm(folder, { recursive: true })
  return status === 0
}
