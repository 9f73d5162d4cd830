import type { Todo } from '@jinpiao/contract/todos'
import { expect, test } from 'vitest'
import { byUrgency } from './byUrgency.ts'

const todo = (kind: Todo['kind'], state?: Todo['state']): Todo => ({
  kind,
  count: 1,
  amount: null,
  oldestAt: null,
  ...(state && { state, businessType: 'ISSUE' as const }),
})

test('visual, home: first what waits for the person, then what is due, then what comes back; drafts and news last', () => {
  const mixed = [
    todo('UNREAD_MESSAGES'),
    todo('APPLICATION', 'DRAFT'),
    todo('APPLICATION', 'RETURNED'),
    todo('LOANS_DUE'),
    todo('APPLICATION', 'PENDING_DIRECTOR'),
  ]
  expect(byUrgency(mixed).map(({ kind, state }) => state ?? kind)).toEqual([
    'PENDING_DIRECTOR',
    'LOANS_DUE',
    'RETURNED',
    'DRAFT',
    'UNREAD_MESSAGES',
  ])
})
