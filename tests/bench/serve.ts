import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join, normalize } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { repository } from '../../scripts/run.ts'

export interface Served {
  origin: string
  stop: () => Promise<void>
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

/** Serves a build as a single-page app; every answer is compressed once and kept, for both sides alike. */
export async function serveStatic(folder: string): Promise<Served> {
  const kept = new Map<string, Buffer>()
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname)
    const isFile = existsSync(join(folder, path)) && statSync(join(folder, path)).isFile()
    const file = join(folder, isFile ? path : 'index.html')
    const body = kept.get(file) ?? gzipSync(readFileSync(file), { level: 9 })
    kept.set(file, body)
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-encoding': 'gzip',
    })
    response.end(body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

async function freePort(): Promise<number> {
  const { origin, stop } = await serveStatic(tmpdir())
  await stop()
  return Number(new URL(origin).port)
}

/** The built portal, served by the reference server over a fresh, seeded database that goes with it. */
export async function servePortal(): Promise<Served> {
  const data = mkdtempSync(join(tmpdir(), 'jinpiao-bench-'))
  const origin = `http://127.0.0.1:${await freePort()}`
  const child = spawn(process.execPath, [join(repository, 'server', 'src', 'main.ts')], {
    env: { ...process.env, PORT: new URL(origin).port, DATA_DIR: data, DEMO: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (part: Buffer) => (said += part.toString()))
  const ended = once(child, 'exit')
  const endWithUs = () => child.kill()
  process.once('exit', endWithUs)
  const stop = async () => {
    process.off('exit', endWithUs)
    if (child.exitCode === null && child.signalCode === null) {
      child.kill()
      await ended
    }
    rmSync(data, { recursive: true, force: true })
  }

  const giveUp = Date.now() + 60_000
  while (!(await answers(`${origin}/cv3/login`))) {
    if (child.exitCode !== null || Date.now() > giveUp) {
      await stop()
      throw new Error(`the server did not start:\n${said.slice(-2000)}`)
    }
    await pause(200)
  }
  return { origin, stop }
}

const answers = (url: string) =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
