import type { Endpoint } from '@jinpiao/contract/endpoint'
import { backgroundFetch } from './background.ts'
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
  const answer = await backgroundFetch(endpoint, { signal, headers: { accept: 'text/event-stream' } })
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
