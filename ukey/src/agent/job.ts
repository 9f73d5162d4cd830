import { randomBytes } from 'node:crypto'
import { UkeyError } from '../driver.ts'
import type { PinState } from './tokenPort.ts'

/** What the confirm page shows, and what is done when the PIN has been typed. */
export interface Task {
  kind: 'sign' | 'csr' | 'install'
  origin: string
  /** To the letter what is signed, or the subject of the certificate. */
  text: string
  /** Of the certificate that signs; null: of a key that has none yet. */
  key: { subject: string; suffix: string; notAfter: string } | null
  pin: PinState
  /** Milliseconds since 1970. */
  expiresAt: number
  /** @throws {UkeyError} */
  work(pin: string): Promise<unknown>
}

/** `retry`: the page stays open for another PIN. */
export type Outcome = { state: 'done' } | { state: 'retry'; error: UkeyError } | { state: 'failed'; error: unknown }

export interface Job {
  /** 256 bits, which only the person's browser and the page that asked know. */
  secret: string
  task: Task
  result: Promise<unknown>
  enter(pin: string): Promise<Outcome>
  end(error: UkeyError): void
}

/** At least as long stands the page, so that a person has time to read it. */
const SHORTEST = 300_000

/** One thing that a person has to confirm: WAITING → SIGNING → over, or back to WAITING after a wrong PIN. */
export function createJob(task: Task, now = Date.now): Job {
  let state: 'WAITING' | 'SIGNING' | 'OVER' = 'WAITING'
  let settle: { resolve: (data: unknown) => void; reject: (error: unknown) => void }
  const result = new Promise<unknown>((resolve, reject) => {
    settle = { resolve, reject }
  })
  const limit = setTimeout(() => end(new UkeyError('TIMEOUT')), Math.max(SHORTEST, task.expiresAt - now()))

  function finish(): void {
    state = 'OVER'
    clearTimeout(limit)
  }

  function end(error: UkeyError): void {
    if (state === 'OVER') return
    finish()
    settle.reject(error)
  }

  return {
    secret: randomBytes(32).toString('hex'),
    task,
    result,
    end,
    async enter(pin) {
      if (state !== 'WAITING') return { state: 'failed', error: new UkeyError('CANCELLED') }
      state = 'SIGNING'
      try {
        const data = await task.work(pin)
        // Given up meanwhile: nobody gets it.
        if (isOver()) return { state: 'failed', error: new UkeyError('CANCELLED') }
        finish()
        settle.resolve(data)
        return { state: 'done' }
      } catch (error) {
        if (isOver()) return { state: 'failed', error }
        if (error instanceof UkeyError && error.code === 'PIN_INCORRECT') {
          state = 'WAITING'
          return { state: 'retry', error }
        }
        finish()
        settle.reject(error)
        return { state: 'failed', error }
      }
    },
  }

  /** What happened while the token worked. */
  function isOver(): boolean {
    return state === 'OVER'
  }
}
