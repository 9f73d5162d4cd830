import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildPortal, buildStorybook } from './build.ts'
import { type Failures, failuresOfPlaywright, failuresOfVitest } from './failures.ts'
import { advice, missing } from './prepare.ts'
import { type Count, countPlaywright, countVitest, judge } from './results.ts'
import type { Suite } from './suites/suite.ts'
import { errorsBeside } from './unhandledErrors.ts'

const builds = { portal: buildPortal, storybook: buildStorybook }

/** What is known of one suite's run. */
export interface Outcome extends Failures {
  count: Count
  /** Of the processor, without what was built before; unknown where the machine does not let us count. */
  processorSeconds?: number | undefined
}

const outcomeOf = (count: Count, { failures, passedOnRepetition }: Failures = noFailures): Outcome => {
  const notes = passedOnRepetition.length > 0 ? [`${passedOnRepetition.length} passed on repetition`] : []
  return { count: { ...count, notes: [...count.notes, ...notes] }, failures, passedOnRepetition }
}
const noFailures: Failures = { failures: [], passedOnRepetition: [] }
export const brokenOff = (note: string): Outcome => outcomeOf({ passed: 0, failed: 1, notes: [note] })

/** Of Vitest; Playwright's report has its own. */
const errorsOutside = (file: string): { message?: string }[] =>
  existsSync(errorsBeside(file)) ? JSON.parse(readFileSync(errorsBeside(file), 'utf8')) : []

function readReport(kind: 'vitest' | 'playwright', file: string, isPart: boolean) {
  if (!existsSync(file)) return undefined
  const report = { errors: errorsOutside(file), ...JSON.parse(readFileSync(file, 'utf8')) }
  return kind === 'vitest'
    ? { count: countVitest(report, isPart), failures: failuresOfVitest(report) }
    : { count: countPlaywright(report), failures: failuresOfPlaywright(report) }
}

/** How one suite is run. */
export interface How {
  /** Folder of the JSON reports. */
  folder: string
  limitMinutes: number
  output: 'inherit' | 'collect'
  more: readonly string[]
}

const fileOf = (folder: string, name: string) => {
  const file = join(folder, `${name}.json`)
  for (const old of [file, errorsBeside(file)]) rmSync(old, { force: true })
  return file
}

/** Runs a suite, after the builds that it runs against. */
export async function runSuite(suite: Suite, { folder, limitMinutes, output, more }: How): Promise<Outcome> {
  const lacking = missing([suite.need ?? []].flat())
  if (lacking.length > 0) return brokenOff(`cannot run: ${advice(lacking)}`)
  for (const need of suite.needs ?? [])
    if ((await builds[need]()).code !== 0) return brokenOff(`cannot run: the ${need} could not be built`)
  const reportFile = fileOf(folder, suite.name)
  const run = await suite.start({
    options: { limitSeconds: limitMinutes * 60, output, isCounted: true },
    reportFile,
    more,
  })
  const { processorSeconds } = run
  if (run.output !== '') console.log(run.output)
  if (suite.report === undefined) return { ...outcomeOf(judge(run, 'none', limitMinutes)), processorSeconds }
  const report = readReport(suite.report, reportFile, suite.isPart ?? more.length > 0)
  return { ...outcomeOf(judge(run, report?.count, limitMinutes), report?.failures), processorSeconds }
}
