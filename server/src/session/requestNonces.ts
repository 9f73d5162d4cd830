import { SIGNATURE_WINDOW_SECONDS } from '@jinpiao/contract/requestSignature'
import { instantInShanghai } from '@jinpiao/values/days'
import type { Database } from '../db/database.ts'
import type { Clock } from '../domain/clock.ts'

/** A nonce can come back as long as its time stamp would be accepted: the window to both sides. */
const KEEP_MS = 2 * SIGNATURE_WINDOW_SECONDS * 1000

/**
 * Which request signatures have been seen. Those of writing requests within a session are rows, shared by all nodes and
 * kept over a restart. Others are remembered by this process only. A replayed read tells the holder of the session cookie
 * nothing that the cookie does not, and a row per read would make every read wait for the disk. What somebody sends who
 * is not signed in holds something that serves once by itself (a challenge, a code), and he must not write rows.
 */
export interface RequestNonces {
  /** False when this nonce has been seen before. `row`: by any node, else by this process. */
  use(kept: 'row' | 'memory', nonce: string, expiresAt: number): Promise<boolean>
}

export function createRequestNonces(database: Database, clock: Clock): RequestNonces {
  // Two generations instead of a timer: after KEEP_MS the older one is dropped whole.
  let recent = new Set<string>()
  let older = new Set<string>()
  let turnAt = clock.now() + KEEP_MS

  const seenHere = (nonce: string): boolean => {
    if (clock.now() >= turnAt) {
      older = recent
      recent = new Set()
      turnAt = clock.now() + KEEP_MS
    }
    if (recent.has(nonce) || older.has(nonce)) return true
    recent.add(nonce)
    return false
  }

  return {
    async use(kept, nonce, expiresAt) {
      if (seenHere(nonce)) return false
      if (kept === 'memory') return true
      const until = instantInShanghai(expiresAt)
      const inserted = await database.write((tx) =>
        tx
          .insertInto('nonce')
          .values({ nonce, purpose: 'request', subject: null, expiresAt: until, usedAt: until })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst(),
      )
      return inserted.numInsertedOrUpdatedRows === 1n
    },
  }
}
