import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createServer } from 'vite'
import { endWithNpx } from './npxShell.ts'
import { repository, run } from './run.ts'

const port = Number(process.env['PORT'] ?? 8080)
const apiPort = port + 1

const answers = (of: number) =>
  new Promise<boolean>((settle) => {
    const socket = connect(of, '127.0.0.1')
    socket.on('error', () => settle(false))
    socket.on('connect', () => {
      socket.destroy()
      settle(true)
    })
  })

for (const wanted of [port, apiPort]) {
  if (!(await answers(wanted))) continue
  console.error(`Port ${wanted} is taken: stop what uses it or set PORT (the API takes the next one)`)
  process.exit(1)
}

endWithNpx()

// Two servers: the API restarts when its sources change; the portal keeps its state and swaps the changed modules.
const server = run(process.execPath, ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  env: { DEMO: '1', ...(process.env as Record<string, string>), PORT: String(apiPort) },
})
let isOver = false
const ended = server.finally(() => (isOver = true))
// The portal's first request is for the theme, which the API writes; the first start also seeds.
while (!isOver && !(await answers(apiPort))) await setTimeout(100)

process.env['API_ORIGIN'] = `http://127.0.0.1:${apiPort}`
const portal = await createServer({ root: join(repository, 'portal'), server: { port, strictPort: true } })
try {
  await portal.listen()
  console.log(`portal with hot reload: http://localhost:${port}/cv3/`)
} catch (error) {
  console.error(`The portal's server did not start: ${error instanceof Error ? error.message : String(error)}`)
  process.kill(process.pid, 'SIGTERM')
}

const { code } = await ended
await portal.close()
process.exit(code)
