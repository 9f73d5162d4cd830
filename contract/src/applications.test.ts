import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { applications } from './applications.ts'
import type { ApplicationState } from './status.ts'

const define = (steps: Partial<Record<ApplicationState, string>>) =>
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
