import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shippedDocument } from '@jinpiao/themes/platformDocuments'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { applySettings } from './applySettings.ts'
import { readConfig } from './config.ts'
import { readSetting, writeSetting } from './db/settings.ts'
import { instantOf } from './domain/clock.ts'
import { authorAtServer } from './platform/authors.ts'
import { platformSource } from './platform/platform.ts'
import { platformHistory, saveVersion } from './platform/versions.ts'
import { changePlatform } from './testing/platform.ts'
import { testClock } from './testing/testClock.ts'
import { createTestDatabase, type TestDatabase } from './testing/testDatabase.ts'

const clock = testClock()
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><rect width="1" height="1"/></svg>'
let folder: string
let t: TestDatabase
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'jinpiao-platform-'))
  t = await createTestDatabase()
})
afterEach(async () => {
  await t.drop()
  await rm(folder, { recursive: true })
})

const start = (env: Record<string, string> = {}) =>
  applySettings(t.database, clock, readConfig({ DATA_DIR: folder, ...env }))
const current = () => platformSource(t.database, clock, { demo: true, ukeyDriver: 'demo' }).current()
const write = (name: string, content: object | string) =>
  writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content))

describe('where the platform comes from', () => {
  test('the default one; a shipped one by name; what is not named stays', async () => {
    await start()
    expect((await current()).config).toMatchObject({ platformType: 'CCBSCF', hotline: '400-111-5318' })
    await start({ PLATFORM: 'QINGLAN' })
    await start()
    expect((await current()).config).toMatchObject({ platformName: '青岚供应链' })
    const authors = (await platformHistory(t.database.read)).map(({ author }) => author)
    expect(authors).toEqual(['PLATFORM=QINGLAN', 'CCBSCF'])
  })

  test('platform.json in the data folder, with the images beside it; a changed file is taken at the next start', async () => {
    await write('platform.json', { platformName: '川江供应链', topBarColor: '#0B6E4F', favicon: 'river.svg' })
    await write('logo.svg', svg)
    await write('river.svg', svg)
    await start({ PLATFORM: 'QINGLAN' })
    const { config, image } = await current()
    expect(config).toMatchObject({ platformName: '川江供应链', topBarColor: '#0b6e4f', illustration: '' })
    expect(config.platformLogo).toMatch(
      /^\/api\/web\/v1\/files\/logo\/preview\?image=platformLogo&hash=[0-9a-f]{16}&v=\d{13}$/,
    )
    expect([image('platformLogo')?.image.type, image('favicon')?.image.type]).toEqual([
      'image/svg+xml',
      'image/svg+xml',
    ])
    await write('platform.json', { platformName: '川江' })
    await start()
    expect((await current()).config.platformName).toBe('川江')
  })

  test('an image that was stored outside the assets is none: no visit opens a call of the site', async () => {
    const document = { ...shippedDocument('CCBSCF'), favicon: '/api/web/uaa/logout', illustration: '/cv3/assets/a.png' }
    const author = authorAtServer(clock, 'START', 'before')
    await t.database.write((tx) => saveVersion(tx, { document, base: 0, at: instantOf(clock), author }))
    const { config } = await current()
    expect([config.favicon, config.illustration]).toEqual([config.platformLogo, '/cv3/assets/a.png'])
  })

  test('PLATFORM_FILE wins over it, and has its own images', async () => {
    await write('platform.json', { platformName: '川江' })
    await write('other.json', { platformName: '岷江' })
    await start({ PLATFORM_FILE: join(folder, 'other.json') })
    expect((await current()).config.platformName).toBe('岷江')
  })

  test.each([
    [
      'a slip of the pen',
      { platfromName: '川江', hotline: '1' },
      /platform\.json is not used: There is no key “platfromName”/,
    ],
    [
      'a colour by name',
      { topBarColor: 'navy' },
      /The top bar fill “navy” must be a colour of six digits like #0f3d7c/,
    ],
    ['no JSON', '{', /platform\.json is not used: The file is no JSON/],
    ['an image that is not there', { platformLogo: 'river.png' }, /The logo \S+river\.png is not used: ENOENT/],
  ])('%s stops the start with one sentence', async (_what, content, sentence) => {
    await write('platform.json', content)
    await expect(start()).rejects.toThrow(sentence)
  })

  test('a logo with a script stops the start', async () => {
    await write('platform.json', { platformName: '川江' })
    await write('logo.svg', svg.replace('<rect', '<script/><rect'))
    await expect(start()).rejects.toThrow(/The logo \S+logo\.svg is not used: “script” is not allowed in an SVG/)
  })
})

describe('neither file nor environment overwrites what an operator saved', () => {
  test('they are told instead', async () => {
    await start()
    await changePlatform({ database: t.database, clock }, { platformName: '岷江' })
    await write('platform.json', { platformName: '川江' })
    expect(await start({ PLATFORM: 'QINGLAN' })).toMatch(
      /platform\.json is not in force: root saved version 2 on .*pnpm platform save/,
    )
    expect((await current()).config.platformName).toBe('岷江')
    await rm(join(folder, 'platform.json'))
    expect(await start({ PLATFORM: 'QINGLAN' })).toMatch(/^PLATFORM=QINGLAN is not in force/)
    expect(await start()).toBeUndefined()
  })

  test('a platform that was edited in the database before 012 is an operator’s; one that was not is not', async () => {
    const { favicon: _f, illustration: _i, otherVersionUrl: _o, platformNameEn: _e, ...old } = shippedDocument('CCBSCF')
    const row = { ...old, authType: 'UKEY', platformLogo: '/api/web/v1/files/logo/preview', demo: true }
    const put = (value: object) => t.database.write((tx) => writeSetting(tx, 'platform', JSON.stringify(value)))
    await put(row)
    await start({ PLATFORM: 'QINGLAN' })
    expect((await current()).config.platformName).toBe('青岚供应链')
    expect(await readSetting(t.database.read, 'platform')).toBeUndefined()
    const other = await createTestDatabase()
    await other.database.write((tx) => writeSetting(tx, 'platform', JSON.stringify({ ...row, platformName: '岷江' })))
    await applySettings(other.database, clock, readConfig({ DATA_DIR: folder, PLATFORM: 'QINGLAN' }))
    const { document } = await platformSource(other.database, clock, { demo: true, ukeyDriver: 'demo' }).current()
    expect(document).toMatchObject({ platformName: '岷江', authType: 'ALL', platformLogo: '' })
    await other.drop()
  })
})
