import { businessTypes, flowOf, statesOf } from '@jinpiao/contract/flow'
import { expect, test } from 'vitest'
import { storedKindOf, storedKinds, storedStates } from './storedLists.ts'

test.each(businessTypes)('%s: what waits for anybody stands in the tab 已提交', (type) => {
  const waiting = flowOf(type).steps.map(({ state }) => state)
  expect(storedStates({ types: [type] }, 'submitted')).toEqual(waiting)
})

test.each(businessTypes)('%s: each state stands in the one tab in which an application of it is shown', (type) => {
  const all = statesOf([type])
  const steps = flowOf(type).steps.map(({ state }) => state)
  for (const state of all.filter((each) => !each.startsWith('PENDING_') || steps.some((step) => step === each))) {
    const tabs = storedKinds.filter((kind) => storedStates({ types: [type] }, kind).includes(state))
    expect(tabs, state).toEqual([storedKindOf(state)])
  }
  expect(storedKindOf('EXPIRED')).toBe('ended')
})
