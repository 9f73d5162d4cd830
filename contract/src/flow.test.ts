import { describe, expect, test } from 'vitest'
import { businessTypes, calledIn, type FlowRow, flowOf, flows, pendingStatesOf, stateWordsOf, stepOf } from './flow.ts'
import { bank, institutions, isDecision } from './flowRow.ts'
import { applicationStates } from './status.ts'
import { type TermName, termOf } from './terms.ts'

describe.each(businessTypes)('%s: each step says all that is said of it', (type) => {
  const { steps } = flowOf(type)

  test('no two steps wait in one state', () => {
    expect(pendingStatesOf([type])).toEqual(steps.map(({ state }) => state))
  })

  test.each(steps)('$state', (step) => {
    expect(stepOf(type, step.state)).toBe(step)
    expect(step.name.every(Boolean)).toBe(true)
    // A card for those who decide, or somebody outside who is named in the trail.
    if (isDecision(step)) expect([step.todo.every(Boolean), step.pages.length > 0]).toEqual([true, true])
    else expect(['COUNTERPARTY', ...Object.keys(institutions)]).toContain(step.from)
    if (step.days !== null) expect(step.days).toBeGreaterThan(0)
  })

  test('a state has the word of its step, else of its row, else the common one', () => {
    expect(Object.keys(stateWordsOf(type))).toEqual(Object.keys(applicationStates))
  })
})

test.each(businessTypes)('%s: another name for a value is that of a term of its kind', (type) => {
  const called = Object.entries(flowOf(type).called ?? {}) as [TermName, TermName][]
  for (const [name, term] of called) expect(termOf(term).kind).toBe(termOf(name).kind)
})

test('what a row lacks has no name in it; else its own name, else the common one', () => {
  const table = flows as Record<string, FlowRow>
  const issueRow = flows.ISSUE
  table.ISSUE = { ...issueRow, lacks: ['amount'], called: { promisedDate: 'payDate' } }
  try {
    const names = (['applyNo', 'amount', 'promisedDate'] as const).map((name) => calledIn('ISSUE', name as 'amount'))
    expect(names).toEqual(['applyNo', undefined, 'payDate'])
  } finally {
    table.ISSUE = issueRow
  }
})

test('words of a row and of a step take the place of the common ones', () => {
  const table = flows as Record<string, FlowRow>
  const issueRow = flows.ISSUE
  const word = { label: ['付款中', 'Being paid'], tone: 'info' } as const
  const done = { label: ['已开票', 'Issued'], tone: 'success' } as const
  table.ISSUE = { ...issueRow, steps: [...issueRow.steps, bank({ word })], words: { DONE: done } }
  try {
    expect(stateWordsOf('ISSUE')).toEqual({ ...applicationStates, PENDING_PAYMENT: word, DONE: done })
  } finally {
    table.ISSUE = issueRow
  }
})
