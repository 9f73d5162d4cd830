import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const repository = `${import.meta.dirname}/..`
const paths = globSync('{values,contract,ukey,portal,server}/src/**/*.{ts,tsx}', {
  cwd: repository,
  exclude: (path) => /\.test\.tsx?$|(^|\/)testing(\/|$)/.test(path),
})

/** What looks at the day of the week, at the kind of a holiday, or at the hour of the cut-off by itself. */
const decides = /\bweekday\(|\.getU?T?C?Day\(|kind === '(HOLIDAY|WORKDAY)'|\bHOUR\b.* 16\b|slice\(11, 13\)/

test('one module says what a working day is and until which hour it counts; others ask it', () => {
  const found = paths.filter((path) => decides.test(readFileSync(`${repository}/${path}`, 'utf8')))
  expect(found.toSorted()).toEqual([
    // The greeting of a home, by the hour.
    'portal/src/business/homes/greeting.ts',
    // Weeks of a chart begin on Monday.
    'server/src/queries/home.ts',
    // A scene of the demonstration looks for a holiday.
    'server/src/seed/history.ts',
    'values/src/days.ts',
    'values/src/workingDays.ts',
  ])
})
