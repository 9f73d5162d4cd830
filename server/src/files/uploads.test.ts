import { once } from 'node:events'
import { mkdtemp, readdir } from 'node:fs/promises'
import { type ClientRequest, type IncomingMessage, request } from 'node:http'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { API_BASE, type Envelope } from '@jinpiao/contract/envelope'
import { MAX_FILE_BYTES, uploadFile } from '@jinpiao/contract/files'
import { SIGNATURE_HEADER } from '@jinpiao/contract/requestSignature'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'
import { formOf, upload } from '../testing/upload.ts'
import { plainPdf } from './plainPdf.ts'
import { type FileStore, openDiskStore, type Received } from './store.ts'

let t: TestApp
let owner: TestClient
let folder: string
let address: string
/** What the store has begun to receive. */
const receiving: Promise<Received>[] = []
/** Is told when it has received one. */
let watch: (() => void) | undefined
beforeAll(async () => {
  folder = await mkdtemp(join(inject('runFolder'), 'uploads-'))
  const store = openDiskStore(folder)
  const receive: FileStore['receive'] = (pieces) => {
    const received = store.receive(pieces)
    receiving.push(received)
    return received.finally(() => watch?.())
  }
  t = await createTestApp({ files: { ...store, receive } })
  owner = t.client()
  await owner.enter('CO')
  address = await t.app.listen({ port: 0 })
})
afterAll(() => t.close())

const temporary = () => readdir(join(folder, 'incoming'))
const pdf = plainPdf(['test'])
const text = pdf.toString('latin1')
const trailer = '/Root 1 0 R'

describe('a file is what it says to its reader', () => {
  test.each([
    ['加密.pdf', text.replace(trailer, `${trailer}/Encrypt 9 0 R`), '10000113', /^PDF 已加密/],
    ['半份.pdf', text.slice(0, text.length / 2), '10000114', /^PDF 不完整/],
    ['损坏.pdf', text.replaceAll('\n', '\r\n'), '10000115', /^PDF 已损坏/],
  ])('%s is refused in a sentence of its own, and nothing of it stays', async (name, content, code, sentence) => {
    const { headers, body } = await formOf(name, Buffer.from(content, 'latin1'))
    const answer = await owner.send('POST', uploadFile.path, '', body, { headers })
    expect(answer).toMatchObject({ code, message: expect.stringMatching(sentence) })
    expect(await temporary()).toEqual([])
  })

  test('a line end before the header is none', async () => {
    const { code, data } = await upload(owner, '合同.pdf', Buffer.concat([Buffer.from('\r\n'), pdf]))
    expect([code, data.mime]).toEqual(['0', 'application/pdf'])
  })
})

/** A request over the network, signed, its body still to be sent. */
async function begin(headers: Record<string, string>, body: Uint8Array<ArrayBuffer>): Promise<ClientRequest> {
  const signature = await owner.signer.sign({ method: 'POST', path: uploadFile.path, query: '', body })
  return request(`${address}${API_BASE}${uploadFile.path}`, {
    method: 'POST',
    headers: {
      ...headers,
      'content-length': body.length,
      cookie: owner.cookie ?? '',
      [SIGNATURE_HEADER]: signature,
    },
  })
}

describe('a temporary file does not stay', () => {
  test('of an upload that broke off', async () => {
    const { headers, body } = await formOf('合同.pdf', Buffer.concat([pdf, Buffer.alloc(5_000_000)]))
    const sending = await begin(headers, body)
    sending.on('error', () => undefined)
    const before = receiving.length
    const arrives = once(t.app.server, 'request')
    sending.write(body.subarray(0, 1_000_000))
    const [arrived] = (await arrives) as [IncomingMessage]
    const closed = new Promise((resume) => arrived.once('close', resume))
    await new Promise((resume) => arrived.once('data', resume))
    sending.destroy()
    await closed
    await Promise.allSettled(receiving.slice(before))
    expect(await temporary()).toEqual([])
  })

  test.each([
    ['whose signature is wrong', 'x', '01000301'],
    ['whose form breaks off', undefined, '01000303'],
  ])('of a form %s', async (_, signature, code) => {
    const { headers, body } = await formOf('合同.pdf', pdf)
    const sent = signature === undefined ? body.slice(0, -20) : body
    const options = { headers, ...(signature !== undefined && { signature }) }
    expect((await owner.send('POST', uploadFile.path, '', sent, options)).code).toBe(code)
    expect(await temporary()).toEqual([])
  })

  test('of a server that was killed, after its time', async () => {
    const store = openDiskStore(await mkdtemp(join(inject('runFolder'), 'killed-')))
    const { path } = await store.receive((await t.services.files.open(await kept())).stream)
    await store.clear(60_000)
    expect(await readdir(join(path, '..'))).toHaveLength(1)
    await store.clear(-60_000)
    expect(await readdir(join(path, '..'))).toEqual([])
  })
})

const kept = async () => (await upload(owner, '合同.pdf', pdf)).data.sha256

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void

const UPLOADS = 20
/** A fifth of what is sent at once: buffers of twenty sockets. */
const BOUND = (UPLOADS * MAX_FILE_BYTES) / 5

test('twenty uploads of 20 MB at once need no memory', async () => {
  const { headers, body } = await formOf('合同.pdf', Buffer.concat([pdf, Buffer.alloc(MAX_FILE_BYTES - pdf.length)]))
  const sending = await Promise.all(Array.from({ length: UPLOADS }, () => begin(headers, body)))
  // Buffers in use: without collecting first, it depends on the files before this one how much garbage there is.
  const used = () => {
    collectGarbage()
    return process.memoryUsage().external
  }
  const before = used()
  let most = before
  // Looked at when every fourth file has come, not by the clock: to collect all garbage of a worker takes a second.
  let come = 0
  watch = () => {
    if (come++ % 4 === 0) most = Math.max(most, used())
  }
  const codes = await Promise.all(
    sending.map(async (each) => {
      const answered = once(each, 'response')
      each.end(body)
      const [answer] = (await answered) as [IncomingMessage]
      return ((await json(answer)) as Envelope<unknown>).code
    }),
  )
  watch = undefined
  expect(codes).toEqual(Array.from({ length: UPLOADS }, () => '0'))
  expect(most - before).toBeLessThan(BOUND)
  expect(await temporary()).toEqual([])
})
