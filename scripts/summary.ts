import type { Failure } from './failures.ts'
import { lineOf } from './repetitions.ts'
import type { Outcome } from './runSuite.ts'
import type { Choice } from './suites/choose.ts'
import type { Suite } from './suites/suite.ts'

/** One suite that has run. */
export interface Row extends Outcome {
  suite: Suite
  seconds: number
}

function tableOf(rows: readonly Row[]): string[] {
  const line = (name: string, ...numbers: string[]) =>
    name.padEnd(15) + numbers.map((number, index) => number.padStart(index < 2 ? 8 : 11)).join('')
  return [
    line('suite', 'passed', 'failed', 'seconds', 'processor'),
    ...rows.map(
      ({ suite, seconds, processorSeconds, count: { passed, failed, notes } }) =>
        line(suite.name, String(passed), String(failed), seconds.toFixed(1), processorSeconds?.toFixed(1) ?? '–') +
        notes.map((note) => `  ${note}`).join(';'),
    ),
  ]
}

/** What was looked at, and what not: by the names of its suites, and after a whole run what that is. */
function coverageOf(rows: readonly Row[], { isAll, more, left }: Choice): string[] {
  const only = more.length > 0 ? ` (only ${more.join(' ')})` : ''
  const of = (command: 'test' | 'prove') => left.filter((each) => each.command === command).map(({ suite }) => suite)
  const named = (command: 'test' | 'prove') => {
    const names = of(command).map(({ name }) => name)
    return names.length > 0 ? [`- pnpm ${command} ${names.join(' ')}`] : []
  }
  const described = (command: 'test' | 'prove') =>
    of(command).map(({ name, looksAt }) => `- pnpm ${command} ${name}: ${looksAt}.`)
  return [
    'Looked at:',
    ...rows.map(({ suite }) => `- ${suite.name}: ${suite.looksAt}${only}.`),
    'Not looked at:',
    ...(['test', 'prove'] as const).flatMap(isAll ? described : named),
  ]
}

const told = (mark: string, { name }: Suite, { name: test, said }: Failure) =>
  `\n${mark} ${name}: ${test}\n${said.replaceAll(/^/gm, '    ')}`

/** For the list of `docs/repetitions.md`: whoever lands adds why each failed at first. */
function toBeListed(rows: readonly Row[]): string[] {
  const day = new Date().toISOString().slice(0, 10)
  const lines = rows.flatMap(({ suite, passedOnRepetition }) =>
    passedOnRepetition.map(({ name, said }) => lineOf({ day, suite: suite.name, test: name, said })),
  )
  return lines.length > 0 ? ['\nFor docs/repetitions.md, with the reason of each:', ...lines] : []
}

/** The last lines of a run: a log of CI is kept by them, so what went wrong stands at their end. */
export function summaryOf(rows: readonly Row[], choice: Choice): { text: string; failed: number } {
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)
  const failed = sum(({ count }) => count.failed)
  const repeated = sum(({ passedOnRepetition }) => passedOnRepetition.length)
  const lines = [
    '',
    ...tableOf(rows),
    '',
    ...coverageOf(rows, choice),
    ...rows.flatMap(({ suite, failures }) => failures.map((failure) => told('✘', suite, failure))),
    ...rows.flatMap(({ suite, passedOnRepetition }) =>
      passedOnRepetition.map((failure) => told('↻ passed on repetition, failed at first:', suite, failure)),
    ),
    ...toBeListed(rows),
    `\n${sum(({ count }) => count.passed)} passed${repeated > 0 ? ` (${repeated} on repetition)` : ''}, ${failed} failed`,
  ]
  return { text: lines.join('\n'), failed }
}
