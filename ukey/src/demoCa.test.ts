import { X509Certificate } from 'node:crypto'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fromPem, toPem } from './certificate.ts'
import { createDemoCa, loadDemoCa } from './demoCa.ts'
import { createNodeSigner } from './nodeSigner.ts'

const subject = { commonName: '王某', organization: '安禾五金制品厂', organizationalUnit: '经办岗' }
const options = { subject, days: 30, notBefore: new Date('2026-11-21T00:00:00Z') }
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'demo-ca-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('the demonstration CA is made once, also when two servers start together, and its key is private', async () => {
  const [first, second] = await Promise.all([loadDemoCa(folder), loadDemoCa(folder)])
  expect(second.certificatePem).toBe(first.certificatePem)
  expect((await loadDemoCa(folder)).certificatePem).toBe(first.certificatePem)
  expect((await stat(join(folder, 'demo-ca.key.pem'))).mode & 0o777).toBe(0o600)
})

test('Node reads the certificates as X.509 of this CA, with a positive serial number', async () => {
  const ca = await createDemoCa()
  const authority = new X509Certificate(ca.certificatePem)
  expect(authority.ca && authority.verify(authority.publicKey)).toBe(true)
  for (const serial of ['7F01', 'FF01', 'ABC']) {
    const { certificatePem, certificate } = await createNodeSigner(ca, { ...options, serial })
    const read = new X509Certificate(certificatePem)
    expect(read.verify(authority.publicKey) && read.checkIssued(authority)).toBe(true)
    expect(read.ca).toBe(false)
    expect(read.serialNumber.replace(/^0/, '')).toBe(serial)
    expect(certificate.certSerialNo).toBe(serial)
    expect(read.subject).toBe('C=CN\nO=安禾五金制品厂\nOU=经办岗\nCN=王某')
  }
})

test('a serial number that nobody chose ends in four digits that can be read aloud', async () => {
  const { certificate } = await createNodeSigner(await createDemoCa(), options)
  expect(certificate.certSerialNo).toMatch(/^[1-7]\d{19}$/)
  expect(certificate.suffix).toBe(certificate.certSerialNo.slice(-4))
})

test('a request that its own key did not sign gets no certificate', async () => {
  const ca = await createDemoCa()
  let request = ''
  const spy = { ...ca, issue: (csr: string) => ca.issue((request = csr), options) }
  await createNodeSigner(spy, options)
  const der = fromPem(request, 'CERTIFICATE REQUEST')
  der[der.length - 1] = (der.at(-1) ?? 0) ^ 1
  expect(() => ca.issue(toPem(der, 'CERTIFICATE REQUEST'), options)).toThrow('not signed by its own key')
})
