import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const main = join(import.meta.dirname, '..', '..', 'server', 'src', 'main.ts')

export interface OwnServer {
  /** Of the portal, with the slash at its end. */
  baseURL: string
  stop(): Promise<void>
}

/** A seeded server for one journey that uses up what the others need: a whole queue. Takes some seconds. */
export async function startOwnServer(): Promise<OwnServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jinpiao-own-'))
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DEMO: '1' },
  })
  const exited = once(child, 'exit')
  const stop = async () => {
    child.kill('SIGTERM')
    await exited
    await rm(dataDir, { recursive: true, force: true })
  }
  for await (const line of createInterface({ input: child.stdout })) {
    const [, port] = /^ready: http:\/\/localhost:(\d+)\/cv3\/$/.exec(line) ?? []
    if (port !== undefined) {
      child.stdout.resume()
      return { baseURL: `http://127.0.0.1:${port}/cv3/`, stop }
    }
  }
  await stop()
  throw new Error('the server ended before it was ready')
}
