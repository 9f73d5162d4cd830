import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const repository = `${import.meta.dirname}/../../..`
const paths = globSync(['portal/src/locales/zh-CN/**/*.ts', 'contract/src/**/*.ts'], {
  cwd: repository,
  exclude: (path) => path.endsWith('.test.ts'),
})

/** Where a word is said, by file and key; in agreements and help it is explained, so these are not asked. */
function placesOf(word: string): string[] {
  return paths.flatMap((path) =>
    readFileSync(`${repository}/${path}`, 'utf8')
      .split('\n')
      .filter((line) => line.includes(word) && /^\s*('?[\w.]+'?): .*['[]/.test(line) && !/^\s*summary:/.test(line))
      .map((line) => `${path.replace(/^.*(locales\/zh-CN|src)\//, '')} ${/^\s*'?([\w.]+)/.exec(line)?.[1] ?? ''}`),
  )
}

/** Each has been compared with its meaning in docs/rules/words.md; a further place is compared before it is added. */
test.each<[word: string, places: string[]]>([
  [
    '流转中',
    [
      'home.ts circulating',
      'home.ts issuedMaturingEmpty',
      'status.ts HELD',
      'states/redeem.ts CIRCULATING',
      'tickets.ts CIRCULATING',
    ],
  ],
  [
    '未兑付',
    [
      'areas/redeem.ts outstandingAmount',
      'dueNotices.ts title',
      'errors.ts 04000120',
      'home.ts overdueToPay',
      'home.ts suspended_other',
      'home.ts topSuppliers',
      'home.ts topSuppliersEmpty',
      'notices.ts title',
      'statistics.ts balance',
    ],
  ],
  ['应计利息', ['areas/loans.ts accruedInterest']],
  ['应还额', ['areas/loans.ts nextDueAmount']],
  [
    '罚息',
    [
      'apply/loans.ts loanDraw',
      'apply/loans.ts selfLoan',
      'approval/loans.ts digest',
      'areas/loans.ts paidPenalty',
      'areas/loans.ts penalty',
      'loanDraws.ts penaltyRate',
      'loanDraws.ts split',
      'loanDraws.ts total',
      'priceTerms.ts name',
    ],
  ],
  ['其中可用', ['home.ts available']],
])('one word, one meaning: %s is said in no other place', (word, places) => {
  expect([...new Set(placesOf(word))].toSorted()).toEqual(places.toSorted())
})
