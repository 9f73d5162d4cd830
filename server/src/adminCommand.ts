import { createInterface } from 'node:readline'
import { runAdmin } from './admin/run.ts'
import { StartError } from './config.ts'
import { systemClock } from './systemClock.ts'

/** `ADMIN_PASSWORD`, or the first line of standard input: an argument would stand in the list of processes. */
async function password(): Promise<string> {
  const given = process.env['ADMIN_PASSWORD']
  if (given !== undefined && given !== '') return given
  process.stderr.write('Password: ')
  // Without an output nothing of what is typed is shown, and nobody at the side reads it.
  const lines = createInterface({ input: process.stdin, terminal: process.stdin.isTTY })
  const line = await new Promise<string>((resolve) => {
    lines.once('line', resolve)
    lines.once('close', () => resolve(''))
  })
  lines.close()
  process.stderr.write('\n')
  if (line === '') throw new StartError('No password was given: type it, or set ADMIN_PASSWORD')
  return line
}

/** `pnpm admin`: what a platform needs to open and to be run, on the configured database, beside servers that run. */
const { code, said } = await runAdmin(process.argv.slice(2), { env: process.env, clock: systemClock, password })
if (code === 0) console.log(said)
else console.error(said)
process.exitCode = code
