import { expect, it } from 'vitest'
import { waitAfter } from './stream.ts'
import { streamReader } from './streamLines.ts'

function eventsOf(...pieces: string[]) {
  const events: [string, unknown][] = []
  const read = streamReader((name, data) => events.push([name, data]))
  for (const piece of pieces) read(piece)
  return events
}

it('reads events wherever the network cuts them', () => {
  const text = 'retry: 5000\n\nevent: messages\ndata: {"n":2}\n\n:\n\nevent: session\ndata: {}\n\n'
  const whole = [
    ['messages', { n: 2 }],
    ['session', {}],
  ]
  expect(eventsOf(text)).toEqual(whole)
  for (let at = 1; at < text.length; at += 1) expect(eventsOf(text.slice(0, at), text.slice(at))).toEqual(whole)
})

it('passes over comments, odd data and an event that is not over', () => {
  expect(eventsOf(':\n\n', 'event: messages\ndata: {\n\n', 'data: {}\n\n', 'event: session\ndata: {}\n')).toEqual([])
})

it('tries again later and later, a minute apart at most', () => {
  expect([0, 1, 2, 3, 4, 9].map(waitAfter)).toEqual([5_000, 10_000, 20_000, 40_000, 60_000, 60_000])
})
