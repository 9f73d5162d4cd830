import type { ApplicationState } from '@jinpiao/contract/status'
import { expect, it } from 'vitest'
import { applyResult } from './applyResult.ts'

type Known = Record<string, ApplicationState>
const refused = [
  { id: 'a', ok: true },
  { id: 'b', ok: false },
]

it.each([
  ['just submitted', {}, refused, { submitted: 1, notSubmitted: 1, waiting: 1, isOpen: false }],
  [
    'the link alone, opened later: a refused draft is not submitted',
    { a: 'PENDING_DIRECTOR', b: 'DRAFT' },
    undefined,
    { submitted: 1, notSubmitted: 1, waiting: 1, isOpen: false },
  ],
  [
    'what was refused then has been submitted since',
    { a: 'PENDING_FINAL', b: 'PENDING_DIRECTOR' },
    refused,
    { submitted: 2, notSubmitted: 0, waiting: 1, isOpen: false },
  ],
  [
    'what was submitted then has been returned since',
    { a: 'RETURNED', b: 'DONE' },
    [
      { id: 'a', ok: true },
      { id: 'b', ok: true },
    ],
    { submitted: 2, notSubmitted: 0, waiting: 0, hasStopped: true, isOpen: false },
  ],
  [
    'what was returned before and is refused again is not submitted',
    { a: 'PENDING_FINAL', b: 'RETURNED' },
    refused,
    { submitted: 1, notSubmitted: 1, waiting: 0, isOpen: false },
  ],
  ['nothing known: nothing claimed', {}, undefined, { submitted: 0, notSubmitted: 0, waiting: 0, isOpen: true }],
  ['one known', { b: 'DRAFT' }, undefined, { submitted: 0, notSubmitted: 1, waiting: 0, isOpen: true }],
] as const)('D4: the result page counts by the state of the server: %s', (_case, states, outcome, expected) => {
  expect(applyResult('ISSUE', ['a', 'b'], new Map(Object.entries(states as Known)), outcome)).toEqual({
    hasStopped: false,
    ...expected,
  })
})
