const KEY = 'jinpiao.clockDifference'

let offset = keptDifference()
let businessOffset = 0
let isHeard = false

/**
 * Milliseconds by the server's clock. Signatures, certificates and deadlines are judged by it, never by the PC's, which
 * may be years off: nothing else of the portal reads that one.
 */
export const serverNow = (): number => Date.now() + offset

/** Milliseconds by the clock of the business, which a demonstration may move on: what day it is in forms, homes and files. */
export const businessNow = (): number => serverNow() + businessOffset

/** Learns from an answer how far a demonstration's business time is ahead. */
export function learnClockOffset(header: unknown): void {
  const ms = typeof header === 'string' ? Number(header) : Number.NaN
  if (Number.isFinite(ms)) businessOffset = ms
}

/** Whether an answer has told this page the server's time. */
export const isServerTimeKnown = (): boolean => isHeard

/**
 * Learns from an answer's `Date` header how far the server's clock is ahead of the PC's. The header has whole seconds and
 * was written between the two moments by the PC's clock, so it leaves room; within that room nothing is learned.
 *
 * @returns whether the clock was wrong until now.
 */
export function learnServerTime(header: unknown, sentAt: number, receivedAt: number = Date.now()): boolean {
  const time = typeof header === 'string' ? Date.parse(header) : Number.NaN
  const least = time - receivedAt
  const most = time + 1000 - sentAt
  // The PC's clock was set meanwhile.
  if (Number.isNaN(time) || most < least) return false
  isHeard = true
  if (offset >= least && offset <= most) return false
  offset = Math.round((least + most) / 2)
  keepDifference()
  return true
}

/** The PC's clock, for `learnServerTime`. */
export const machineNow = (): number => Date.now()

/** Kept for the tab: a reload begins with it. */
function keepDifference(): void {
  try {
    sessionStorage.setItem(KEY, String(offset))
  } catch {
    // A browser without storage learns it again.
  }
}

function keptDifference(): number {
  try {
    return Number(sessionStorage.getItem(KEY) ?? 0) || 0
  } catch {
    return 0
  }
}
