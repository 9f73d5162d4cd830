import { addDays } from '@jinpiao/values/days'
import { expect, test } from 'vitest'
import { remainingWords } from '#portal/business/tickets/remaining.ts'

const locales = import.meta.glob<Record<string, object>>('./zh-CN/**/*.ts', { eager: true })
const sources = import.meta.glob<string>(
  ['../**/*.{ts,tsx}', '!../**/*.test.*', '!../locales/**', '!../**/testing/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

type Fed = readonly [file: string, by: string]

/** Days that a thing takes or is allowed: nothing is counted from today. */
const LENGTH = 'a length'

/**
 * Each sentence with a number of days: the file that says it, and what counts there. `dueOf` says whether and since when
 * something is due; a number of the server (`daysRemaining`) is compared with the day beside it by its own test.
 */
const fed: Readonly<Record<string, Fed>> = {
  'apply empty.drafts': ['archetypes/apply/StoredApplications.tsx', LENGTH],
  'apply nextStep.first': ['archetypes/apply/useNextSteps.ts', LENGTH],
  'apply nextStep.lapses': ['archetypes/apply/useNextSteps.ts', LENGTH],
  'approval days': ['archetypes/DecisionFace.tsx', 'count'],
  'approval waitingDays': ['archetypes/waiting.ts', 'hours'],
  'confirmations daysLeft': ['pages/my/confirmation/Index.tsx', 'daysRemaining'],
  'enterprise realnameSoon': ['business/enterprise/RealnamePanel.tsx', 'daysRemaining'],
  'exchange days': ['business/exchange/Offers.tsx', LENGTH],
  'exchange left': ['business/exchange/Deadline.tsx', 'daysLeft'],
  'exchange overdue': ['business/exchange/Deadline.tsx', 'daysLeft'],
  'exchange productTerms': ['business/exchange/AcceptorField.tsx', LENGTH],
  'finance days': ['business/finance/QuotePanel.tsx', LENGTH],
  'finance productTerms': ['business/finance/ProductField.tsx', LENGTH],
  'home firstOver': ['business/homes/useTaskCard.tsx', 'overdueDays'],
  'home firstOverMoved': ['business/homes/useTaskCard.tsx', 'overdueDays'],
  ...Object.fromEntries(
    ['billed', 'issued', 'passedOn', 'received', 'returned', 'saved', 'submitted'].map((verb): [string, Fed] => [
      `home oldest.${verb}.days`,
      ['business/homes/waited.ts', 'hours'],
    ]),
  ),
  'issue quickTenor': ['business/issue/LineEditor.tsx', LENGTH],
  'issue tenor': ['business/issue/LineEditor.tsx', LENGTH],
  'issue tenorInBrackets': ['business/issue/IssueCheck.tsx', LENGTH],
  'loanDraws nextIn': ['business/loanDraws/NextInstalment.tsx', 'dueOf'],
  'loanDraws nextOver': ['business/loanDraws/NextInstalment.tsx', 'dueOf'],
  'loanDraws owed.days': ['business/loanDraws/PayOwed.tsx', 'overdueDays'],
  'loanDraws rate': ['business/loanDraws/LoanFactSheets.tsx', LENGTH],
  'my ukeyDays': ['business/person/Basics.tsx', 'uKeyNearExpiryDays'],
  'notices ukeyDays': ['app/shell/PostLoginNotices.tsx', 'notice.days'],
  'packUploads sentNext': ['business/packUploads/PackSent.tsx', LENGTH],
  'packs createHint': ['business/packs/PackForm.tsx', LENGTH],
  'signup days': ['business/signup/SignupCard.tsx', LENGTH],
  'tickets days': ['business/tickets/remaining.ts', 'dueOf'],
  'tickets daysOverdue': ['business/tickets/remaining.ts', 'dueOf'],
  'tickets daysOverdueMoved': ['business/tickets/remaining.ts', 'dueOf'],
  'tickets daysPast': ['business/tickets/remaining.ts', 'dueOf'],
  'tickets daysPastMoved': ['business/tickets/remaining.ts', 'dueOf'],
  'tickets overdueHeld': ['business/tickets/OverdueNote.tsx', 'dueOf'],
  'tickets overdueIssued': ['business/tickets/OverdueNote.tsx', 'dueOf'],
  'transfer days': ['business/transfer/TransferCheck.tsx', 'daysRemaining'],
  'ukeys daysLeft': ['pages/my/enterprise-info/ukey/List.tsx', 'daysRemaining'],
}

/** Every text with its key. */
const textsOf = (part: unknown, path: string): [string, string][] =>
  typeof part === 'string'
    ? [[path, part]]
    : Object.entries(part as object).flatMap(([key, inner]) => textsOf(inner, path === '' ? key : `${path}.${key}`))

const counted = Object.entries(locales).flatMap(([file, module]) =>
  Object.values(module).flatMap((texts) =>
    textsOf(texts, '').flatMap(([key, text]) =>
      /\{\{\w+\}\} 天/.test(text)
        ? [`${file.replace(/.*zh-CN\/|\.ts$/g, '')} ${key.replace(/_(one|other)$/, '')}`]
        : [],
    ),
  ),
)

test('every sentence with a number of days says by what they are counted', () => {
  expect([...new Set(counted)].toSorted()).toEqual(Object.keys(fed).toSorted())
})

test.each(Object.entries(fed))('%s is fed by %s', (sentence, [file, by]) => {
  const key = sentence.split(/[ .]/).at(-1) ?? ''
  const source = sources[`../${file}`] ?? ''
  expect(source).toContain(key)
  if (by !== LENGTH) expect(source).toContain(by)
})

const promisedDate = '2026-11-29'
const past = /^(daysPast|daysOverdue)/

test.each([0, 1, 3, 9])(
  'nothing is past on its day of payment, %i days after the promised one: what is past counts from it and names it',
  (moved) => {
    const payableDate = addDays(promisedDate, moved)
    for (const days of [-35, -1, 0, 1, 2, 3, 9, 10, 35, 180, 400]) {
      const since = days - moved
      const state = days < 0 ? 'HELD' : since > 3 ? 'OVERDUE' : 'DUE'
      const found = remainingWords({ state, promisedDate, payableDate, daysRemaining: -days, graceUntil: null })
      expect([days, past.test(found?.key ?? '')]).toEqual([days, since > 0])
      if (since > 0) expect(found).toMatchObject({ day: payableDate, count: since })
      if (days < 0) expect(found).toMatchObject({ key: 'days', count: -days })
    }
  },
)
