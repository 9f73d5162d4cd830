/** The disk has not said in time what became of what it was asked: it may have been kept or not. */
export class DiskSilent extends Error {
  override name = 'DiskSilent'
  /** The system's word for it; whoever waited is told that this is an outage. */
  readonly code = 'ETIMEDOUT'
}

/** How long somebody waits for the disk while it does nothing of what he asked. */
export const DISK_PATIENCE_MS = 10_000

/** Waits for the disk, not for who sends: that may take long. */
export interface Patience {
  /** Rejects with {@link DiskSilent} once the disk was waited for that long at one go. */
  over: Promise<never>
  /** From here on the disk is waited for. */
  waits(): void
  /** It has taken what it was given. */
  took(): void
}

export function patienceWith(ms: number): Patience {
  let timer: NodeJS.Timeout | undefined
  const { promise: over, reject } = Promise.withResolvers<never>()
  // Where nobody waits any more it tells nobody.
  over.catch(() => undefined)
  const took = () => clearTimeout(timer)
  return {
    over,
    took,
    waits() {
      took()
      timer = setTimeout(() => reject(new DiskSilent(`The disk has said nothing for ${ms} ms`)), ms).unref()
    },
  }
}
