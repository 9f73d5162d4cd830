import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { basename, join } from 'node:path'

const folder = join(import.meta.dirname, '..', 'fixtures')

/**
 * Serves `tests/fixtures/*.html` on a free port. Our probes are proven on these pages: each defect page breaks one
 * rule on purpose, so a probe that stops looking is noticed.
 */
export async function serveFixtures(): Promise<{ baseURL: string; close(): Promise<void> }> {
  const server = createServer((request, response) => {
    const file = join(folder, basename(new URL(request.url ?? '/', 'http://fixture').pathname))
    if (!file.endsWith('.html') || !existsSync(file)) {
      response.writeHead(request.url === '/favicon.ico' ? 204 : 404).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    createReadStream(file).pipe(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  return {
    baseURL: `http://127.0.0.1:${port}/`,
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}
