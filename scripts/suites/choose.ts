import { changeSuites } from './change.ts'
import { flakySuites } from './flaky.ts'
import { proveSuites } from './prove.ts'
import { retakeSuites } from './retake.ts'
import type { Suite } from './suite.ts'

/** What one run of `pnpm test` or `pnpm prove` takes. */
export interface Choice {
  suites: readonly Suite[]
  /** No suite was named: all of the command are taken. */
  isAll: boolean
  /** For the test runner of the one suite: `-g Button`. */
  more: readonly string[]
  /** What neither these suites nor longer forms of them look at. */
  left: readonly { command: 'test' | 'prove'; suite: Suite }[]
}

/**
 * Reads the command line: `prove` or nothing, names of suites, then what is for the test runner of one.
 *
 * @returns a sentence where it asks for what there is not
 */
export function choose(words: readonly string[]): Choice | string {
  const isProof = words[0] === 'prove'
  const given = isProof ? words.slice(1) : words
  const firstOption = given.findIndex((word) => word.startsWith('-'))
  const names = firstOption === -1 ? given : given.slice(0, firstOption)
  const more = firstOption === -1 ? [] : given.slice(firstOption)
  const all = isProof ? proveSuites : changeSuites
  // What has one form only has it in both commands.
  const known = isProof ? [...all, ...changeSuites.filter(isNotIn(proveSuites)), ...retakeSuites, ...flakySuites] : all
  const unknown = names.filter((name) => !known.some((suite) => suite.name === name))
  if (unknown.length > 0) {
    const elsewhere = unknown.filter((name) => proveSuites.some((suite) => suite.name === name))
    return elsewhere.length > 0
      ? `pnpm test has no suite called ${elsewhere.join(', ')}: pnpm prove ${elsewhere.join(' ')}.`
      : `No suite is called ${unknown.join(', ')}. There are: ${known.map(({ name }) => name).join(', ')}.`
  }
  const isAll = names.length === 0
  const suites = isAll ? all : known.filter(({ name }) => names.includes(name))
  if (more.length > 0 && (suites.length !== 1 || suites[0]?.report === undefined))
    return `"${more.join(' ')}" is for the test runner of one suite: name one that has tests.`
  return { suites, isAll, more, left: leftBy(suites) }
}

const isNotIn =
  (others: readonly Suite[]) =>
  ({ name }: Suite) =>
    !others.some((other) => other.name === name)

/** A longer form looks at everything that the shorter forms of the same suite do: `sweep-full`, then `sweep`. */
const nameOfShort = ({ name }: Suite) => name.replace(/-full$/, '')

function leftBy(suites: readonly Suite[]): Choice['left'] {
  const isCovered = (suite: Suite) => suites.some((taken) => nameOfShort(taken) === suite.name)
  const short = changeSuites.filter((suite) => !isCovered(suite))
  const isFull = (suite: Suite) => nameOfShort(suite) !== suite.name
  const beyond = proveSuites.filter((suite) => {
    if (suites.includes(suite) || short.includes(suite)) return false
    return !suites.some((taken) => isFull(taken) && nameOfShort(taken) === suite.name)
  })
  return [
    ...short.map((suite) => ({ command: 'test' as const, suite })),
    ...beyond.map((suite) => ({ command: 'prove' as const, suite })),
  ]
}
