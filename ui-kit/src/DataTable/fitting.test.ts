import { expect, test } from 'vitest'
import { givingWay } from './fitting.ts'

const columns = [
  { id: 'no', rowHeader: true },
  { id: 'party', card: 'party' },
  { id: 'amount', card: 'amount', align: 'end' },
  { id: 'day', whole: true },
  { id: 'source', card: 'party', secondary: true },
  { id: 'by', secondary: true },
  { id: 'state', card: 'plain', whole: true },
  { id: 'acts', card: 'plain' },
] as const
const widths = new Map(columns.map(({ id }) => [id, 100]))
const told = [...columns, { id: 'why', keeps: true }] as const
const behind = (room: number, rest: { asked?: string[]; inOrder?: string } = {}) =>
  givingWay(columns, widths, room, { asked: [], inOrder: undefined, box: 0, more: 100, ...rest })

test('secondary columns give way first, the last before the others, then facts, then states', () => {
  expect(behind(800)).toEqual([])
  expect(behind(799)).toEqual(['by', 'source'])
  expect(behind(700)).toEqual(['by', 'source'])
  expect(behind(699)).toEqual(['by', 'source', 'day'])
  expect(behind(400)).toEqual(['by', 'source', 'day', 'state'])
})

test('what is asked for stays, and what the list is in order of goes later', () => {
  expect(behind(700, { asked: ['by'] })).toEqual(['source', 'day'])
  expect(behind(699, { inOrder: 'by' })).toEqual(['source', 'day', 'by'])
})

test('a long name asks for two lines at most, a figure for one', () => {
  const long = (id: string) => new Map([...widths, [id, 900]])
  const rest = { asked: [], inOrder: undefined, box: 0, more: 100 }
  expect(givingWay(columns, long('party'), 940, rest)).toEqual([])
  expect(givingWay(columns, long('amount'), 940, rest)).not.toEqual([])
})

test('why something failed stays whatever goes, also where it is long', () => {
  const long = new Map([...widths, ['why', 900]])
  const rest = { asked: [], inOrder: undefined, box: 0, more: 100 }
  for (let room = 1200; room >= 300; room -= 100) expect(givingWay(told, long, room, rest)).not.toContain('why')
  expect(givingWay(told, long, 0, rest)).toEqual(['by', 'source', 'day', 'state'])
})
