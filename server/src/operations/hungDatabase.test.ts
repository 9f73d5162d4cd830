import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { API_BASE } from '@jinpiao/contract/envelope'
import { addUser, getAssignableRoles } from '@jinpiao/contract/users'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Administered, administered, newUser } from '../testing/administered.ts'
import { startPostgres, statement } from '../testing/postgres.ts'

/** On PostgreSQL alone (`vitest.config.ts`): a database in processes of its own, which stop, end and begin again. */
let postgres: Awaited<ReturnType<typeof startPostgres>>
let location: string
let DATA_DIR: string
let platform: Administered
beforeAll(async () => {
  postgres = await startPostgres()
  await statement(postgres.url, 'create database outages')
  location = new URL('/outages', postgres.url).href
  DATA_DIR = await mkdtemp(join(tmpdir(), 'jinpiao-outages-'))
  const t = { database: { dialect: 'postgres' }, location } as const
  platform = await administered(t, { DATA_DIR, OPERATIONS_PORT: '0', DRAIN_SECONDS: '0', LOG_LEVEL: 'error' })
})
afterAll(async () => {
  // A test that failed in between has left it standing, and then it would never end.
  signalAll('SIGCONT')
  await platform.end()
  await postgres.stop()
  await rm(DATA_DIR, { recursive: true })
})

/** The first one before it begins others; one of these may end by itself meanwhile. */
const signalAll = (signal: NodeJS.Signals) => {
  const [postmaster] = postgres.processes()
  process.kill(postmaster, signal)
  for (const pid of postgres.processes().slice(1)) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      expect(error).toMatchObject({ code: 'ESRCH' })
    }
  }
}

const readyz = async () => {
  const answer = await fetch(`${platform.server().operations}/readyz`)
  const { checks } = (await answer.json()) as { checks: Record<string, string> }
  return [answer.status, checks['database']]
}
const figure = async (name: string) =>
  new RegExp(`^${name} (\\S+)$`, 'm').exec(await (await fetch(`${platform.server().operations}/metrics`)).text())?.[1]
const page = () => fetch(`${platform.server().address}/cv3/login`, { headers: { accept: 'text/html' } })
const call = () => fetch(`${platform.server().address}${API_BASE}/v1/platform/config`)

/** Reads the database. */
const read = async () => {
  const { status, code } = await platform.client.call(getAssignableRoles)
  return `${status} ${code}`
}

/** What people and whoever looks after the server see while the database is away. */
async function expectOutage(): Promise<void> {
  const shown = await page()
  const said = await call()
  const { code } = (await said.json()) as { code: string }
  expect([shown.status, shown.headers.get('retry-after'), await shown.text()]).toEqual([
    503,
    '10',
    expect.stringContaining('系统暂时不可用'),
  ])
  expect([said.status, said.headers.get('retry-after'), code]).toEqual([503, '10', '99000504'])
  expect(await readyz()).toEqual([503, 'does not answer'])
  expect(await figure('jinpiao_database_away')).toBe('1')
}

const outages = () =>
  platform
    .server()
    .said()
    .flatMap((line) => (line.startsWith('{') ? [String(JSON.parse(line).msg ?? '')] : []))
    .filter((msg) => msg !== '')

async function expectBack(): Promise<void> {
  await expect.poll(readyz, { timeout: 15_000, interval: 100 }).toEqual([200, 'ok'])
  expect((await page()).status).not.toBe(503)
  expect(await read()).toBe('200 0')
  expect(await figure('jinpiao_database_away')).toBe('0')
}

const BEGAN = 'the database does not answer: everything is answered 503 until it does'
const ENDED = 'the database answers again'

test('a database that hangs is an outage within seconds, said once; when it goes on, so does everything, and what waited is done once', async () => {
  const user = { ...newUser(), pkRoles: platform.pkRoles }
  const send = () => platform.client.call(addUser, { body: user }, { requestId: user.idCode })
  const before = outages().length
  signalAll('SIGSTOP')
  const waits = send()
  await expect.poll(async () => (await call()).status, { timeout: 15_000 }).toBe(503)
  await expectOutage()
  signalAll('SIGCONT')
  await expectBack()
  // It waited all the time, and is answered now; or it was told that nobody knows, and is sent again with its id.
  const first = await waits
  expect(['0', '99000504']).toContain(first.code)
  for (const again of [await send(), await send()]) expect(again.code).toBe('0')
  expect(await counted(user.mobile)).toEqual([{ count: '1' }])
  expect(outages().slice(before)).toEqual([BEGAN, ENDED])
})

test('a database that has crashed and begins again is an outage, said once, and needs no other server', async () => {
  const before = outages().length
  const [postmaster] = postgres.processes()
  process.kill(postmaster, 'SIGQUIT')
  await expect.poll(async () => (await call()).status, { timeout: 15_000 }).toBe(503)
  await expectOutage()
  await expect.poll(() => isThere(postmaster), { timeout: 15_000 }).toBe(false)
  await postgres.startAgain()
  await expectBack()
  const user = { ...newUser(), pkRoles: platform.pkRoles }
  expect((await platform.client.call(addUser, { body: user })).code).toBe('0')
  expect(outages().slice(before)).toEqual([BEGAN, ENDED])
})

test('a disk that takes seconds for a commit makes acts wait, nobody else; each is done once', async () => {
  const before = outages().length
  // A commit is not over before its log stands on a second disk, which is not there yet.
  const commitsWait = async (names: string) => {
    await statement(location, `alter system set synchronous_standby_names = '${names}'`)
    await statement(location, 'select pg_reload_conf()')
  }
  await commitsWait('slow')
  const user = { ...newUser(), pkRoles: platform.pkRoles }
  let isOver = false
  const act = platform.client.call(addUser, { body: user }).finally(() => {
    isOver = true
  })
  const until = Date.now() + 2000
  while (Date.now() < until) expect(await read()).toBe('200 0')
  expect([isOver, await readyz()]).toEqual([false, [200, 'ok']])
  await commitsWait('')
  expect((await act).code).toBe('0')
  expect(await counted(user.mobile)).toEqual([{ count: '1' }])
  expect(outages().slice(before)).toEqual([])
})

async function counted(mobile: string) {
  const client = new pg.Client({ connectionString: location })
  await client.connect()
  const { rows } = await client.query<{ count: string }>('select count(*) from person where mobile = $1', [mobile])
  await client.end()
  return rows
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
