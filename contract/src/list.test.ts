import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { fields } from './fields.ts'
import { list } from './list.ts'

const tickets = list({
  name: 'tickets',
  path: '/tickets',
  summary: '金票',
  permission: ['/page'],
  row: z.object({ pk: z.string(), ...fields('creditNo', 'amount', 'promisedDate?') }),
  filters: { creditNo: 'contains', amount: 'range', receivedAt: 'range', state: ['HELD', 'DUE'] },
  choices: { scope: ['HELD', 'ISSUED'] },
  sort: ['creditNo', 'amount'],
  sums: ['amount'],
})

describe('one definition per list gives its query', () => {
  test('defaults: first page, first choice, nothing asked for', () => {
    expect(z.parse(tickets.query, {})).toEqual({ page: 1, pageSize: 10, scope: 'HELD', state: [] })
  })

  test('filters by their kind: any part of a text, both ends of a range, one or several values', () => {
    const asked = { creditNo: ' JP ', amountFrom: '1.00', receivedTo: '2026-11-21', state: 'DUE', page: '3' }
    expect(z.parse(tickets.query, asked)).toMatchObject({
      creditNo: 'JP',
      amountFrom: '1.00',
      receivedTo: '2026-11-21',
      state: ['DUE'],
      page: 3,
    })
    expect(z.parse(tickets.query, { state: ['HELD', 'DUE'] }).state).toEqual(['HELD', 'DUE'])
  })

  test.each([{ amountFrom: 'x' }, { receivedFrom: '2026-02-30' }, { state: 'GONE' }, { scope: 'ALL' }, { page: 0 }])(
    'what is no value of its kind is refused: %o',
    (asked) => {
      expect(z.safeParse(tickets.query, asked).success).toBe(false)
    },
  )

  test('the answer: rows, place and sums; an export takes the same filters and no page', () => {
    const row = { pk: '1', creditNo: 'JP1', amount: '1.00', promisedDate: null }
    const page = { list: [row], pagecond: { page: 1, pageSize: 10, count: 1 }, sum: { amount: '1.00' } }
    expect(z.parse(tickets.data, page)).toEqual(page)
    const exported = z.parse(tickets.export.query as z.ZodMiniType, { format: 'csv', page: 2, creditNo: 'JP' })
    expect(exported).toMatchObject({ format: 'csv', creditNo: 'JP', columns: [], scope: 'HELD' })
    expect(exported).not.toHaveProperty('page')
    expect([tickets.export.path, tickets.export.permission]).toEqual(['/corp/v1/exports/tickets', ['/page']])
  })
})
