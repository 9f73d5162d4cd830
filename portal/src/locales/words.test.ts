import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const repository = `${import.meta.dirname}/../../..`
const pathsIn = (locale: string) =>
  globSync([`portal/src/locales/${locale}/**/*.ts`, 'contract/src/**/*.ts'], {
    cwd: repository,
    exclude: (path) => path.endsWith('.test.ts'),
  })

/** Where a word is said, by file and key; in agreements and help it is explained, so these are not asked. */
function placesOf(word: string): string[] {
  const isChinese = /\p{Script=Han}/u.test(word)
  const said = new RegExp(word, isChinese ? 'u' : 'iu')
  return pathsIn(isChinese ? 'zh-CN' : 'en-US').flatMap((path) =>
    readFileSync(`${repository}/${path}`, 'utf8')
      .split('\n')
      .filter((line) => /^\s*('?[\w.]+'?): .*['[]/.test(line) && !/^\s*(summary|rows|offer):/.test(line))
      // Of what is said: a name in code or in braces says nothing to a reader.
      .filter((line) => said.test(line.replace(/^\s*('?[\w.]+'?): /, '').replaceAll(/\{+\w+\}+|\b\w+\(/g, '')))
      .map((line) => `${path.replace(/^.*(locales\/[-\w]+|src)\//, '')} ${/^\s*'?([\w.]+)/.exec(line)?.[1] ?? ''}`),
  )
}

/** Each has been compared with its meaning in docs/rules/words.md; a further place is compared before it is added. */
test.each<[word: string, places: string[]]>([
  ['流转中', ['home.ts circulating', 'status.ts HELD', 'states/redeem.ts CIRCULATING', 'tickets.ts CIRCULATING']],
  [
    '未兑付',
    [
      'areas/redeem.ts outstandingAmount',
      'dueNotices.ts title',
      'home.ts overdueToPay',
      'home.ts suspendedBoth_other',
      'home.ts suspended_other',
      'home.ts topSuppliers',
      'home.ts topSuppliersEmpty',
      'notices.ts title',
      'statistics.ts balance',
    ],
  ],
  [
    '成功',
    [
      'accounts.ts failing_other',
      'apply/loans.ts next',
      'apply/redeem.ts PENDING_PAYMENT',
      'areas/loans.ts title',
      'areas/redeem.ts title',
      'finance.ts again',
      'loanRepayFlow.ts DONE',
      'register.ts intro',
      'routes/data.ts packSent',
    ],
  ],
  ['已完成', ['errors.ts authorizedText', 'home.ts DONE', 'states/data.ts DONE', 'status.ts DONE']],
  ['应计利息', ['areas/loans.ts accruedInterest']],
  ['应还额', ['areas/loans.ts owedToday']],
  [
    '罚息',
    [
      'apply/loans.ts loanDraw',
      'apply/loans.ts selfLoan',
      'approval/loans.ts digest',
      'areas/loans.ts paidPenalty',
      'areas/loans.ts penalty',
      'areas/shared.ts penaltyRate',
      'loanDraws.ts split',
      'loanDraws.ts total',
      'priceTerms.ts name',
    ],
  ],
  [
    '应还',
    [
      'apply/loans.ts loanDraw',
      'apply/loans.ts selfLoan',
      'areas/loans.ts 09000130',
      'areas/loans.ts dueDate',
      'areas/loans.ts dueTotal',
      'areas/loans.ts interest',
      'areas/loans.ts owedToday',
      'areas/loans.ts principal',
      'loanApply.ts trialFirst',
      'loanApply.ts trialLast',
      'loanDraws.ts nextIn_other',
      'loanDraws.ts nextMoved',
      'loanDraws.ts nextToday_other',
      'loanDraws.ts title',
      'loanDraws.ts total',
      'loanRepay.ts after',
      'loanRepay.ts before',
      'loanRepay.ts partHint',
    ],
  ],
  [
    '可用',
    [
      'apply/loans.ts selfLoan',
      'apply/redeem.ts use',
      'apply/redeem.ts verify',
      'approval.ts limitAfter',
      'approval.ts limitBefore',
      'areas/finance.ts availableAmount',
      'areas/loans.ts lineAvailable',
      'home.ts BLOCKED',
      'home.ts available',
      'issue.ts fillMax',
      'issue.ts overLimit',
      'ledger.ts free',
      'packUploads.ts invoiceUsedUp',
      'selfLoan.ts lineHint',
      'states/data.ts BLOCKED',
      'terms.ts available',
      'terms.ts availableAfter',
      'terms.ts availableChange',
      'trade.ts hint',
      'ukeyOrders.ts ACTIVE',
    ],
  ],
  [
    'in circulation',
    ['home.ts circulating', 'states/redeem.ts CIRCULATING', 'status.ts HELD', 'tickets.ts CIRCULATING'],
  ],
  ['accrued interest', ['areas/loans.ts accruedInterest']],
  [
    'penalty',
    [
      'apply/loans.ts loanDraw',
      'apply/loans.ts selfLoan',
      'areas/loans.ts penalty',
      'areas/loans.ts paidPenalty',
      'areas/shared.ts penaltyRate',
      'loanDraws.ts split',
      'loanDraws.ts total',
      'loans.ts called',
      'priceTerms.ts name',
    ],
  ],
  ['free to use', ['home.ts available', 'ledger.ts free']],
])('one word, one meaning: %s is said in no other place', (word, places) => {
  expect([...new Set(placesOf(word))].toSorted()).toEqual(places.toSorted())
})

test('a day on which banks do not pay is 非工作日, whether it is a holiday or a weekend: nothing calls it 节假日', () => {
  const said = [...pathsIn('zh-CN'), ...pathsIn('en-US')].flatMap((path) =>
    readFileSync(`${repository}/${path}`, 'utf8')
      .split('\n')
      .filter((line) => /节假日|['` ]holiday[ ,.]/.test(line) && !/^\s*(summary:|\/?\*|\/\/)/.test(line))
      .map((line) => `${path} ${line.trim().slice(0, 60)}`),
  )
  expect([...new Set(said)]).toEqual([])
})
