import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServer } from '../testing/startServer.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'

let t: TestDatabase
let DATA_DIR: string
const running = new Set<ChildProcess>()
beforeAll(async () => {
  t = await createTestDatabase({ bare: true })
  DATA_DIR = await mkdtemp(join(tmpdir(), 'jinpiao-restart-'))
})
afterAll(async () => {
  for (const server of running) server.kill('SIGKILL')
  await t.drop()
  await rm(DATA_DIR, { recursive: true })
})

interface Server {
  process: ChildProcess
  /** Where people go, and where it is asked whether they may. */
  pages: string
  readyz: string
}

async function start(): Promise<Server> {
  const server = startServer(t, { DATA_DIR, OPERATIONS_PORT: '0', DRAIN_SECONDS: '2' })
  running.add(server)
  let said = ''
  for await (const chunk of server.stdout) {
    said += chunk
    const [, readyz] = /operations: (\S+)/.exec(said) ?? []
    const [, pages] = /ready: (\S+)/.exec(said) ?? []
    if (readyz && pages) return { process: server, pages: local(pages), readyz: local(readyz) }
  }
  throw new Error(`It did not start: ${said}`)
}

const local = (address: string) => address.replace('localhost', '127.0.0.1')
const answers = (address: string) =>
  fetch(address).then(
    ({ status }) => status,
    () => 0,
  )

/** A load balancer: asks each server ten times a second whether people may be sent to it. */
async function balanced(servers: Server[], isOver: () => boolean) {
  const refused: unknown[] = []
  let sent = 0
  const ready = new Set<Server>()
  const look = async () => {
    while (!isOver()) {
      for (const server of servers) {
        if ((await answers(server.readyz)) === 200) ready.add(server)
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
      const status = await answers(new URL('/api/web/v1/platform/config', server.pages).href)
      if (status !== 200) refused.push([server.pages, status])
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
    const old = servers[index]!
    old.process.kill('SIGTERM')
    await once(old.process, 'close')
    expect(old.process.exitCode).toBe(0)
    servers[index] = await start()
    await setTimeout(1000)
  }
  isOver = true
  const { refused, sent } = await people
  expect(sent).toBeGreaterThan(50)
  expect(refused).toEqual([])
  for (const { process: server } of servers) {
    server.kill('SIGTERM')
    await once(server, 'close')
  }
})
