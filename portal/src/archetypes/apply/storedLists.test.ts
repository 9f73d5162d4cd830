import { businessTypes, flowOf } from '@jinpiao/contract/flow'
import { issue } from '@jinpiao/contract/issue'
import { expect, test } from 'vitest'
import { storedKinds, storedStates } from './storedLists.ts'

test.each(businessTypes)('%s: what waits for anybody stands in the tab 已提交', (type) => {
  const waiting = flowOf(type).steps.map(({ state }) => state)
  expect(storedStates({ types: [type] }, 'submitted')).toEqual(waiting)
})

test('the lists of a form have what stands in them besides, each state in one tab', () => {
  const states = storedKinds.flatMap((kind) => storedStates(issue, kind))
  expect(states).toEqual(['DRAFT', 'RETURNED', 'PENDING_DIRECTOR', 'PENDING_FINAL', 'PENDING_COUNTERPARTY'])
})
