import { expect, it } from 'vitest'
import { parseMessageFilter, withMessageFilter } from './useMessageFilter.ts'

const parsed = (query: string) => parseMessageFilter(new URLSearchParams(query))

it.each([
  ['', { messageType: 'ALL', messageState: 'ALL' }],
  ['type=TODO&unread=1&page=3', { messageType: 'TODO', messageState: 'SENT' }],
  ['type=NONSENSE&unread=x&page=-1', { messageType: 'ALL', messageState: 'ALL' }],
])('product §4.0.3: the address says what the list shows: %s', (query, expected) => {
  expect(parsed(query)).toEqual(expected)
})

it.each(['', 'type=TODO', 'type=RISK&unread=1'])(
  'and the list writes the same address, at its first page: %s',
  (query) => {
    const before = new URLSearchParams('type=NOTICE&page=3&pageSize=20')
    expect(withMessageFilter(before, parsed(query)).toString()).toBe(`pageSize=20${query && `&${query}`}`)
  },
)
