import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join, resolve } from 'node:path'
import { countProcessorTime } from './processorTime.ts'

export const repository = resolve(import.meta.dirname, '..')

const dirOfTools = join(repository, 'node_modules', '.bin')

/** A tool of the workspace or of one of its packages, by the name of its command: `tsc`, `tests/playwright`. */
export function tool(name: string): string {
  const [command, folder = '.'] = name.split('/').reverse()
  return join(repository, folder, 'node_modules', '.bin', command!)
}

export interface RunOptions {
  cwd?: string
  env?: Record<string, string>
  /** The command is ended, with everything it started, when it takes longer. */
  limitSeconds?: number
  /** `collect` keeps the output back for `Run.output`, where commands run side by side. */
  output?: 'inherit' | 'collect'
  /** Counts `Run.processorSeconds`. */
  isCounted?: boolean
}

export interface Run {
  /** Exit code; 1 also when the command could not be started or a signal ended it. */
  code: number
  timedOut: boolean
  seconds: number
  /** Of the processor, with all that the command has started; unknown where the machine does not let us count. */
  processorSeconds?: number | undefined
  output: string
}

const running = new Set<ChildProcess>()

/** Each command leads a process group, so that ending it also ends the browsers and servers that it started. */
function end(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, signal)
  } catch {
    // The group is gone already.
  }
}

/** Ends what runs and then this process. Only installed while something runs: a server has its own way to end. */
function interrupt(signal: NodeJS.Signals) {
  const code = signal === 'SIGINT' ? 130 : 143
  for (const child of running) end(child, 'SIGTERM')
  const give = Date.now() + 5_000
  const timer = setInterval(() => {
    if (running.size > 0 && Date.now() < give) return
    clearInterval(timer)
    for (const child of running) end(child, 'SIGKILL')
    process.exit(code)
  }, 50)
}

function track(child: ChildProcess) {
  if (running.size === 0) process.once('SIGINT', interrupt).once('SIGTERM', interrupt)
  running.add(child)
}

function untrack(child: ChildProcess) {
  running.delete(child)
  if (running.size === 0) process.off('SIGINT', interrupt).off('SIGTERM', interrupt)
}

/** Runs a command without standard input and waits for its end. */
export async function run(command: string, args: readonly string[], options: RunOptions = {}): Promise<Run> {
  const start = performance.now()
  const { limitSeconds, output = 'inherit' } = options
  const count = options.isCounted ? countProcessorTime(command, args) : undefined
  const child = spawn(count?.command ?? command, count?.args ?? args, {
    cwd: options.cwd ?? repository,
    // The workspace's Node first: the commands' shims take the first node of the path.
    env: { ...process.env, PATH: [dirOfTools, process.env['PATH']].join(delimiter), ...options.env },
    stdio: ['ignore', output === 'inherit' ? 'inherit' : 'pipe', output === 'inherit' ? 'inherit' : 'pipe'],
    detached: true,
  })
  track(child)
  let collected = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => (collected += data.toString()))

  let timedOut = false
  const timers: NodeJS.Timeout[] = []
  if (limitSeconds !== undefined) {
    timers.push(
      setTimeout(() => {
        timedOut = true
        end(child, 'SIGTERM')
        timers.push(setTimeout(() => end(child, 'SIGKILL'), 10_000))
      }, limitSeconds * 1000),
    )
  }
  const code = await new Promise<number>((settle) => {
    child.on('error', (error) => {
      console.error(`${command} could not be started: ${error.message}`)
      settle(1)
    })
    child.on('close', (exitCode) => settle(exitCode ?? 1))
  })
  for (const timer of timers) clearTimeout(timer)
  untrack(child)
  const seconds = (performance.now() - start) / 1000
  return { code, timedOut, seconds, processorSeconds: count?.end(), output: collected }
}
