import {
  getPlatformConfig,
  getPlatformDocument,
  listPlatformVersions,
  previewLogo,
  previewPlatformDocument,
  restorePlatformVersion,
  savePlatformDocument,
} from '@jinpiao/contract/platform'
import { getSecurity } from '@jinpiao/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { verifyAudit } from '../acts/audit.ts'
import { MINUTE_MS } from '../domain/clock.ts'
import { platformSource } from '../platform/platform.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'

const svg = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="1" height="1" fill="#0b6e4f"/></svg>'
const logo = `data:image/svg+xml;base64,${btoa(svg)}`
const chuanjiang = { platformName: '川江供应链', topBarColor: '#0B6E4F', topSlogan: '一江通百业', platformLogo: logo }

let t: TestApp
/** Administrator of the bank, which runs the demonstration. */
let operator: TestClient
beforeAll(async () => {
  t = await createTestApp()
  operator = t.client()
  await operator.enter('FM')
})
afterAll(() => t.close())

const inForce = async () => (await t.client().call(getPlatformConfig)).data
const versionNow = async () => (await operator.call(getPlatformDocument)).data.version
const save = async (document: object, version?: number) =>
  operator.call(savePlatformDocument, {
    body: { document: JSON.stringify(document), version: version ?? (await versionNow()) },
  })

describe('the administrator of the enterprise that runs the platform changes it', () => {
  test('without a restart: page, theme, logo and configuration follow, on every server', async () => {
    const otherServer = platformSource(t.services.database, t.clock, { demo: true, ukeyDriver: 'demo' })
    await otherServer.current()
    expect((await save(chuanjiang)).code).toBe('0')
    expect(await inForce()).toMatchObject({ platformName: '川江供应链', topSlogan: '一江通百业', preview: false })
    expect((await t.app.inject({ url: '/cv3/theme.css' })).body).toContain('--jp-color-topBar:#0b6e4f')
    const { platformLogo } = await inForce()
    const image = await t.app.inject({ url: platformLogo })
    expect([image.body, image.headers['content-type']]).toEqual([svg, 'image/svg+xml; charset=utf-8'])
    expect(image.headers['content-security-policy']).toBe("default-src 'none'; sandbox")
    expect(image.headers['cache-control']).toMatch(/immutable/)
    expect((await otherServer.current()).config.platformName).toBe('川江供应链')
  })

  test('a document with something wrong is refused with a sentence for each, and nothing is saved', async () => {
    const before = await versionNow()
    const { code, message } = await save({ ...chuanjiang, topBarColor: 'navy', loginUrl: 'javascript:alert(1)' })
    expect(code).toBe('01000303')
    expect(message).toContain('顶栏底色「navy」不能用，应写成 #0f3d7c 这样的六位颜色')
    expect(message).toContain('登录地址「javascript:alert(1)」不能用')
    expect(await versionNow()).toBe(before)
  })

  test('of two who replace the same version one is told so', async () => {
    const version = await versionNow()
    expect((await save({ ...chuanjiang, hotline: '028-1111' }, version)).code).toBe('0')
    expect((await save({ ...chuanjiang, hotline: '028-2222' }, version)).code).toBe('99000409')
    expect((await inForce()).hotline).toBe('028-1111')
  })

  test('the history says who, when and what; an earlier version comes back as a new one; both are audited', async () => {
    const at = await versionNow()
    await save({ ...chuanjiang, hotline: '028-3333', icpRegister: '川ICP备1号' })
    const [latest] = (await operator.call(listPlatformVersions)).data
    expect(latest).toMatchObject({ version: at + 1, author: '温知夏', changed: ['hotline', 'icpRegister'] })
    const restored = await operator.call(restorePlatformVersion, { params: { version: at }, body: { version: at + 1 } })
    expect(restored.data).toEqual({ version: at + 2 })
    expect((await inForce()).hotline).toBe('028-1111')
    const entries = await t.services.database.read
      .selectFrom('audit_log')
      .select(['action', 'target', 'personName', 'after'])
      .where('target', '=', `platform:${at + 2}`)
      .execute()
    expect(entries).toEqual([
      {
        action: 'platform.save',
        target: `platform:${at + 2}`,
        personName: '温知夏',
        after: JSON.stringify({ changed: ['hotline', 'icpRegister'] }),
      },
    ])
    expect((await verifyAudit(t.services.database.read)).broken).toEqual([])
  })

  test('a preview is seen by whoever has its address, says so, and ends after an hour or when it is left', async () => {
    const { data } = await operator.call(previewPlatformDocument, {
      body: { document: JSON.stringify({ ...chuanjiang, platformName: '岷江' }) },
    })
    const opened = await t.app.inject({ url: data.address })
    expect([opened.statusCode, opened.headers.location]).toEqual([302, '/cv3/login'])
    const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? ''
    const page = await t.app.inject({ url: '/cv3/file/help/1.html', headers: { cookie } })
    expect(page.body).toContain('岷江')
    expect((await inForce()).platformName).toBe('川江供应链')
    expect(String((await t.app.inject({ url: '/cv3/platform-preview/end' })).headers['set-cookie'])).toMatch(
      /Expires=Thu, 01 Jan 1970/,
    )
    t.clock.advance(61 * MINUTE_MS)
    expect((await t.app.inject({ url: '/cv3/file/help/1.html', headers: { cookie } })).body).toContain('川江供应链')
    // The session has ended meanwhile, too.
    await operator.enter('FM')
  })
})

test.each(['CD', 'FP', undefined])('nobody else may: %s', async (person) => {
  const client = t.client()
  if (person !== undefined) await client.enter(person)
  const answers = [
    await client.call(getPlatformDocument),
    await client.call(listPlatformVersions),
    await client.call(savePlatformDocument, { body: { document: '{}', version: 0 } }),
    await client.call(previewPlatformDocument, { body: { document: '{}' } }),
    await client.call(restorePlatformVersion, { params: { version: 1 }, body: { version: 0 } }),
  ]
  for (const { code, status } of answers) {
    expect(person === undefined ? status : code).toBe(person === undefined ? 401 : '01000202')
  }
})

test('an image that is not set is the logo; an address of an earlier one is not kept', async () => {
  const { headers } = await t.app.inject({ url: `/api/web${previewLogo.path}?image=favicon&hash=0000000000000000` })
  expect([headers['content-type'], headers['cache-control']]).toEqual(['image/svg+xml; charset=utf-8', 'no-cache'])
})

describe('Q22: what the keys do', () => {
  test('loginUrl: logout leads there', async () => {
    await save({ ...chuanjiang, loginUrl: 'https://sso.example.com/in' })
    const { headers } = await t.app.inject({ url: '/api/web/uaa/logout?redirect_url=/cv3/login' })
    expect(headers.location).toBe('https://sso.example.com/in')
  })

  test('authType: a way that is not offered is not taken', async () => {
    await save({ ...chuanjiang, authType: 'UKEY', isOrgLogin: false })
    expect((await t.client().enter('CO')).code).toBe('01000202')
  })

  test('otherVersionUrl: enableSwitchVersion says that there is another version', async () => {
    const flag = async () =>
      (await operator.call(getSecurity, { query: { user3Required: 'true' } })).data.user3?.enableSwitchVersion
    await save({ ...chuanjiang, otherVersionUrl: 'https://old.example.com/' })
    expect(await flag()).toBe(true)
    await save(chuanjiang)
    expect(await flag()).toBe(false)
  })
})
