import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { UkeyError, type UkeyErrorCode, type UkeyErrorDetails } from '../driver.ts'
import { RawFailure } from './failures.ts'
import type { TokenPort } from './tokenPort.ts'

export interface WorkerPort extends TokenPort {
  /** Ends the process. The port may be used again: it then starts another. */
  close(): void
}

export interface WorkerOptions {
  /** A module that has not answered by then is ended with its process. Making a key takes the longest. */
  limitMs?: number
  /** The program of the worker; tests have one that hangs. */
  worker?: string
}

interface Answer {
  id: number
  data?: unknown
  code?: string
  details?: UkeyErrorDetails
}

/**
 * A vendor's module in a process of its own, made when it is first needed: a module that hangs, or takes its process along,
 * takes nothing else. The next call starts another.
 * @param path of the module, e.g. `/usr/lib/softhsm/libsofthsm2.so`.
 */
export function createWorkerPort(path: string, options: WorkerOptions = {}): WorkerPort {
  const { limitMs = 60_000, worker = fileURLToPath(new URL('worker.ts', import.meta.url)) } = options
  const waiting = new Map<number, { resolve: (data: unknown) => void; reject: (error: Error) => void }>()
  let child: ChildProcess | undefined
  let last = 0

  function close(code: UkeyErrorCode = 'SIGN_FAILED'): void {
    child?.kill('SIGKILL')
    child = undefined
    for (const { reject } of waiting.values()) reject(new UkeyError(code))
    waiting.clear()
  }

  function start(): ChildProcess {
    const started = fork(worker, [path], { serialization: 'advanced', execArgv: [] })
    started.on('message', ({ id, data, code, details }: Answer) => {
      const call = waiting.get(id)
      waiting.delete(id)
      if (code === undefined) call?.resolve(data)
      else call?.reject(code.startsWith('CKR ') ? new RawFailure(code) : new UkeyError(code as UkeyErrorCode, details))
      // It ends itself; who calls next must not reach it.
      if (code === 'DRIVER_VERSION') child = undefined
    })
    started.on('exit', () => started === child && close())
    return started
  }

  function ask(method: keyof TokenPort, ...args: unknown[]): Promise<never> {
    child ??= start()
    const id = ++last
    const to = child
    const limit = setTimeout(() => to === child && close('TIMEOUT'), limitMs)
    const answer = new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      to.send({ id, method, args })
    })
    return answer.finally(() => clearTimeout(limit)) as Promise<never>
  }

  return {
    info: () => ask('info'),
    tokens: () => ask('tokens'),
    sign: (...args) => ask('sign', ...args),
    newKey: (...args) => ask('newKey', ...args),
    install: (...args) => ask('install', ...args),
    close: () => close(),
  }
}
