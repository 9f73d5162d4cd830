import type { TraceNode } from '@jinpiao/contract/credits'
import { ticketStates } from '@jinpiao/contract/status'
import { addDays } from '@jinpiao/values/days'
import { expect, test } from 'vitest'
import { conservation } from './lineage.ts'
import { remainingWords } from './remaining.ts'
import { tabOf, ticketTabs } from './ticketTabs.ts'

const node = (amount: string, children: TraceNode[] = []): TraceNode => ({
  pkCredit: amount,
  creditNo: amount,
  holderName: '',
  amount,
  state: 'HELD',
  holderKind: 'CORP',
  bornBy: 'ISSUE',
  at: '2026-11-21T09:00:00+08:00',
  mayOpen: true,
  children,
})

test('I2: the ends of a lineage add up to the original amount, to the fen', () => {
  const whole = node('99999999999999.98', [node('0.01'), node('99999999999999.97', [node('99999999999999.97')])])
  expect(conservation(whole, [])).toEqual({ leaves: 2, amount: '99999999999999.98', holds: true })
})

test('I2: a fen that is missing is seen', () => {
  expect(conservation(node('99999999999999.98', [node('0.01'), node('99999999999999.96')]), []).holds).toBe(false)
})

test('I26: ends that are known only together count as what they are', () => {
  const held = { state: 'HELD', count: 3, amount: '99999999999999.97' } as const
  const payee = { ...node('0.01'), state: 'DUE' } as const
  const whole = { leaves: 4, amount: '99999999999999.98', holds: true }
  expect(conservation(node('99999999999999.98', [payee]), [held])).toEqual(whole)
  expect(conservation(node('3.00'), [{ ...held, amount: '3.00' }])).toEqual({ leaves: 3, amount: '3.00', holds: true })
  expect(conservation(node('3.00'), [{ ...held, amount: '2.99' }]).holds).toBe(false)
})

test('I2: a ticket that went nowhere is its own end', () => {
  expect(conservation(node('1.00'), [])).toEqual({ leaves: 1, amount: '1.00', holds: true })
})

test('D6: days left, today and past are three sentences', () => {
  // A Saturday, paid on Monday.
  const days = { promisedDate: '2026-11-21', payableDate: '2026-11-23' }
  const words = (state: 'HELD' | 'DUE' | 'OVERDUE', daysRemaining: number) =>
    remainingWords({ ...days, state, daysRemaining, graceUntil: state === 'DUE' ? '2026-11-26' : null })
  expect(words('HELD', 3)).toMatchObject({ key: 'days', count: 3, day: '2026-11-21' })
  expect(words('DUE', 0)).toMatchObject({ key: 'payableLater', count: 0, day: '2026-11-23', promised: '2026-11-21' })
  expect(words('DUE', -2)).toMatchObject({ key: 'payableToday', count: 0, day: '2026-11-23', promised: '2026-11-21' })
  expect(words('DUE', -3)).toMatchObject({ key: 'daysPastMoved', count: 1, graceUntil: '2026-11-26' })
  expect(words('OVERDUE', -9)).toMatchObject({ key: 'daysOverdueMoved', count: 7, day: '2026-11-23' })
  expect(remainingWords({ ...days, state: 'REDEEMED', daysRemaining: null, graceUntil: null })).toBeUndefined()
})

test('D6: days overdue are since the day that is named beside them, however holidays moved it', () => {
  for (const moved of [0, 1, 2, 9]) {
    const days = { promisedDate: '2026-11-21', payableDate: addDays('2026-11-21', moved) }
    for (let over = 1; over < 40; over++) {
      const found = remainingWords({ ...days, state: 'OVERDUE', daysRemaining: -moved - over, graceUntil: null })
      expect(found?.key).toBe(moved === 0 ? 'daysOverdue' : 'daysOverdueMoved')
      expect(addDays(found!.day, found!.count)).toBe(addDays('2026-11-21', moved + over))
    }
  }
})

test('product §4.3: an unknown tab is the first one', () => {
  expect(tabOf('HELD', 'nonsense').id).toBe('HELD')
  expect(tabOf('ISSUED', null).id).toBe('all')
})

test('P18: every state of an issued ticket stands under one tab', () => {
  const shown = ticketTabs.ISSUED.flatMap(({ states }) => states)
  // SPENT stands for nodes that were passed on: the issuer finds them under 全部 and in the lineage.
  expect([...shown, 'SPENT'].toSorted()).toEqual(Object.keys(ticketStates).toSorted())
})
