let offset = 0
let businessOffset = 0

/** Milliseconds by the server's clock: signatures and deadlines are judged by it, not by the PC's (ukey, request signature). */
export const serverNow = (): number => Date.now() + offset

/** Milliseconds by the clock of the business, which a demonstration may move on: what day it is in forms, homes and files. */
export const businessNow = (): number => serverNow() + businessOffset

/** Learns from an answer how far a demonstration's business time is ahead. */
export function learnClockOffset(header: unknown): void {
  const ms = typeof header === 'string' ? Number(header) : Number.NaN
  if (Number.isFinite(ms)) businessOffset = ms
}

/** Learns the difference from an answer's `Date` header, whose resolution is a second. */
export function learnServerTime(header: unknown, localNow: number = Date.now()): void {
  const time = typeof header === 'string' ? Date.parse(header) : Number.NaN
  if (Number.isNaN(time)) return
  const difference = time - localNow
  // Below its own resolution and a slow answer the header tells nothing.
  offset = Math.abs(difference) < 5000 ? 0 : difference
}
