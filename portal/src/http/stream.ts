import { ACTING_HEADER } from '@jinpiao/contract/acting'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { API_BASE } from '@jinpiao/contract/envelope'
import { REQUEST_ID_HEADER, SIGNATURE_HEADER } from '@jinpiao/contract/requestSignature'
import { i18n } from '#portal/i18n.ts'
import { readRequestId } from './requestIds.ts'
import { shownIdentity } from './sessionHooks.ts'
import { signedHeader } from './signing.ts'
import { streamReader } from './streamLines.ts'

export interface StreamListener {
  /** The server has begun to answer. */
  onOpen: () => void
  onEvent: (name: string, data: unknown) => void
}

/**
 * Listens to an endpoint that answers with server-sent events, until it ends. `EventSource` can carry no signature.
 *
 * @throws when there is no stream: the server refused, the network is gone, or `signal` was aborted.
 */
export async function readStream(endpoint: Endpoint, listener: StreamListener, signal: AbortSignal): Promise<void> {
  const { method, path } = endpoint
  const answer = await fetch(`${API_BASE}${path}`, {
    method,
    signal,
    cache: 'no-store',
    headers: {
      accept: 'text/event-stream',
      'accept-language': i18n.language,
      [ACTING_HEADER]: shownIdentity() ?? '',
      [REQUEST_ID_HEADER]: readRequestId().requestId,
      [SIGNATURE_HEADER]: await signedHeader({ method, path, query: '', body: '' }),
    },
  })
  const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') === true
  if (!answer.ok || !isStream || answer.body === null) {
    await answer.body?.cancel()
    throw new Error(`no stream: ${answer.status}`)
  }
  listener.onOpen()
  const read = streamReader(listener.onEvent)
  const decoder = new TextDecoder()
  const reader = answer.body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return
    read(decoder.decode(value, { stream: true }))
  }
}

const FIRST_WAIT_MS = 5_000
const LONGEST_WAIT_MS = 60_000

/** Pause before the next try, after so many in a row without a stream: 5, 10, 20, 40, 60 seconds. */
export const waitAfter = (failures: number): number => Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS)
