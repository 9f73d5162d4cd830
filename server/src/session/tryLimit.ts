import { BusinessError, isBusinessError } from '../domain/businessError.ts'
import { type Clock, MINUTE_MS } from '../domain/clock.ts'

/** Wrong passwords, codes and signatures from one address in a quarter of an hour; an enterprise may share one. */
const MAX_FAILURES = 100
/** Codes that one address has sent to telephones, whoever they belong to, in a quarter of an hour. */
const MAX_CODES = 40
const WINDOW_MS = 15 * MINUTE_MS
/** Calls of strangers with a body from one address: a house of 200 people signs in within a minute, each by some calls. */
const MAX_CALLS = 1200

/**
 * Limits by address, beside those by person and by number: against trying one password on everybody, and against
 * having messages sent to the whole country. Each process counts by itself: what counts exactly is in the database.
 *
 * Of our own, because a library would not spare the code: rate-limiter-flexible 11 reads `Date.now` where everything here
 * has one clock, and has no store for Node's own SQLite, so it would count in memory as well.
 */
export interface TryLimit {
  /** @throws {BusinessError} 99000429 too many failures from this address; otherwise a refusal counts as one more. */
  counting<T>(ip: string, work: () => Promise<T>): Promise<T>
  /** What was not sent counts nothing. @throws {BusinessError} 99000429 too many codes from this address. */
  sendingCode<T>(ip: string, work: () => Promise<T>): Promise<T>
}

export function createTryLimit(clock: Clock): TryLimit {
  const failures = windowed(clock)
  const codes = windowed(clock)
  return {
    async counting(ip, work) {
      if (failures.of(ip) >= MAX_FAILURES) throw new BusinessError('99000429')
      // Counted first and taken back, so that guesses sent at once are no more than guesses one after the other.
      const takeBack = failures.add(ip)
      try {
        const entered = await work()
        takeBack()
        return entered
      } catch (error) {
        // A fault of the server is nobody's guess.
        if (!isBusinessError(error)) takeBack()
        throw error
      }
    },
    async sendingCode(ip, work) {
      if (codes.of(ip) >= MAX_CODES) throw new BusinessError('99000429')
      const takeBack = codes.add(ip)
      try {
        return await work()
      } catch (error) {
        takeBack()
        throw error
      }
    },
  }
}

/** What strangers call by an address, whatever becomes of it: its bodies and signatures cost the same. */
export interface CallLimit {
  /** @throws {BusinessError} 99000429 too many calls in this minute. */
  called(ip: string): void
}

export function createCallLimit(clock: Clock): CallLimit {
  const calls = windowed(clock, MINUTE_MS)
  return {
    called(ip) {
      if (calls.of(ip) >= MAX_CALLS) throw new BusinessError('99000429')
      calls.add(ip)
    },
  }
}

/** Counts that are forgotten all at once when their window ends, so that the map cannot grow for ever. */
function windowed(clock: Clock, windowMs = WINDOW_MS) {
  let counts = new Map<string, number>()
  let endsAt = clock.now() + windowMs
  const current = () => {
    if (clock.now() >= endsAt) {
      counts = new Map()
      endsAt = clock.now() + windowMs
    }
    return counts
  }
  return {
    of: (key: string) => current().get(key) ?? 0,
    /** Adds one; the result takes it back, from the window that it was added to. */
    add: (key: string) => {
      const window = current()
      const move = (by: 1 | -1) => void window.set(key, (window.get(key) ?? 0) + by)
      move(1)
      return () => move(-1)
    },
  }
}
