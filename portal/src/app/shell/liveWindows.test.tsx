import { expect, test, vi } from 'vitest'
import type { StreamListener } from '#portal/http/stream.ts'
import { listenLive } from './liveWindows.ts'

/** Streams that were asked for, with how to end each. */
const streams: { listener: StreamListener; end: () => void }[] = []
vi.mock('#portal/http/stream.ts', () => ({
  waitAfter: () => 60_000,
  readStream: (_endpoint: unknown, listener: StreamListener, signal: AbortSignal) =>
    new Promise<void>((end) => {
      streams.push({ listener, end })
      signal.addEventListener('abort', () => end())
    }),
}))

function windowOf(identity: string) {
  const heard: string[] = []
  const stop = listenLive(identity, {
    onState: (isOpen) => heard.push(isOpen ? 'open' : 'closed'),
    onEvent: (name, data) => heard.push(`${name} ${JSON.stringify(data)}`),
  })
  return { heard, stop }
}

test('H5: one window holds the stream, the others hear it, and one of them takes over', async () => {
  const first = windowOf('u1/r1')
  await expect.poll(() => streams.length).toBe(1)
  const second = windowOf('u1/r1')
  streams[0]?.listener.onOpen()
  await expect.poll(() => second.heard).toContain('open')
  streams[0]?.listener.onEvent('messages', { n: 2 })
  await expect.poll(() => second.heard).toContain('messages {"n":2}')
  expect(first.heard).toEqual(['open', 'messages {"n":2}'])
  expect(streams.length).toBe(1)
  first.stop()
  await expect.poll(() => streams.length).toBe(2)
  second.stop()
})

test('H5: a stream that ends leaves the pages asking as before; odd events are passed over', async () => {
  const before = streams.length
  const only = windowOf('u2/r1')
  await expect.poll(() => streams.length).toBe(before + 1)
  const stream = streams.at(-1)
  stream?.listener.onOpen()
  stream?.listener.onEvent('weather', {})
  stream?.end()
  await expect.poll(() => only.heard).toEqual(['open', 'closed'])
  only.stop()
})
