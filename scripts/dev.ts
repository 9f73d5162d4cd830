import { join } from 'node:path'
import { createServer } from 'vite'
import { endWithNpx } from './npxShell.ts'
import { repository, run } from './run.ts'

const port = Number(process.env['PORT'] ?? 8080)
const api = `http://127.0.0.1:${port + 1}`

endWithNpx()

// Two servers: the API restarts when its sources change; the portal keeps its state and swaps the changed modules.
const server = run(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  env: { DEMO: '1', ...(process.env as Record<string, string>), PORT: String(port + 1) },
})

process.env['API_ORIGIN'] = api
const portal = await createServer({ root: join(repository, 'portal'), server: { port, strictPort: true } })
try {
  await portal.listen()
  portal.printUrls()
} catch (error) {
  console.error(`The portal's server did not start: ${error instanceof Error ? error.message : String(error)}`)
  process.kill(process.pid, 'SIGTERM')
}

const { code } = await server
await portal.close()
process.exit(code)
