import { expect, test } from '@playwright/test'
import { costTable, sharedTitles, staleTriage } from './summary.ts'

const state = (path: string, title: string, ms = 500, name = 'loaded') => ({
  path,
  state: name,
  title,
  where: path,
  cost: { axe: ms },
  findings: [],
})

test('accessibility §4: two pages with one title are found, two states of one page are not', () => {
  expect(sharedTitles([state('/a', '甲'), state('/a', '甲'), state('/b', '乙')])).toEqual([])
  expect(sharedTitles([state('/a', '甲'), state('/b', '甲')])).toEqual(['“甲” is the title of /a, /b'])
  // The same ticket, opened on the pages of two roles.
  expect(sharedTitles([state('/a', '甲', 500, 'ticket'), state('/b', '甲', 500, 'ticket')])).toEqual([])
})

test('an answer that nobody asks for is stale', () => {
  const line = { probe: 'axe', rule: 'region', reason: 'because' } as const
  const asked = { ...state('/a', '甲'), findings: [{ ...line, where: 'p', message: '', needsReview: true as const }] }
  expect(staleTriage([asked], [line])).toEqual([])
  expect(staleTriage([state('/a', '甲')], [line])).toHaveLength(1)
})

test('the cost is given per state and per probe', () => {
  expect(costTable([state('/a', '甲', 400), state('/b', '乙', 600)])).toBe(
    '2 states, 500 ms each, at most 600 ms: axe 500',
  )
})
