import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const repository = `${import.meta.dirname}/..`
const paths = globSync(
  '{contract,lint,portal,scripts,server,stories,tests,themes,ui-kit,ukey,values}/**/*.{test.ts,test.tsx,spec.ts,proof.ts,a11y.ts}',
  { cwd: repository, exclude: (path) => /(^|\/)(node_modules|dist|artifacts|\.types)$/.test(path) },
)

/** A text of one line that cites a tracker, whose numbers nobody finds in the repository; `2026-11` is a month. */
const cited = /['"`][^'"`\n]*\b(?:issue|bug|PR) #?\d{1,5}\b(?!-)/gi

test('a test is named after the rule that it proves, which stands in docs/rules, not after an issue', () => {
  expect(paths.length).toBeGreaterThan(700)
  const found = paths.flatMap((path) =>
    [...readFileSync(`${repository}/${path}`, 'utf8').matchAll(cited)].map(([name]) => `${path}: ${name}`),
  )
  expect(found).toEqual([])
})

test.each([
  [`test('issue ${25}, 13: the dialog opens', () => {})`, 1],
  [`describe(\`issue ${13}: the page, \${locale}\`, () => {})`, 1],
  [`  ])('of a session (Issue #${41}): %s', () => {})`, 1],
  ["test('an issue of 2026 is signed', () => {})", 0],
  ["test('issue 2026-12 is read', () => {})", 0],
])('what a name cites is seen: %s', (source, count) => {
  expect([...source.matchAll(cited)]).toHaveLength(count)
})
