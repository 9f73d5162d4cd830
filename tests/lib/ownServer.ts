import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import type { Fixtures, PlaywrightTestOptions } from '@playwright/test'

const repository = join(import.meta.dirname, '..', '..')
const main = join(repository, 'server', 'src', 'main.ts')

/** What Node has compiled of the server, also for its tests (`vitest.config.ts`): a fifth of what it takes to start. */
const compileCache = join(repository, 'node_modules', '.cache', 'compiled')

export interface OwnServer {
  /** Of the portal, with the slash at its end. */
  baseURL: string
  /** All that it has said since it was ready. */
  said(): string
  stop(): Promise<void>
}

/**
 * A seeded server of its own, for a worker or for one journey that uses up a whole queue. Takes some seconds.
 * @param files texts that lie in its data folder when it starts, by name.
 * @param settings variables of its environment.
 */
export async function startOwnServer(
  files: Readonly<Record<string, string>> = {},
  settings: Readonly<Record<string, string>> = {},
): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jinpiao-own-'))
  const seeded = process.env['SEEDED_DATA']
  if (seeded !== undefined) await cp(await seedOnce(seeded), dataDir, { recursive: true })
  for (const [name, text] of Object.entries(files)) await writeFile(join(dataDir, name), text)
  const server = await start(dataDir, settings)
  const stop = async () => {
    await server.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...server, stop }
}

/**
 * The data of a server that was seeded and has ended, in `folder`. To seed takes many times as long as to copy it, and a run
 * of every suite starts a dozen servers: who comes first seeds, the others wait and copy.
 */
async function seedOnce(folder: string): Promise<string> {
  const data = join(folder, 'data')
  const done = join(folder, 'done')
  const isFirst = await mkdir(data).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    await (await start(data)).stop()
    await mkdir(done)
  }
  // Who waits for one that has failed is ended by its own limit.
  while (!existsSync(done)) await pause(100)
  return data
}

async function start(dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<OwnServer> {
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: compileCache,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO: '1',
      ...settings,
    },
  })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /^ready: http:\/\/localhost:(\d+)\/cv3\/$/.exec(line) ?? []
    if (port !== undefined) {
      let said = ''
      child.stdout.on('data', (chunk) => {
        said += chunk
      })
      child.stdout.resume()
      return { baseURL: `http://127.0.0.1:${port}/cv3/`, said: () => said, stop }
    }
  }
  await stop()
  throw new Error('the server ended before it was ready')
}

/** A worker's own server, and `page.goto('login')` on it. Started for the first test that asks for it. */
export const serverFixtures = {
  server: [
    async ({}, use) => {
      const server = await startOwnServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, use) => use(server.baseURL),
} satisfies Fixtures<object, { server: OwnServer }, PlaywrightTestOptions>
