import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from './testing/startServer.ts'
import { createTestDatabase, type TestDatabase } from './testing/testDatabase.ts'

let t: TestDatabase
let DATA_DIR: string
beforeAll(async () => {
  t = await createTestDatabase({ bare: true })
  DATA_DIR = await mkdtemp(join(tmpdir(), 'jinpiao-several-'))
})
afterAll(async () => {
  await t.drop()
  await rm(DATA_DIR, { recursive: true })
})

const start = (): ChildProcess => startServer(t, { DATA_DIR })

/** What a server has said until it is ready, or has ended. */
function untilReady(server: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    for (const stream of [server.stdout, server.stderr]) {
      stream?.on('data', (chunk) => {
        said += chunk
        if (said.includes('ready:')) resolve(said)
      })
    }
    server.on('close', () => resolve(said))
  })
}

test('three servers that start together on an empty database all come to answer', async () => {
  const servers = [start(), start(), start()]
  for (const said of await Promise.all(servers.map(untilReady))) expect(said).toContain('ready:')
  for (const server of servers) {
    server.kill()
    await once(server, 'close')
  }
})
