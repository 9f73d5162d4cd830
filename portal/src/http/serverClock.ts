let offset = 0

/** Milliseconds by the server's clock: signatures and deadlines are judged by it, not by the PC's (ukey, request signature). */
export const serverNow = (): number => Date.now() + offset

/** Learns the difference from an answer's `Date` header, whose resolution is a second. */
export function learnServerTime(header: unknown, localNow: number = Date.now()): void {
  const time = typeof header === 'string' ? Date.parse(header) : Number.NaN
  if (Number.isNaN(time)) return
  const difference = time - localNow
  // Below its own resolution and a slow answer the header tells nothing.
  offset = Math.abs(difference) < 5000 ? 0 : difference
}
