import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changeSuites } from './change.ts'
import { type Choice, choose } from './choose.ts'
import { type FlakyTest, flakySuites, flakyTests } from './flaky.ts'
import { onPostgres } from './onPostgres.ts'
import { proveSuites } from './prove.ts'
import { retakeSuites } from './retake.ts'
import type { Suite } from './suite.ts'

const root = `${import.meta.dirname}/../..`
const names = (suites: readonly { name: string }[]) => suites.map(({ name }) => name)
const chosen = (...words: string[]) => choose(words) as Choice
const left = ({ left }: Choice) => left.map(({ command, suite }) => `${command} ${suite.name}`)

test('no two suites of a command have one name', () => {
  for (const suites of [changeSuites, [...proveSuites, ...retakeSuites, ...flakySuites]])
    expect(names(suites)).toEqual([...new Set(names(suites))])
})

test('without a name all suites of the command are taken', () => {
  expect(chosen().suites).toBe(changeSuites)
  expect(chosen('prove').suites).toBe(proveSuites)
  expect(chosen('prove')).toMatchObject({ isAll: true, more: [] })
})

test('a name is a suite in the form of the command; what has one form only has it in both', () => {
  const [usual] = chosen('sweep').suites
  const [everyState] = chosen('prove', 'sweep').suites
  expect([usual?.looksAt, everyState?.looksAt].map((text) => /each of its states/.test(text ?? ''))).toEqual([
    false,
    true,
  ])
  expect(names(chosen('prove', 'unit', 'docs').suites)).toEqual(['docs', 'unit'])
  expect(names(chosen('prove', 'stories-retake').suites)).toEqual(['stories-retake'])
})

test('options after the name of one suite with tests are for its test runner', () => {
  expect(chosen('prove', 'sweep', '-g', '/credit')).toMatchObject({ more: ['-g', '/credit'] })
  expect(choose(['prove', 'sweep', 'docs', '-g', 'x'])).toMatch(/name one that has tests/)
  expect(choose(['lint', '-g', 'x'])).toMatch(/name one that has tests/)
})

test('an unknown name is refused, and one of pnpm prove says so', () => {
  expect(choose(['rendering'])).toBe('pnpm test has no suite called rendering: pnpm prove rendering.')
  expect(choose(['prove', 'swep'])).toMatch(/^No suite is called swep\. There are: .*sweep/)
})

test('what was not looked at is every suite but those taken and shorter forms of them', () => {
  const ofTest = left(chosen())
  expect(ofTest).toContain('prove sweep')
  expect(ofTest.filter((line) => line.startsWith('test'))).toEqual([])
  expect(left(chosen('prove'))).toEqual(
    ['lint', 'typecheck', 'unit', 'ukey', 'portal', 'ssr'].map((name) => `test ${name}`),
  )
  expect(left(chosen('prove', 'sweep-full')).filter((line) => line.includes('sweep'))).toEqual([])
  expect(left(chosen('prove', 'sweep')).filter((line) => line.includes('sweep'))).toEqual(['prove sweep-full'])
})

test('only where a browser or a screen reader may be slow is a failed test tried again', () => {
  const isPlain = (name: string) =>
    ['sqlite', 'postgres', 'unit', 'ukey', 'ssr', 'lint', 'typecheck', 'portal'].includes(name)
  const isTried = ({ retries = 0 }: Suite) => retries > 0
  expect(names(changeSuites.filter(isTried)).filter(isPlain)).toEqual([])
  expect(names(changeSuites.filter((suite) => !isTried(suite))).filter((name) => !isPlain(name))).toEqual([])
  expect(names(retakeSuites.filter(isTried))).toEqual([])
})

test('the flakiest tests are twenty, each there under its name, and none is tried again when all are run often', () => {
  const all = Object.values(flakyTests).flat()
  expect(all).toHaveLength(20)
  const isThere = ({ file, test }: FlakyTest) =>
    readFileSync(`${root}/${globSync(`{.,tests}/${file}`, { cwd: root })[0]}`, 'utf8').includes(test)
  expect(all.filter((each) => !isThere(each))).toEqual([])
  expect(flakySuites.filter(({ retries = 0 }) => retries > 0)).toEqual([])
})

test('each test of the server that runs on PostgreSQL too is there', () => {
  const tests = globSync('server/src/**/*.test.ts', { cwd: root })
  expect(onPostgres.filter((begin) => !tests.some((file) => file.startsWith(begin)))).toEqual([])
})
