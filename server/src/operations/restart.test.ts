import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { getPlatformConfig } from '@jinpiao/contract/platform'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, runServer } from '../testing/runningServer.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'

let t: TestDatabase
let DATA_DIR: string
const running = new Set<RunningServer>()
beforeAll(async () => {
  t = await createTestDatabase({ bare: true })
  DATA_DIR = await mkdtemp(join(tmpdir(), 'jinpiao-restart-'))
})
afterAll(async () => {
  for (const server of running) server.process.kill('SIGKILL')
  await t.drop()
  await rm(DATA_DIR, { recursive: true })
})

async function start(): Promise<RunningServer> {
  const server = await runServer(t, { DATA_DIR, OPERATIONS_PORT: '0', DRAIN_SECONDS: '2' })
  running.add(server)
  return server
}

const answers = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  )

/** A load balancer: asks each server ten times a second whether people may be sent to it. */
async function balanced(servers: RunningServer[], isOver: () => boolean) {
  const refused: unknown[] = []
  let sent = 0
  const ready = new Set<RunningServer>()
  const look = async () => {
    while (!isOver()) {
      for (const server of servers) {
        if ((await answers(`${server.operations}/readyz`)) === 200) ready.add(server)
        else ready.delete(server)
      }
      await setTimeout(100)
    }
  }
  const call = async () => {
    while (!isOver()) {
      await setTimeout(20)
      const server = [...ready][sent % Math.max(1, ready.size)]
      if (server === undefined) continue
      sent += 1
      const code = await server
        .client()
        .call(getPlatformConfig)
        .then(({ status, code }) => `${status} ${code}`, String)
      if (code !== '200 0') refused.push([server.address, code])
    }
  }
  await Promise.all([look(), call()])
  return { refused, sent }
}

test('who goes where /readyz sends him is refused by nobody while servers are started anew one by one', async () => {
  const servers = [await start(), await start()]
  let isOver = false
  const people = balanced(servers, () => isOver)
  await setTimeout(1000)
  for (const index of [0, 1]) {
    expect(await servers[index]!.end('SIGTERM')).toBe(0)
    servers[index] = await start()
    await setTimeout(1000)
  }
  isOver = true
  const { refused, sent } = await people
  expect(sent).toBeGreaterThan(50)
  expect(refused).toEqual([])
  for (const server of servers) await server.end('SIGTERM')
})
