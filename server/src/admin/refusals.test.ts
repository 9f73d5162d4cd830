import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Database, openDatabase } from '../db/database.ts'
import { migrate } from '../db/migrate.ts'
import { creditCodeOf } from '../seed/codes.ts'
import { testClock } from '../testing/testClock.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { runAdmin } from './run.ts'

const clock = testClock()
const operator = creditCodeOf(801)
let t: TestDatabase
let folder: string
let database: Database
beforeAll(async () => {
  t = await createTestDatabase({ bare: true })
  folder = await mkdtemp(join(tmpdir(), 'jinpiao-refusals-'))
  database = t.database.dialect === 'postgres' ? t.database : openDatabase(join(folder, 'jinpiao.db'))
  await migrate(database)
  await writeFile(join(folder, 'torn.json'), '{torn')
  await mkdir(join(folder, 'folder'))
})
afterAll(async () => {
  if (database !== t.database) await database.close()
  await t.drop()
  await rm(folder, { recursive: true })
})

const environment = (): Record<string, string> => ({
  DEMO: '0',
  DATA_DIR: folder,
  OPERATOR_CREDIT_CODE: operator,
  ...(database.dialect === 'postgres' && { DATABASE_URL: t.location }),
})

/** As data and as a sentence: both end with 1. */
async function refused(words: readonly string[], more: Record<string, string> = {}): Promise<string> {
  const surroundings = { env: { ...environment(), ...more }, clock, secret: async () => 'x' }
  const { code, said } = await runAdmin(words, surroundings)
  const told = await runAdmin([...words, '--json'], surroundings)
  expect([words, code, told.code]).toEqual([words, 1, 1])
  expect(JSON.parse(told.said)).toEqual({ code: expect.any(String), message: said })
  return said
}

const point = (of: string) => of.repeat(43)
const key = (more: readonly string[]) => ['key', 'make', '--name', '江城银行', ...more]
const grant = (act: string, more: readonly string[] = []) => [
  'limit',
  'propose',
  '--funder',
  operator,
  '--act',
  act,
  '--as',
  '13900000001',
  ...more,
]
const to = ['--core', operator, '--from', '2026-11-21', '--to', '2027-11-20', '--amount']

const wrong: readonly (readonly [why: string, words: readonly string[], says: RegExp])[] = [
  ['a funder’s key without a funder', key(['--institution', 'FUNDER']), /^--funder has to be given/],
  [
    'a bank’s key with a funder',
    key(['--institution', 'BANK', '--funder', operator]),
    /^--funder is given for a FUNDER/,
  ],
  ['no institution', key(['--institution', 'SHOP']), /^--institution is one of PLATFORM, FUNDER, BANK/],
  ['a key that is no JSON', key(['--institution', 'BANK', '--public', '{torn']), /^--public is not JSON/],
  [
    'a key that is no point of the curve',
    key([
      '--institution',
      'BANK',
      '--public',
      JSON.stringify({ kty: 'EC', crv: 'P-256', x: point('a'), y: point('a') }),
    ]),
    /not a public key/,
  ],
  ['a name in two lines', ['key', 'make', '--name', 'a\nb', '--institution', 'BANK'], /^--name is one line/],
  ['a name that is too long', ['key', 'make', '--name', '银'.repeat(51), '--institution', 'BANK'], /^--name.* 50 /],
  ['days that are none', ['key', 'rotate', 'none', '--days', 'x'], /^--days/],
  ['too many days', ['key', 'rotate', 'none', '--days', '91'], /^--days.* 90 /],
  ['no such kind of task', ['task', 'list', '--kind', 'NONSENSE'], /^--kind is one of .*REGISTRATION/],
  ['no such answer', ['task', 'answer', 'x', '--answer', 'NO'], /^--answer is one of APPROVE/],
  ['a body that is no JSON', ['task', 'answer', 'x', '--answer', 'APPROVE', '--body', '{torn'], /^--body is not JSON/],
  ['a body that is no file', ['task', 'answer', 'x', '--answer', 'APPROVE', '--body', '@/none'], /^\/none cannot be/],
  ['a line that is none', ['task', 'answer', 'x', '--answer', 'APPROVE', '--line', 'zz'], /^--line/],
  ['no file of holidays', ['holiday', 'put', '/none'], /^\/none cannot be used/],
  ['no such act', grant('SELL'), /^--act is one of GRANT, RAISE/],
  ['no amount', grant('RAISE', ['--limit', 'x']), /^--amount has to be given/],
  ['less than nothing', grant('RAISE', ['--limit', 'x', '--amount=-1']), /^--amount enter digits/],
  ['three decimals', grant('GRANT', [...to, '1.001']), /^--amount enter digits/],
  ['seventeen digits', grant('GRANT', [...to, '1'.repeat(17)]), /^--amount enter digits/],
  [
    'no day',
    grant('GRANT', ['--core', operator, '--amount', '1.00', '--from', '2026-11-21', '--to', '2026-02-30']),
    /^--to enter a day/,
  ],
  ['limits of nobody', ['limit', 'list', '--funder', creditCodeOf(899)], /^No funder has/],
  ['a number that is none', ['session', 'end', '--mobile', '1x'], /^--mobile enter a mobile number/],
  ['an option twice', grant('RAISE', ['--limit', 'x', '--amount', '1', '--amount', '2']), /^--amount is given twice/],
  ['an authority in two lines', ['authority', 'make', '--name', 'a\nb', '--organization', 'x'], /^--name is one line/],
  ['an authority too long', ['authority', 'make', '--name', 'a'.repeat(65), '--organization', 'x'], /^--name.* 64 /],
  [
    'a number too short',
    ['administrator', 'add', '--name', '温', '--mobile', '139'],
    /^--mobile enter a mobile number/,
  ],
]

test.each(wrong)('%s: a sentence that names what was typed, also as data', async (_, words, says) => {
  expect(await refused(words)).toMatch(says)
})

test.each(['-', '--'])('a key whose name begins with %s is a key: one of 64 does', async (dashes) => {
  for (const verb of ['revoke', 'rotate']) {
    expect(await refused(['key', verb, dashes.padEnd(43, 'a')])).toMatch(/^Not found/)
    expect(await refused(['key', verb, `${dashes}force`])).toMatch(/^Unknown option/)
  }
})

test('a database that is away and a folder that cannot be written are said, without a password', async () => {
  const away = await refused(['key', 'list'], { DATABASE_URL: 'postgres://u:geheim@127.0.0.1:9/x' })
  expect(away).toBe('The database postgres://127.0.0.1:9/x cannot be used (ECONNREFUSED)')
  expect(await refused(['key', 'list'], { DATA_DIR: '/proc/none' })).toMatch(/^DATA_DIR \/proc\/none cannot be written/)
  expect(await refused(['key', 'list'], { DATA_DIR: join(folder, 'torn.json') })).toMatch(/cannot be written/)
})

test('the first act makes the data folder, which a server would have made', async () => {
  const env = { ...environment(), DATA_DIR: join(folder, 'new', 'data') }
  const words = ['authority', 'make', '--name', '平台', '--organization', '江城']
  expect((await runAdmin(words, { env, clock, secret: async () => '' })).code).toBe(0)
})

test('who is to prove who he is and gives no password is told so: no input is no answer', async () => {
  const main = join(import.meta.dirname, '..', 'adminCommand.ts')
  const env = { PATH: process.env['PATH'], ...environment() }
  const words = ['limit', 'reject', 'none', '--as', '13900000091', '--json']
  const ended = new Promise<{ code: number; err: string }>((resolve) => {
    const child = execFile(process.execPath, ['--no-warnings', main, ...words], { env }, (error, _, err) =>
      resolve({ code: Number(error?.code), err }),
    )
    child.stdin?.end()
  })
  expect(await ended).toEqual({ code: 1, err: expect.stringMatching(/"message":"Password: nothing was given/) })
})
