import { routes } from '@jinpiao/portal/routes/routes'
import { expect, test } from '@playwright/test'
import { commonStates, fromList, somethingWaits } from './archetypes.ts'

const namesOf = (path: string) =>
  routes
    .filter((route) => route.path === path)
    .flatMap((route) => commonStates(route))
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

const nameOf = ({ name }: { name: string }) => name

test('a page that is a form for one post and a desk for another has the states of each', () => {
  const route = { path: '/credit/chain/pack', archetype: { OPERATOR: 'form', DIRECTOR: 'desk' } } as const
  expect(commonStates(route, 'OPERATOR').map(nameOf)).toEqual(['refused'])
  expect(commonStates(route, 'DIRECTOR').map(nameOf)).toEqual([
    'loading',
    'empty',
    'no match',
    'selected',
    'failed',
    'long text',
  ])
  expect(commonStates(route, 'QUERY').map(nameOf)).toEqual(['refused'])
})

test('a desk at which nothing of the seed waits for a role says so', () => {
  const waits = ['ROLE_CORP_DIRECTOR', 'ROLE_CORE_DIRECTOR'].map((role) =>
    somethingWaits({ path: '/credit/loan/index' }, role),
  )
  expect(waits).toEqual([false, true])
})

test('a section of a thing is refused, figures are fetched', () => {
  expect(commonStates({ path: '/my/a', archetype: 'part' }).map(nameOf)).toEqual(['refused'])
  expect(commonStates({ path: '/my/a', archetype: 'figures' }).map(nameOf)).toEqual([
    'loading',
    'empty',
    'failed',
    'long text',
  ])
})

test('a detail without a list in its folder names the list, and the person whom that has something for', () => {
  const route = { path: '/data/supplier/detail', archetype: 'detail', listedOn: '/my/limit/query' } as const
  expect(commonStates(route).map(nameOf)).toEqual(['one of the list', 'loading', 'failed', 'long text'])
  expect(() => commonStates({ path: '/data/supplier/detail', archetype: 'detail' })).toThrow('No list beside')
  const state = { name: 'opened', reach: async () => {} }
  expect([fromList(route, state, 'CO').as, 'as' in fromList(route, state)]).toEqual(['CO', false])
})
