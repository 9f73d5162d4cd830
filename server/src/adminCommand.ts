import { createInterface } from 'node:readline'
import type { Secret } from './admin/command.ts'
import { runAdmin } from './admin/run.ts'
import { StartError } from './config.ts'
import { systemClock } from './systemClock.ts'

const SECRETS: Record<Secret, { asks: string; variable: string }> = {
  password: { asks: 'Password', variable: 'ADMIN_PASSWORD' },
  idCard: { asks: 'Number of the ID card', variable: 'ADMIN_ID_CARD' },
}

/** Of the variable, or the first line of standard input. */
async function secret(what: Secret): Promise<string> {
  const { asks, variable } = SECRETS[what]
  const given = process.env[variable]
  if (given !== undefined && given !== '') return given
  process.stderr.write(`${asks}: `)
  // Without an output nothing of what is typed is shown, and nobody at the side reads it.
  const lines = createInterface({ input: process.stdin, terminal: process.stdin.isTTY })
  const line = await new Promise<string>((resolve) => {
    lines.once('line', resolve)
    lines.once('close', () => resolve(''))
  })
  lines.close()
  process.stderr.write('\n')
  if (line === '') throw new StartError(`${asks}: nothing was given. Type it, or set ${variable}`)
  return line
}

/** `pnpm admin`: what a platform needs to open and to be run, on the configured database, beside servers that run. */
const { code, said } = await runAdmin(process.argv.slice(2), { env: process.env, clock: systemClock, secret })
if (code === 0) console.log(said)
else console.error(said)
process.exitCode = code
