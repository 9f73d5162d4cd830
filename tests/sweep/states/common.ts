import { expect, type Page } from '@playwright/test'
import { type Answer, answerCalls } from '../answers.ts'
import type { State } from '../state.ts'
import { keepNothing, refuse } from './steps.ts'

/** What a page asks for itself. The frame around it asks who is here, for the logo and for the count of messages. */
const ofPage = /\/corp\/v1\/(?!users\/me|ci\/|realname\/|sys\/messages\/live|sys\/messages\?messageState=SENT)/

/** Gives `answer` to what the page asks for, from the beginning. */
const withAnswer = (answer: Answer) => (page: Page) =>
  answerCalls(page, ({ method, url }) => (method === 'GET' && ofPage.test(url) ? answer : undefined))

/** The page while its data are on their way. */
export const loading: State = {
  name: 'loading',
  prepare: withAnswer('none'),
  async reach(page) {
    await page.locator('main [aria-busy=true]').first().waitFor()
    // The header's button comes by itself; until then its place is kept by words that nobody sees.
    await page.locator('header button:visible').first().waitFor()
  },
  expected: [{ probe: 'structure', rule: 'busy' }],
}

/** The page after its data could not be fetched. */
export const failed: State = {
  name: 'failed',
  prepare: withAnswer({ status: 500 }),
  async reach(page) {
    await page
      .getByRole('button', { name: /重试|重新加载/ })
      .first()
      .waitFor()
  },
  // The browser itself writes down what was answered with 500.
  expected: [{ probe: 'console', rule: 'clean-console' }],
}

interface ListData {
  list: unknown[]
  pagecond: object
}
const isList = (data: unknown): data is ListData =>
  typeof data === 'object' && data !== null && Array.isArray((data as Partial<ListData>).list)

/** Nothing has ever happened here. */
export const empty: State = {
  name: 'empty',
  prepare: withAnswer({
    change: (data) => {
      if (Array.isArray(data)) return []
      return isList(data) ? { ...data, list: [], pagecond: { ...data.pagecond, count: 0 } } : data
    },
  }),
  reach: async () => {},
}

const long = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll(/\p{Script=Han}/gu, '$&$&')
  if (Array.isArray(value)) return value.map(long)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, long(each)]))
}

/** Every name and text of the data is twice as long. */
export const longText: State = { name: 'long text', prepare: withAnswer({ change: long }), reach: async () => {} }

/** Filters that nothing fits. */
export const noMatch: State = {
  name: 'no match',
  async reach(page) {
    const search = page.getByRole('main').getByRole('searchbox').first()
    await search.fill('XX00000000000000')
    await search.press('Enter')
    // In place of the rows; the search box has its own 清空 as soon as something is typed.
    await page.getByRole('button', { name: '清空筛选', exact: true }).waitFor()
  },
}

/** The first row that can be chosen. */
export const selected: State = {
  name: 'selected',
  async reach(page) {
    const row = page
      .getByRole('main')
      .getByRole('row')
      .getByRole('checkbox', { name: /^选择 /, disabled: false })
      .first()
    await row.press('Space')
    await expect(row).toBeChecked()
  },
}

/** An empty form is sent: error summary, messages at the fields, focus on the summary. */
export const refused: State = { name: 'refused', prepare: keepNothing, reach: refuse }
