import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { applications } from './applications.ts'
import { flowOf } from './flow.ts'
import type { FlowRow } from './flowRow.ts'
import type { StateWords } from './list.ts'
import type { ApplicationState } from './status.ts'

const define = (steps: Partial<Record<ApplicationState, string>>, words?: StateWords) =>
  applications({
    type: 'ISSUE',
    name: 'tests',
    drafts: '/tests',
    acts: '/tests',
    steps: steps as Record<ApplicationState, string>,
    payload: z.object({}),
    row: {},
    detail: {},
    facts: z.object({}),
    names: {},
    ...(words && { words }),
    readers: [],
  })

test('the steps of an application are those in which its flow decides, no fewer and no others', () => {
  const complete = { PENDING_DIRECTOR: 'director-', PENDING_FINAL: 'final-' }
  expect(define(complete).steps.PENDING_FINAL.approve.path).toBe('/tests/final-approve')
  expect(() => define({ PENDING_DIRECTOR: 'director-' })).toThrow('ISSUE')
  expect(() => define({ ...complete, PENDING_FUNDER: 'funder-' })).toThrow('ISSUE')
})

test('a list of applications is asked for by the other side under the name that its flow gives it', () => {
  const { list } = define({ PENDING_DIRECTOR: 'director-', PENDING_FINAL: 'final-' })
  expect(Object.keys(list.list.filters)[0]).toBe('supplierName')
  expect(list.list.sort).toContain('supplierName')
})

test('what the applications of a type lack is no filter, no order and no sum of their list; other names are its own', () => {
  const complete = { PENDING_DIRECTOR: 'director-', PENDING_FINAL: 'final-' }
  const usual = define(complete).list.list
  expect([Object.keys(usual.filters), usual.sort]).toEqual([
    expect.arrayContaining(['amount']),
    expect.arrayContaining(['amount', 'promisedDate']),
  ])
  const row = flowOf('ISSUE') as { -readonly [Key in keyof FlowRow]: FlowRow[Key] }
  row.lacks = ['amount', 'promisedDate']
  row.called = { applyNo: 'sourceNo' }
  try {
    const { list } = define(complete)
    expect(list.list.filters).not.toHaveProperty('amount')
    expect(z.safeParse(list.query, { amountFrom: 'abc' }).success).toBe(true)
    expect(list.list.sort).not.toContain('amount')
    expect(list.list.sort).not.toContain('promisedDate')
    expect([list.list.sums, list.list.called({})]).toEqual([[], { applyNo: 'sourceNo' }])
  } finally {
    delete row.lacks
    delete row.called
  }
})

test('an unsigned type refuses a signature, a signed one its absence; an unsigned one has no decision inside', () => {
  const complete = { PENDING_DIRECTOR: 'director-', PENDING_FINAL: 'final-' }
  const signature = { algorithmType: 'ALG_RSA', issuerDn: '', raType: '', certSerialNo: '1', signature: 'c2ln' }
  const rest = { original: 'x', creditList: [{ fkCredit: 'A1' }], businessType: 'ISSUE' }
  const signed = { pkApplys: ['A1'], signature: { ...signature, ...rest } }
  const takes = (body: unknown, { submit } = define(complete)) => z.safeParse(submit.body, body).success
  expect([takes(signed), takes({ pkApplys: ['A1'] })]).toEqual([true, false])
  const row = flowOf('ISSUE') as { -readonly [Key in keyof FlowRow]: FlowRow[Key] }
  const { steps } = row
  row.unsigned = true
  try {
    expect(() => define(complete)).toThrow('has no decision inside')
    row.steps = []
    const unsigned = define({})
    expect([takes(signed, unsigned), takes({ pkApplys: ['A1'] }, unsigned)]).toEqual([false, true])
  } finally {
    delete row.unsigned
    row.steps = steps
  }
})

test('a mark of a row is a filter of its kind and an order; a status has words', () => {
  const row = flowOf('ISSUE') as { -readonly [Key in keyof FlowRow]: FlowRow[Key] }
  const complete = { PENDING_DIRECTOR: 'director-', PENDING_FINAL: 'final-' }
  const words = { receiptKind: () => ({ LARGE: { label: ['大', 'Large'], tone: 'info' } as const }) }
  row.marks = ['payDate', 'receiptKind']
  try {
    const { list } = define(complete, words).list
    expect(list.filters).toMatchObject({ payDate: 'range', receiptKind: ['LARGE'] })
    expect(list.sort).toEqual(expect.arrayContaining(['payDate', 'receiptKind']))
    expect(() => define(complete)).toThrow('receiptKind')
    row.marks = ['bankSerial']
    expect(define(complete).list.list.filters).toMatchObject({ bankSerial: 'contains' })
    row.marks = ['feeAmount']
    expect(() => define(complete)).toThrow('feeAmount')
  } finally {
    delete row.marks
  }
})
