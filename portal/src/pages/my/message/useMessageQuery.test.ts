import { expect, it } from 'vitest'
import { messageParams, parseMessageQuery } from './useMessageQuery.ts'

const parsed = (query: string) => parseMessageQuery(new URLSearchParams(query))

it.each([
  ['', { messageType: 'ALL', messageState: 'ALL', page: 1 }],
  ['type=TODO&unread=1&page=3', { messageType: 'TODO', messageState: 'SENT', page: 3 }],
  ['type=NONSENSE&unread=x&page=-1', { messageType: 'ALL', messageState: 'ALL', page: 1 }],
  ['page=1.5', { page: 1 }],
])('product §4.0.3: the address says what the list shows: %s', (query, expected) => {
  expect(parsed(query)).toMatchObject(expected)
})

it.each(['', 'type=TODO', 'type=RISK&unread=1&page=2'])('and the list writes the same address: %s', (query) => {
  expect(new URLSearchParams(messageParams(parsed(query))).toString()).toBe(query)
})
