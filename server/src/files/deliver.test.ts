import {
  MAX_FILES_PACKED,
  type PictureSize,
  packFiles,
  presignDownload,
  presignPacket,
  showSnapshot,
} from '@jinpiao/contract/files'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'
import { upload } from '../testing/upload.ts'
import { plainPdf } from './plainPdf.ts'

let t: TestApp
let owner: TestClient
let stranger: TestClient
beforeAll(async () => {
  t = await createTestApp()
  owner = t.client()
  stranger = t.client()
  await owner.enter('CO')
  await stranger.enter('ZO')
})
afterAll(() => t.close())

const pdf = plainPdf(['test'])
const stored = async (client: TestClient, name: string, bytes: Uint8Array) =>
  (await upload(client, name, bytes)).data.pkFile
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#0B6E4F' } })

describe('spec §7: a picture comes as large as it is asked for', () => {
  const measured = async (bytes: Buffer) => {
    const { width, height, format } = await sharp(bytes).metadata()
    return `${width}x${height} ${format}`
  }

  test.each<[PictureSize, string]>([
    ['ORIGINAL', '2000x1000 png'],
    ['PREVIEW', '1280x640 png'],
    ['THUMBNAIL', '160x80 png'],
  ])('%s', async (type, expected) => {
    const id = await stored(owner, '营业执照.png', await picture(2000, 1000).png().toBuffer())
    expect(await measured((await owner.call(showSnapshot, { params: { id, type } })).bytes)).toBe(expected)
    const { data } = await owner.call(presignDownload, { query: { pkFile: id, thumbnailType: type } })
    expect(await measured((await t.app.inject(data.url)).rawPayload)).toBe(expected)
  })

  test('resize goes before the type, keeps the proportions, turns upright and makes nothing larger', async () => {
    // Orientation 6: a camera that was held upright.
    const bytes = await picture(800, 400).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const pkFile = await stored(owner, '照片.jpg', bytes)
    const sized = async (resize: string) => {
      const { data } = await owner.call(presignDownload, { query: { pkFile, thumbnailType: 'THUMBNAIL', resize } })
      return measured((await t.app.inject(data.url)).rawPayload)
    }
    expect(await sized('300x300')).toBe('150x300 jpeg')
    expect(await sized('4000x4000')).toBe('400x800 jpeg')
    for (const resize of ['0x10', '10', '10x10x10', '99999x1'])
      expect((await owner.call(presignDownload, { query: { pkFile, resize } })).code).toBe('01000303')
  })

  test('what is no picture, or a broken one, is refused in a sentence', async () => {
    const id = await stored(owner, '合同.pdf', pdf)
    expect((await owner.call(showSnapshot, { params: { id, type: 'THUMBNAIL' } })).code).toBe('10000111')
    expect((await owner.call(presignDownload, { query: { pkFile: id, resize: '9x9' } })).code).toBe('10000111')
    const whole = await picture(500, 500).png().toBuffer()
    const broken = await stored(owner, '半张.png', whole.subarray(0, whole.length / 2))
    expect((await owner.call(showSnapshot, { params: { id: broken, type: 'PREVIEW' } })).code).toBe('10000111')
  })
})

describe('spec §7: several files come in one packet', () => {
  test('each under its own name, whole, in a ZIP with the name that was asked for', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(3_000_000, 7)])
    const ids = [
      await stored(owner, '合同.pdf', pdf),
      await stored(owner, '合同.pdf', large),
      await stored(owner, '附件.pdf', pdf),
    ]
    const body = { pkFiles: [...ids, ids[0]!], fileName: '华岳 2026' }
    const sent = await owner.call(packFiles, { body })
    expect(sent.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent('华岳 2026.zip')}`,
    })
    const { data } = await owner.call(presignPacket, { body })
    const byAddress = await t.app.inject(data.url)
    for (const bytes of [sent.bytes, byAddress.rawPayload]) {
      const files = unzipSync(bytes)
      expect(Object.keys(files)).toEqual(['合同.pdf', '合同 (2).pdf', '附件.pdf'])
      expect(Buffer.from(files['合同 (2).pdf']!).equals(large)).toBe(true)
    }
    expect((await t.app.inject(data.url)).json().code).toBe('10000104')
  })

  test('one file comes as itself, unless singlePatch wants it packed', async () => {
    const body = { pkFiles: [await stored(owner, '合同.pdf', pdf)], fileName: '资料.zip' }
    const plain = await owner.call(packFiles, { body })
    expect(plain.headers['content-type']).toBe('application/pdf')
    expect(plain.bytes.equals(pdf)).toBe(true)
    const packed = await owner.call(packFiles, { body: { ...body, singlePatch: true } })
    expect(Object.keys(unzipSync(packed.bytes))).toEqual(['合同.pdf'])
  })

  test('I25: a foreign file among them, and nothing is sent', async () => {
    const mine = await stored(owner, '合同.pdf', pdf)
    const foreign = await stored(stranger, '合同.pdf', pdf)
    const body = { pkFiles: [mine, foreign], fileName: 'x' }
    expect((await owner.call(packFiles, { body })).code).toBe('01000302')
    expect((await owner.call(presignPacket, { body })).code).toBe('01000302')
  })

  test('none, or more than any application has, is refused', async () => {
    for (const pkFiles of [[], Array.from({ length: MAX_FILES_PACKED + 1 }, (_, index) => `file-${index}`)])
      expect((await owner.call(packFiles, { body: { pkFiles, fileName: 'x' } })).code).toBe('01000303')
  })
})
