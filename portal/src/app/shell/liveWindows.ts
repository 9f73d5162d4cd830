import { type LiveEventName, liveEvents, liveMessages } from '@jinpiao/contract/messages'
import { readStream, waitAfter } from '#portal/http/stream.ts'

/** What windows of one browser tell each other: one of them holds the stream, for HTTP/1.1 has six connections. */
type News = { kind: 'state'; isOpen: boolean } | { kind: 'ask' } | { kind: 'event'; name: LiveEventName; data: unknown }

export interface LiveListener {
  onState: (isOpen: boolean) => void
  onEvent: (name: LiveEventName, data: unknown) => void
}

/** Listens for one person: windows of another one, or of another role, do not hear it. */
export function listenLive(identity: string, { onState, onEvent }: LiveListener): () => void {
  const name = `jinpiao.live/${identity}`
  const channel = new BroadcastChannel(name)
  const stopped = new AbortController()
  let holds = false
  let isOpen = false

  function setState(open: boolean) {
    isOpen = open
    onState(open)
    channel.postMessage({ kind: 'state', isOpen: open } satisfies News)
  }
  channel.onmessage = ({ data }: MessageEvent<News>) => {
    if (data.kind === 'state' && !holds) onState(data.isOpen)
    if (data.kind === 'ask' && holds) channel.postMessage({ kind: 'state', isOpen } satisfies News)
    if (data.kind === 'event') onEvent(data.name, data.data)
  }
  channel.postMessage({ kind: 'ask' } satisfies News)

  const { signal } = stopped
  const hold = async () => {
    holds = true
    for (let failures = 0; !signal.aborted; failures += 1) {
      const onOpen = () => {
        failures = -1
        setState(true)
      }
      const tell = (event: string, data: unknown) => {
        if (!isKnown(event)) return
        onEvent(event, data)
        channel.postMessage({ kind: 'event', name: event, data } satisfies News)
      }
      // Ended or refused, the pages ask as before until the next try.
      await readStream(liveMessages, { onOpen, onEvent: tell }, signal).catch(() => {})
      if (signal.aborted) return
      setState(false)
      await pause(waitAfter(Math.max(failures, 0)), signal)
    }
  }
  // Whoever waits takes over when the window that holds the stream is closed.
  navigator.locks.request(name, { signal }, hold).catch(() => {})

  return () => {
    if (holds && isOpen) channel.postMessage({ kind: 'state', isOpen: false } satisfies News)
    stopped.abort()
    channel.close()
    onState(false)
  }
}

const isKnown = (name: string): name is LiveEventName => Object.hasOwn(liveEvents, name)

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((go) => {
    const timer = setTimeout(go, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      go()
    })
  })
