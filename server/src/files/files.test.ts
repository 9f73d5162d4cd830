import { pathOf } from '@jinpiao/contract/endpoint'
import { API_BASE } from '@jinpiao/contract/envelope'
import { businessMessage } from '@jinpiao/contract/errors'
import {
  deleteFile,
  downloadFile,
  MAX_FILE_BYTES,
  presignDownload,
  showSnapshot,
  uploadFile,
} from '@jinpiao/contract/files'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'
import { formOf, upload } from '../testing/upload.ts'
import { safeName } from './magic.ts'
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

test('spec §7: the bytes of a file are signed too, and the path without the name of a service', async () => {
  const { headers, body } = await formOf('a.pdf', plainPdf(['7']))
  const { path } = uploadFile
  const signature = await owner.signer.sign({ method: 'POST', path, query: '', body })
  const other = body.map((byte) => (byte === 55 ? 54 : byte))
  expect((await owner.send('POST', path, '', other, { headers, signature })).code).toBe('01000301')
  expect((await owner.send('POST', path, '', body, { headers, signature })).code).toBe('0')

  const behindGateway = await owner.signer.sign({ method: 'GET', path: '/v1/drafts/y', query: '' })
  const { code } = await owner.send('GET', '/corp/v1/drafts/y', '', '', { signature: behindGateway })
  expect(code).not.toBe('01000301')
})

describe('I25: files', () => {
  test('are stored by content, named in the database, and belong to their enterprise', async () => {
    const { code, data } = await upload(owner, '../../合同 1.pdf', pdf)
    expect(code).toBe('0')
    expect(data).toMatchObject({ name: '合同 1.pdf', mime: 'application/pdf', size: pdf.length })
    const params = { id: data.pkFile, type: 'ORIGINAL' } as const
    const shown = await owner.call(showSnapshot, { params })
    expect(shown.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' })
    expect(shown.headers['content-disposition']).toMatch(/^inline; filename\*=UTF-8''/)
    expect((await stranger.call(showSnapshot, { params })).code).toBe('01000302')
    expect((await stranger.call(presignDownload, { query: { pkFile: data.pkFile } })).code).toBe('01000302')
  })

  test('are downloaded by an address that works once and for five minutes', async () => {
    const { data } = await upload(owner, '合同.pdf', pdf)
    const presign = () => owner.call(presignDownload, { query: { pkFile: data.pkFile, localFileName: '备份.pdf' } })
    const { url } = (await presign()).data
    const first = await t.app.inject(url)
    expect(first.statusCode).toBe(200)
    expect(first.rawPayload.equals(pdf)).toBe(true)
    expect(first.headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent('备份.pdf')}`)
    expect((await t.app.inject(url)).json().code).toBe('10000104')
    const late = (await presign()).data.url
    t.clock.advance(5 * 60_000)
    expect((await t.app.inject(late)).json().code).toBe('10000104')
    const invented = API_BASE + pathOf(downloadFile.path, { token: 'x' })
    expect((await t.app.inject(invented)).json().code).toBe('10000104')
  })

  test('product §4.13: an address names the language that it was asked in, and the browser that opens it does not', async () => {
    const { data } = await upload(owner, '合同.pdf', pdf)
    const refusal = async (language: 'zh-CN' | 'en-US', browser: string) => {
      const query = { pkFile: data.pkFile }
      const { url } = (await owner.call(presignDownload, { query }, { headers: { 'accept-language': language } })).data
      await t.app.inject(url)
      const headers = { accept: 'text/html', 'accept-language': browser }
      return (await t.app.inject({ url, headers })).json().message
    }
    expect(await refusal('en-US', 'zh-CN')).toBe(businessMessage('10000104', [], 'en-US'))
    expect(await refusal('zh-CN', 'en-US')).toBe(businessMessage('10000104', [], 'zh-CN'))
  })

  test('I21: are uploaded and deleted by whoever fills in forms, and opened where they are shown', async () => {
    const { data } = await upload(owner, '合同.pdf', pdf)
    const params = { pkFile: data.pkFile }
    for (const [person, opens] of [
      ['CQ', true],
      ['SQ', true],
      ['XN', false],
    ] as const) {
      const client = t.client()
      await client.enter(person)
      expect((await upload(client, '合同.pdf', pdf)).code).toBe('01000202')
      expect((await client.call(deleteFile, { params })).code).toBe('01000202')
      const { code } = await client.call(presignDownload, { query: { pkFile: data.pkFile } })
      expect({ person, refused: code === '01000202' }).toEqual({ person, refused: !opens })
    }
  })

  test('I21: a director registers accounts of his enterprise, so he uploads their papers', async () => {
    const client = t.client()
    await client.enter('CD')
    expect((await upload(client, '开户许可证.pdf', pdf)).code).toBe('0')
  })

  test('are deleted only while nothing names them, and only by their enterprise', async () => {
    const { data } = await upload(owner, '合同.pdf', pdf)
    const params = { pkFile: data.pkFile }
    expect((await stranger.call(deleteFile, { params })).code).toBe('01000302')
    expect((await owner.call(deleteFile, { params })).code).toBe('0')
    expect((await owner.call(deleteFile, { params })).code).toBe('01000302')
    expect((await owner.call(deleteFile, { params: { pkFile: 'file-contract-huayue' } })).code).toBe('01000303')
  })

  test('are what they say they are', async () => {
    expect((await upload(owner, '病毒.exe', pdf)).code).toBe('10000101')
    expect((await upload(owner, '图片.png', pdf)).code).toBe('10000103')
    expect((await upload(owner, '网页.pdf', Buffer.from('<script>'))).code).toBe('10000103')
    expect((await upload(owner, '无扩展名', pdf)).code).toBe('10000101')
  })

  test('are at most 20 MB', async () => {
    const large = Buffer.concat([pdf, Buffer.alloc(MAX_FILE_BYTES - pdf.length)])
    expect((await upload(owner, 'x.pdf', large)).code).toBe('0')
    expect((await upload(owner, 'x.pdf', Buffer.concat([large, Buffer.alloc(1)]))).code).toBe('10000102')
    expect((await upload(owner, 'x.pdf', Buffer.concat([large, Buffer.alloc(5_000_000)]))).code).toBe('10000102')
  })

  test.each([
    ['C:\\temp\\合同.pdf', '合同.pdf'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['x"\r\ny.pdf', 'xy.pdf'],
    [`${'长'.repeat(300)}.pdf`, `${'长'.repeat(110)}.pdf`],
    ['', 'file'],
  ])('have names that are safe anywhere: %j', (given, expected) => {
    expect(safeName(given)).toBe(expected)
  })
})
