import type { Method } from '@jinpiao/contract/endpoint'
import { serverNow } from './serverClock.ts'

/**
 * The query as it is sent: arrays repeat their name, absent values are left out, and every GET carries the time as
 * `v` (spec §7), so that no cache between server and person answers in its place.
 */
export function parametersOf(
  method: Method,
  query: Readonly<Record<string, unknown>> = {},
  now: number = serverNow(),
): string {
  const pairs: [string, string][] = []
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null) pairs.push([name, String(one)])
    }
  }
  if (method === 'GET') pairs.push(['v', String(now)])
  return new URLSearchParams(pairs).toString()
}
