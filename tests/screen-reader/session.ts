import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface SessionOptions {
  /** Folder for the session's files: sockets, logs, Orca's preferences. */
  dir: string
  /** Language of Orca's own words, a gettext name: `zh_CN`, `en`. */
  lang: string
  /** Work round Orca 43.1's lost focus announcements when a modal hides the page behind it (see `orca/run.py`). */
  patch: boolean
  /** Orca says "5 9 字母" for 99999 in a field; 0 reads every digit. */
  repeatLimit: number
}

export interface Session {
  /** What a browser needs in its environment to appear on this session's display and accessibility bus. */
  env: Record<string, string>
  /** The log that Orca writes. */
  log: string
  stop(): Promise<void>
}

/**
 * Brings up Xvfb, D-Bus, the accessibility bus, a window manager and Orca (`start.sh`). The script ends with its
 * standard input, so nothing survives a killed test runner.
 */
export async function startSession({ dir, lang, patch, repeatLimit }: SessionOptions): Promise<Session> {
  const child = spawn('bash', [join(import.meta.dirname, 'start.sh')], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      ...process.env,
      SR_DIR: join(dir, 'session'),
      SR_LANG: lang,
      SR_PATCH: patch ? '1' : '',
      SR_REPEAT_LIMIT: String(repeatLimit),
    },
  })
  const exited = once(child, 'exit')
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => {
    errors += chunk.toString('utf8')
  })
  const env: Record<string, string> = {}
  for await (const line of createInterface({ input: child.stdout })) {
    if (line === 'READY') {
      const log = env['SR_LOG']
      if (log === undefined) break
      const stop = async () => {
        child.stdin.end()
        await exited
      }
      return { env, log, stop }
    }
    const equals = line.indexOf('=')
    if (equals > 0) env[line.slice(0, equals)] = line.slice(equals + 1)
  }
  child.stdin.end()
  await exited
  throw new Error(`the screen reader's session did not start: ${errors}`)
}
