import { expect, test } from 'vitest'
import { placed } from './cards.ts'
import type { Column } from './types.ts'

const column = (id: string, rest: Partial<Column<object>> = {}): Column<object> => ({
  id,
  header: id,
  cell: () => id,
  ...rest,
})
const number = column('number', { rowHeader: true })
const party = column('party', { card: 'party' })
const amount = column('amount', { card: 'amount' })
const day = column('day')
const state = column('state', { card: 'plain' })

const inCard = (...columns: Column<object>[]) =>
  placed(columns, true).map(({ id, line, isLabelled }) => `${id}: ${line}${isLabelled ? ', labelled' : ''}`)

test('a card begins with party and amount and ends with the number; a day needs its header, a state does not', () => {
  expect(inCard(number, day, amount, party, state)).toEqual([
    'party: party',
    'amount: amount',
    'day: fact, labelled',
    'state: fact',
    'number: number',
  ])
})

test('a wide table keeps the order of its columns', () => {
  expect(placed([number, day, amount, party], false).map(({ id }) => id)).toEqual(['number', 'day', 'amount', 'party'])
})

test('without a party what names the row leads', () => {
  expect(inCard(day, number, amount)).toEqual(['number: party', 'amount: amount', 'day: fact, labelled'])
})

test('of two amounts or two parties each says which one it is, unless it names the row', () => {
  expect(
    inCard(number, party, column('sender', { card: 'party' }), amount, column('left', { card: 'amount' })),
  ).toEqual([
    'party: party, labelled',
    'amount: amount, labelled',
    'sender: fact, labelled',
    'left: fact, labelled',
    'number: number',
  ])
  expect(inCard(column('source', { card: 'party', rowHeader: true }), amount)).toEqual([
    'source: party',
    'amount: amount',
  ])
})
