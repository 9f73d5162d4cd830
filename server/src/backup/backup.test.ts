import { spawn } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { verifyAudit } from '../acts/audit.ts'
import { ensureTallies, findDrift } from '../acts/tallies.ts'
import type { Database } from '../db/database.ts'
import { migrations } from '../db/migrate.ts'
import { runDaily } from '../jobs/daily.ts'
import { seedReference } from '../seed/reference.ts'
import { contentOf } from '../testing/contentOf.ts'
import { demonstration } from '../testing/demonstration.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { plainWorld } from '../testing/plainWorld.ts'
import { testClock } from '../testing/testClock.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'
import { restoreBackup } from './restore.ts'
import { type Any, migrationsOf } from './tables.ts'
import { takeBackup } from './take.ts'

const at = '2026-11-30T12:00:00+08:00'
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(inject('runFolder'), 'backup-'))
})
afterAll(() => rm(folder, { recursive: true }))

async function created(options?: { bare?: boolean; copyOf?: string }) {
  const { database, drop, location } = await createTestDatabase(options)
  onTestFinished(drop)
  return { database, location }
}
const bare = async () => (await created({ bare: true })).database

/** Without the moments at which migrations ran. */
async function rowsOf(database: Database) {
  const { kysely_migration: _, ...content } = await contentOf(database)
  return content
}

/** A second process that submits application after application, and those whose submission it has been told of. */
function writing(world: World, location: string) {
  const loop = join(import.meta.dirname, '../testing/writeLoop.ts')
  const argument = JSON.stringify({ location, world: plainWorld(world) })
  const child = spawn(process.execPath, ['--no-warnings', loop, argument], { stdio: ['ignore', 'pipe', 'inherit'] })
  const acknowledged: string[] = []
  createInterface({ input: child.stdout }).on('line', (line) => acknowledged.push(line))
  return { acknowledged, end: () => child.kill('SIGKILL') }
}

test('a whole demonstration comes back row by row, with what is computed from rows', async () => {
  const { location } = await demonstration()
  const { database } = await created({ copyOf: location })
  const file = join(folder, 'demonstration')
  const taken = await takeBackup(database, file, at)
  const restored = await bare()
  expect(await restoreBackup(restored, file)).toEqual({ ...taken, at })
  expect(await rowsOf(restored)).toEqual(await rowsOf(database))
  await expect(verifyAudit(restored.read)).resolves.toMatchObject({ broken: [] })
  expect((await stat(file)).mode & 0o077, 'nobody else may read it').toBe(0)
})

test('a backup that is taken while people work is of one moment: all that was done before it, and nothing in half', async () => {
  const { database, location } = await created()
  const world = await createWorld(database)
  const work = writing(world, location)
  onTestFinished(() => void work.end())
  await expect.poll(() => work.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(3)
  const before = [...work.acknowledged]
  const file = join(folder, 'busy')
  await takeBackup(database, file, at)
  await expect.poll(() => work.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before.length)
  work.end()
  const restored = await bare()
  await restoreBackup(restored, file)
  const rows = await restored.read.selectFrom('application').select('pkApply').where('state', '<>', 'DRAFT').execute()
  expect(rows.map(({ pkApply }) => pkApply)).toEqual(expect.arrayContaining(before))
  await expectInvariants(restored)
})

/** Sums of all money in a backup, by table and column, as its lines have it. */
async function moneyIn(file: string) {
  const sums: Record<string, bigint> = {}
  let columns: string[] = []
  let table = ''
  for (const line of gunzipSync(await readFile(file))
    .toString()
    .trimEnd()
    .split('\n')) {
    const said = JSON.parse(line)
    if (!Array.isArray(said)) ({ table = '', columns = [] } = said)
    else
      for (const [index, column] of columns.entries()) {
        if (!column.endsWith('Fen')) continue
        sums[`${table}.${column}`] = (sums[`${table}.${column}`] ?? 0n) + BigInt(said[index] ?? 0)
      }
  }
  return sums
}

test('a demonstration of an older version comes up to the newest schema with all its money, and its day goes on', async () => {
  const old = join(import.meta.dirname, 'testing/2026-11-28.backup')
  const database = await bare()
  await restoreBackup(database, old)
  expect(await migrationsOf(database.dialect, database.owner as unknown as Any)).toEqual(
    Object.keys(migrations).toSorted(),
  )
  const file = join(folder, 'now')
  await takeBackup(database, file, at)
  // Tallies are counted anew at the start.
  const { 'tally.amountFen': _, ...money } = await moneyIn(old)
  expect(await moneyIn(file)).toMatchObject(money)
  await expect(verifyAudit(database.read)).resolves.toMatchObject({ chains: 8, broken: [] })
  await ensureTallies(database)
  await seedReference(database)
  await runDaily({ database, clock: testClock() })
  expect(await findDrift(database.read)).toEqual([])
  await expect(verifyAudit(database.read)).resolves.toMatchObject({ broken: [] })
})

test('what is no backup, or no whole one, is refused in a sentence', async () => {
  const { database } = await created()
  await createWorld(database)
  const file = join(folder, 'whole')
  await takeBackup(database, file, at)
  const packed = await readFile(file)
  const lines = gunzipSync(packed).toString().split('\n')
  const changed = (write: (all: string[]) => string[]) => gzipSync(write([...lines]).join('\n'))
  const wrong: Record<string, [Uint8Array, RegExp]> = {
    nothing: [Buffer.alloc(0), /is no backup, or no whole one/],
    text: [Buffer.from('ticket'), /is no backup, or no whole one/],
    torn: [packed.subarray(0, packed.length / 2), /is no backup, or no whole one/],
    endless: [changed((all) => all.slice(0, -2)), /is no backup, or no whole one/],
    lacking: [changed((all) => all.filter((line) => !line.includes('华岳重工'))), /another number of rows/],
    later: [
      changed(([head = '', ...all]) => [head.replace('001_identity', '999_later'), ...all]),
      /A newer version has written this backup \(its 999_later is not known here\)/,
    ],
  }
  for (const [name, [content, says]] of Object.entries(wrong)) {
    await writeFile(join(folder, name), content)
    await expect(restoreBackup(await bare(), join(folder, name)), name).rejects.toThrow(says)
  }
  await expect(restoreBackup(await bare(), join(folder, 'none'))).rejects.toThrow(/^There is no /)
  await expect(restoreBackup(database, file)).rejects.toThrow(/^The database has tables/)
})

test('a backup that could not be written leaves nothing behind', async () => {
  const { database } = await created()
  await expect(takeBackup(database, join(folder, 'no', 'such', 'folder'), at)).rejects.toThrow(/ENOENT/)
  expect(await readdir(folder)).not.toContain('no')
})
