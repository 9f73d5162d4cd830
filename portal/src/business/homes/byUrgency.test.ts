import type { Todo } from '@jinpiao/contract/todos'
import { expect, test } from 'vitest'
import { byUrgency } from './byUrgency.ts'

const todo = (kind: Todo['kind'], state?: Todo['state'], due?: Todo['due']): Todo => ({
  kind,
  count: 1,
  amount: null,
  oldestAt: null,
  ...(state && { state, businessType: 'ISSUE' as const }),
  ...(due && { due }),
})

test('visual, home: first what is overdue, then what waits for the person, then what is due, then what comes back; drafts and news last', () => {
  const mixed = [
    todo('UNREAD_MESSAGES'),
    todo('APPLICATION', 'DRAFT'),
    todo('APPLICATION', 'RETURNED'),
    todo('LOANS_DUE'),
    todo('APPLICATION', 'PENDING_DIRECTOR'),
    todo('BILLS_TO_PAY', undefined, 'OVERDUE'),
  ]
  expect(byUrgency(mixed).map(({ kind, state }) => state ?? kind)).toEqual([
    'BILLS_TO_PAY',
    'PENDING_DIRECTOR',
    'LOANS_DUE',
    'RETURNED',
    'DRAFT',
    'UNREAD_MESSAGES',
  ])
})
