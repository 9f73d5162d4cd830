import { BusinessError } from '../domain/businessError.ts'
import { type Clock, MINUTE_MS } from '../domain/clock.ts'

/** Wrong passwords, codes and signatures from one address in a quarter of an hour; an enterprise may share one. */
const MAX_FAILURES = 100
/** Codes that one address has sent to telephones, whoever they belong to, in a quarter of an hour. */
const MAX_CODES = 40
const WINDOW_MS = 15 * MINUTE_MS

/**
 * Limits by address, beside those by person and by number: against trying one password on everybody, and against
 * having messages sent to the whole country. Each process counts by itself: what counts exactly is in the database.
 */
export interface TryLimit {
  /** @throws {BusinessError} 99000429 too many failures from this address; otherwise a refusal counts as one more. */
  counting<T>(ip: string, work: () => Promise<T>): Promise<T>
  /** @throws {BusinessError} 99000429 too many codes from this address. */
  sendingCode(ip: string): void
}

export function createTryLimit(clock: Clock): TryLimit {
  const failures = windowed(clock)
  const codes = windowed(clock)
  return {
    async counting(ip, work) {
      if (failures.of(ip) >= MAX_FAILURES) throw new BusinessError('99000429')
      try {
        return await work()
      } catch (error) {
        failures.add(ip)
        throw error
      }
    },
    sendingCode(ip) {
      if (codes.of(ip) >= MAX_CODES) throw new BusinessError('99000429')
      codes.add(ip)
    },
  }
}

/** Counts that are forgotten all at once when their window ends, so that the map cannot grow for ever. */
function windowed(clock: Clock) {
  let counts = new Map<string, number>()
  let endsAt = clock.now() + WINDOW_MS
  const current = () => {
    if (clock.now() >= endsAt) {
      counts = new Map()
      endsAt = clock.now() + WINDOW_MS
    }
    return counts
  }
  return {
    of: (key: string) => current().get(key) ?? 0,
    add: (key: string) => void current().set(key, (counts.get(key) ?? 0) + 1),
  }
}
