import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const setup = join(import.meta.dirname, 'postgres.ts')
const script = `
  import { startPostgres } from ${JSON.stringify(setup)}
  const { folder } = await startPostgres()
  console.log(folder)
  setInterval(() => {}, 1000)
`

const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s during the tests leaves no folder and no server behind',
  async (signal) => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [line] = (await once(child.stdout, 'data')) as [Buffer]
    const folder = line.toString().trim()
    const postmaster = Number(readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[0])
    expect(runs(postmaster)).toBe(true)
    child.kill(signal)
    await once(child, 'exit')
    expect(existsSync(folder)).toBe(false)
    await expect.poll(() => runs(postmaster), { timeout: 60_000 }).toBe(false)
  },
)
