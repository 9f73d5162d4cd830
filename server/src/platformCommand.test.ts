import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from './db/database.ts'
import { migrate } from './db/migrate.ts'
import { platformSource } from './platform/platform.ts'
import { testClock } from './testing/testClock.ts'
import { createTestDatabase, type TestDatabase } from './testing/testDatabase.ts'

let t: TestDatabase
let folder: string
/** What the command opens: in its data folder, or where `DATABASE_URL` says. */
let database: Database
beforeAll(async () => {
  t = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'jinpiao-command-'))
  database = t.database.dialect === 'postgres' ? t.database : openDatabase(join(folder, 'jinpiao.db'))
  await migrate(database)
})
afterAll(async () => {
  if (database !== t.database) await database.close()
  await t.drop()
  await rm(folder, { recursive: true })
})

/** `pnpm platform …` beside a running server: what it prints, and how it ends. */
function platform(...args: string[]): Promise<{ code: number; said: string }> {
  const main = join(import.meta.dirname, 'platformCommand.ts')
  const isPostgres = database.dialect === 'postgres'
  const env = {
    PATH: process.env['PATH'],
    NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
    DATA_DIR: folder,
    ...(isPostgres && { DATABASE_URL: t.location }),
  }
  return new Promise((resolve) => {
    execFile(process.execPath, ['--no-warnings', main, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr }),
    )
  })
}
const fileOf = async (content: object) => {
  const path = join(folder, 'brand.json')
  await writeFile(path, JSON.stringify(content))
  return path
}

test('check, save, history and back: the running server follows, nothing is restarted', async () => {
  const server = platformSource(database, testClock(), { demo: true, ukeyDriver: 'demo' })
  const name = async () => (await server.current()).config.platformName
  await name()
  const file = await fileOf({ platformName: '川江供应链', topBarColor: '#0B6E4F' })
  const checked = await platform('check', file)
  expect(checked.code).toBe(0)
  expect(checked.said).toMatch(/is a platform file\.\nIt changes:\n(.*\n)*? {2}platformName: "川江供应链"/)
  expect((await platform('save', file)).said).toBe('Version 1 is in force.\n')
  expect(await name()).toBe('川江供应链')
  expect((await platform('save', await fileOf({ platformName: '岷江供应链', topBarColor: '#0B6E4F' }))).code).toBe(0)
  expect(await name()).toBe('岷江供应链')
  expect((await platform('back', '1')).said).toBe('Version 3 is in force.\n')
  expect(await name()).toBe('川江供应链')
  const { said } = await platform('history')
  expect(said.split('\n')[0]).toMatch(/^3 {2}\d{4}-\d\d-\d\dT\S+ {2}\S+ {2}platformName, /)
  expect((await platform('show')).said).toContain('"platformName": "川江供应链"')
})

test('what is wrong is one sentence, and it ends with 1', async () => {
  const wrong = await platform('save', await fileOf({ topBarColor: 'navy' }))
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('must be a colour of six digits like #0f3d7c') })
  expect(await platform('back', '99')).toMatchObject({ code: 1, said: expect.stringMatching(/no version 99/) })
  expect(await platform('paint')).toMatchObject({ code: 1, said: expect.stringMatching(/pnpm platform check FILE/) })
})

test('a file is judged before a database is opened; a preview is an address that can be opened', async () => {
  const wrong = await platform('check', await fileOf({ topBarColor: '#0B6E4F', tailBarColour: '#0B6E4F' }))
  expect(wrong).toMatchObject({ code: 1, said: expect.stringContaining('There is no key “tailBarColour”') })
  const { said } = await platform('preview', await fileOf({ topBarColor: '#0B6E4F' }))
  expect(said).toMatch(/^Open http:\/\/localhost:8080\/cv3\/platform-preview\/[0-9a-f]{32} /)
})
