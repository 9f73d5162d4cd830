import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectInvariants } from '../testing/invariants.ts'
import { runs } from '../testing/long.ts'
import { plainWorld } from '../testing/plainWorld.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type World } from '../testing/world.ts'

const KILLS = runs({ short: 3, long: 20 })
const writeLoop = fileURLToPath(new URL('../testing/writeLoop.ts', import.meta.url))

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

/** Lets a process write, kills it without warning after so many acknowledgements, and answers all it acknowledged. */
async function writeUntilKilled(acknowledgements: number): Promise<string[]> {
  const argument = JSON.stringify({ location: t.location, world: plainWorld(world) })
  const child = spawn(process.execPath, ['--no-warnings', writeLoop, argument], { stdio: ['ignore', 'pipe', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const acknowledged: string[] = []
  for await (const line of createInterface({ input: child.stdout })) {
    acknowledged.push(line)
    if (acknowledged.length === acknowledgements) child.kill('SIGKILL')
  }
  expect(acknowledged.length >= acknowledgements, complaint).toBe(true)
  return acknowledged
}

describe('power cut', () => {
  test(`kill -9 in the middle of writing, ${KILLS} times: nothing acknowledged is lost, the audit chain verifies`, async () => {
    const acknowledged: string[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      acknowledged.push(...(await writeUntilKilled(1 + ((kill * 7) % 11))))
      const rows = await t.database.read.selectFrom('application').select(['pkApply', 'state']).execute()
      const states = new Map(rows.map((row) => [row.pkApply, row.state]))
      for (const pkApply of acknowledged) expect(states.get(pkApply)).toBe('PENDING_DIRECTOR')
    }
    await expectInvariants(t.database)
    if (t.database.dialect === 'sqlite') {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(t.database.read)
      expect(rows).toEqual([{ integrity_check: 'ok' }])
    }
  })
})
