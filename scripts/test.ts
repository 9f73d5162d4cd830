import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildPortal, buildStorybook } from './build.ts'
import { type Failure, failuresOfPlaywright, failuresOfVitest } from './failures.ts'
import { endWithNpx } from './npxShell.ts'
import { advice, missing, prepare } from './prepare.ts'
import { reportFolder } from './reportFolder.ts'
import { type Count, countPlaywright, countVitest, judge } from './results.ts'
import { extraSteps, type Step, steps } from './steps.ts'

/**
 * Every suite together took 23 minutes on two cores on 2026-11-26. On CI single suites took two and a half times what they
 * take here the day before: its machine has slow hours. A suite that comes too late fails instead of being cut off by the machine.
 */
const totalMinutes = 100

const known = [...steps, ...extraSteps]
/** Names of suites; then what is for the test runner of one: `pnpm test screen-reader -g Button`. */
const given = process.argv.slice(2)
const firstOption = given.findIndex((word) => word.startsWith('-'))
const asked = firstOption === -1 ? given : given.slice(0, firstOption)
/** `pnpm prove`: what is too long for every change, and every plan of the screen reader with it. */
const isProof = asked[0] === 'prove'
const beyond = extraSteps.filter((step) => step.beyond !== undefined)
const names = isProof ? [...beyond.map(({ name }) => name), 'screen-reader'] : asked
const more = firstOption === -1 ? [] : given.slice(firstOption)
const unknown = names.filter((name) => !known.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(`No suite is called ${unknown.join(', ')}. There are: ${known.map((step) => step.name).join(', ')}.`)
  process.exit(2)
}
const chosen = names.length > 0 ? known.filter((step) => names.includes(step.name)) : steps
if (more.length > 0 && (chosen.length !== 1 || chosen[0]?.report === undefined)) {
  console.error(`"${more.join(' ')}" is for the test runner of one suite: name one that has tests.`)
  process.exit(2)
}

const begin = performance.now()
const minutesLeft = () => (names.length > 0 ? Infinity : totalMinutes - (performance.now() - begin) / 60_000)

/** Of each suite that failed, to be said again at the end: a log of CI is kept by its last lines. */
const failuresBySuite = new Map<string, Failure[]>()

function countReport(step: Step, file: string): Count | 'none' | undefined {
  if (step.report === undefined) return 'none'
  if (!existsSync(file)) return undefined
  const report = JSON.parse(readFileSync(file, 'utf8'))
  failuresBySuite.set(step.name, step.report === 'vitest' ? failuresOfVitest(report) : failuresOfPlaywright(report))
  return step.report === 'vitest' ? countVitest(report) : countPlaywright(report)
}

const builds = { portal: buildPortal, storybook: buildStorybook }
const failed = (note: string): Count => ({ passed: 0, failed: 1, notes: [note] })

async function runStep(step: Step, output: 'inherit' | 'collect'): Promise<Count> {
  const lacking = step.need === undefined ? [] : missing([step.need])
  if (lacking.length > 0) return failed(`cannot run: ${advice(lacking)}`)
  const limitMinutes = Math.min(step.limitMinutes, minutesLeft())
  if (limitMinutes <= 0) return failed(`not started: the suites before it used up the ${totalMinutes} min`)
  for (const need of step.needs ?? [])
    if ((await builds[need]()).code !== 0) return failed(`cannot run: the ${need} could not be built`)
  const file = join(reportFolder, `${step.name}.json`)
  rmSync(file, { force: true })
  const run = await step.start({ limitSeconds: limitMinutes * 60, output }, file, more)
  if (run.output !== '') console.log(run.output)
  return judge(run, countReport(step, file), limitMinutes)
}

if (isProof) {
  console.log('pnpm test leaves out, and this looks at:')
  for (const step of beyond) console.log(`- ${step.title}: ${step.beyond}.`)
  console.log('Every plan of the screen reader is a part of both.')
}

endWithNpx()
// The first server that a suite starts is seeded there, the others begin with a copy: `tests/lib/ownServer.ts`.
const seeded = mkdtempSync(join(tmpdir(), 'jinpiao-seeded-'))
process.env['SEEDED_DATA'] = seeded
process.on('exit', () => rmSync(seeded, { recursive: true, force: true }))
mkdirSync(reportFolder, { recursive: true })
await prepare(chosen.flatMap((step) => step.need ?? []))

const rows: { step: Step; count: Count; seconds: number }[] = []
async function take(step: Step, output: 'inherit' | 'collect'): Promise<void> {
  console.log(`\n━━ ${step.name}: ${step.title}`)
  const start = performance.now()
  const count = await runStep(step, output).catch((error: unknown) => failed(`broke off: ${String(error)}`))
  const seconds = (performance.now() - start) / 1000
  rows.push({ step, count, seconds })
  console.log(`━━ ${step.name}: ${count.passed} passed, ${count.failed} failed, ${seconds.toFixed(1)} s`)
}

// What waits for a browser or for speech leaves much of the machine to what runs aside; and what is left of that when all
// else has ended, both take.
const queue: Step[] = []
async function takeFromQueue(): Promise<void> {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) await take(step, 'collect')
}
let aside = Promise.resolve()
for (const step of chosen) {
  if (step.waitsForAside) await Promise.all([aside, takeFromQueue()])
  if (step.isAside && names.length === 0) {
    queue.push(step)
    aside = aside.then(takeFromQueue)
  } else await take(step, 'inherit')
}
await Promise.all([aside, takeFromQueue()])
rows.sort((a, b) => chosen.indexOf(a.step) - chosen.indexOf(b.step))

console.log(`\n${'suite'.padEnd(15)}${'passed'.padStart(8)}${'failed'.padStart(8)}${'seconds'.padStart(9)}`)
for (const { step, count, seconds } of rows) {
  const numbers = `${String(count.passed).padStart(8)}${String(count.failed).padStart(8)}${seconds.toFixed(1).padStart(9)}`
  console.log(`${step.name.padEnd(15)}${numbers}${count.notes.map((note) => `  ${note}`).join(';')}`)
}
for (const { step } of rows) {
  for (const { name, said } of failuresBySuite.get(step.name) ?? [])
    console.log(`\n✘ ${step.name}: ${name}\n${said.replaceAll(/^/gm, '    ')}`)
}
const sum = (of: (count: Count) => number) => rows.reduce((total, { count }) => total + of(count), 0)
const failures = sum((count) => count.failed)
process.exitCode = failures > 0 ? 1 : 0
console.log(`\n${sum((count) => count.passed)} passed, ${failures} failed`)
