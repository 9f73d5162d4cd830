import { type AnalyticsEvent, sendEvents } from '@jinpiao/contract/analytics'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { CODE_SUCCESS, type Envelope } from '@jinpiao/contract/envelope'
import type { BusinessErrorCode } from '@jinpiao/contract/errors'
import { backgroundFetch } from '#portal/http/background.ts'
import { isBrowserOffline } from '#portal/http/errors.ts'

/** The server cannot read them: an older page has stored them, or something else. */
const UNREADABLE = '01000303' satisfies BusinessErrorCode

/** One that waits for ever would keep the other tabs from sending, too. */
const PATIENCE_MS = 60_000

/** @returns ids that need not be sent again. @throws where the server does not take them now. */
export async function sendToServer(events: readonly AnalyticsEvent[]): Promise<readonly string[]> {
  // A try that is sure to fail would be written into the console.
  if (isBrowserOffline()) throw new Error('offline')
  const answer = await backgroundFetch(sendEvents, {
    body: JSON.stringify({ events }),
    signal: AbortSignal.timeout(PATIENCE_MS),
    // A hidden window may be closed before the answer.
    keepalive: document.visibilityState === 'hidden',
  })
  if (!answer.ok) throw new Error(`not taken: ${answer.status}`)
  const { code, data } = (await answer.json()) as Envelope<DataOf<typeof sendEvents>>
  if (code === UNREADABLE) return events.map(({ id }) => id)
  if (code !== CODE_SUCCESS) throw new Error(`not taken: ${code}`)
  return data.accepted
}

/** One tab at a time sends; where the browser has no locks, what is sent twice counts once. */
export async function aloneInBrowser(work: () => Promise<void>): Promise<void> {
  if (navigator.locks === undefined) await work()
  else await navigator.locks.request('jinpiao.analytics', work)
}
