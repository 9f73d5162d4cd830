import { routes } from '@jinpiao/portal/routes/routes'
import { expect, test } from '@playwright/test'
import { commonStates } from './archetypes.ts'

const namesOf = (path: string) =>
  routes
    .filter((route) => route.path === path)
    .flatMap(commonStates)
    .map(({ name }) => name)

test('a list that is searched can fit nothing, one that is chosen from has a selection', () => {
  expect(namesOf('/my/limit/query')).toEqual(['loading', 'empty', 'no match', 'failed', 'long text'])
  expect(namesOf('/my/account/receipt')).toEqual(['loading', 'empty', 'no match', 'selected', 'failed', 'long text'])
  expect(namesOf('/my/message/index')).toEqual(['loading', 'empty', 'failed', 'long text'])
})

test('a detail, which is reached from its list, loads, fails and takes long text like any page', () => {
  expect(namesOf('/my/limit/detail')).toEqual(['one of the list', 'loading', 'failed', 'long text'])
})

test('each form over several steps fetches what was submitted before', () => {
  for (const path of ['/credit/core/issue/issue', '/credit/chain/transfer/apply'])
    expect(namesOf(path)).toEqual(['refused', 'long text', 'submitted ones, loading', 'submitted ones, failed'])
})
