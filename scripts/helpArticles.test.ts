import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { routes as english } from '../portal/src/locales/en-US/routes.ts'
import { routes as chinese } from '../portal/src/locales/zh-CN/routes.ts'
import { articlesEn } from '../server/src/seed/helpsEn.ts'
import { articlesZh } from '../server/src/seed/helpsZh.ts'
import { repository } from './run.ts'

type Title = keyof typeof chinese

/** The pages that each article has to tell of, by their names; an article about something else has none. */
const tellsOf: Record<string, readonly Title[]> = {
  1: [],
  2: ['register', 'whiteListApply', 'ukeyInfo', 'realname', 'suppliers', 'userList'],
  3: [],
  4: ['ukeyApply', 'ukeyReset', 'ukeyList'],
  5: ['productOverview'],
  6: ['userList'],
  7: ['issuePacks'],
  8: [],
  9: [],
  10: ['financePacks'],
  11: [],
  12: ['exchangePayments'],
  13: ['selfLoanProtocol'],
  14: ['creditFund', 'financePacks', 'financeApprove', 'loanRepayList'],
  15: [],
  16: ['billingInfo', 'bills', 'invoicing', 'feeInvoices'],
  17: ['limit'],
  18: ['suppliers'],
  19: [
    'receipts',
    'transactions',
    'standingBook',
    'coreStatistics',
    'chainStatistics',
    'feeInvoices',
    'financeDetail',
    'certificates',
  ],
  20: ['signupProduct', 'signupApply', 'signupQuery'],
  21: [],
}

test.each([
  ['zh-CN', articlesZh, chinese],
  ['en-US', articlesEn, english],
] as const)('each help article tells of its pages by their names, in %s', (_language, articles, titles) => {
  expect(articles.map(([id]) => id).toSorted()).toEqual(Object.keys(tellsOf).toSorted())
  const unsaid = articles.flatMap(([id, ...texts]) =>
    (tellsOf[id] ?? [])
      .map((title) => titles[title])
      .filter((name) => !texts.join('\n').includes(name))
      .map((name) => `${id}: ${name}`),
  )
  expect(unsaid).toEqual([])
})

test('spec §2: the help opens in a window of its own: pages lead there by HelpLink alone', () => {
  const files = globSync('portal/src/**/*.{ts,tsx}', { cwd: repository })
  const own = /parts\/(HelpLink|useHelps)|business\/help\/|signing\/useWaysOut|\.test\.|routes\/entry|locales\//
  const others = files.filter((file) => !own.test(file) && /\bHELP\b|help\/index/.test(codeOf(file)))
  expect(others).toEqual([])
})

/** Without its comments. */
const codeOf = (file: string) =>
  readFileSync(`${repository}/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
