import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endWithNpx } from './npxShell.ts'
import { prepare } from './prepare.ts'
import { proofFolder, reportFolder } from './reportFolder.ts'
import { brokenOff, runSuite } from './runSuite.ts'
import { choose } from './suites/choose.ts'
import type { Suite } from './suites/suite.ts'
import { type Row, summaryOf } from './summary.ts'

/**
 * A suite of `pnpm test` that comes too late fails instead of being cut off by the machine: single suites once took two
 * and a half times as long on CI, whose machine has slow hours.
 */
const totalMinutes = 80

const words = process.argv.slice(2)
const choice = choose(words)
if (typeof choice === 'string') {
  console.error(choice)
  process.exit(2)
}
const { suites, isAll, more } = choice
const isProof = words[0] === 'prove'
const folder = isProof ? proofFolder : reportFolder

const begin = performance.now()
const minutesLeft = () => (isAll && !isProof ? totalMinutes - (performance.now() - begin) / 60_000 : Infinity)

endWithNpx()
// The first server that a suite starts is seeded there, the others begin with a copy: `tests/lib/ownServer.ts`.
const seeded = mkdtempSync(join(tmpdir(), 'jinpiao-seeded-'))
process.env['SEEDED_DATA'] = seeded
process.on('exit', () => rmSync(seeded, { recursive: true, force: true }))
mkdirSync(folder, { recursive: true })
await prepare(suites.flatMap((suite) => suite.need ?? []))

const rows: Row[] = []
async function take(suite: Suite, output: 'inherit' | 'collect'): Promise<void> {
  console.log(`\n━━ ${suite.name}: ${suite.title}`)
  const start = performance.now()
  const limitMinutes = Math.min(suite.limitMinutes, minutesLeft())
  const outcome =
    limitMinutes > 0
      ? await runSuite(suite, { folder, limitMinutes, output, more }).catch((error: unknown) =>
          brokenOff(`broke off: ${String(error)}`),
        )
      : brokenOff(`not started: the suites before it used up the ${totalMinutes} min`)
  const seconds = (performance.now() - start) / 1000
  rows.push({ suite, seconds, ...outcome })
  const { passed, failed } = outcome.count
  console.log(`━━ ${suite.name}: ${passed} passed, ${failed} failed, ${seconds.toFixed(1)} s`)
}

// What waits for a browser or for speech leaves much of the machine to what runs aside; and what is left of that when all
// else has ended, both take.
const queue: Suite[] = []
async function takeFromQueue(): Promise<void> {
  for (let suite = queue.shift(); suite !== undefined; suite = queue.shift()) await take(suite, 'collect')
}
let aside = Promise.resolve()
for (const suite of suites) {
  if (suite.waitsForAside) await Promise.all([aside, takeFromQueue()])
  if (suite.isAside && isAll) {
    queue.push(suite)
    aside = aside.then(takeFromQueue)
  } else await take(suite, 'inherit')
}
await Promise.all([aside, takeFromQueue()])
rows.sort((a, b) => suites.indexOf(a.suite) - suites.indexOf(b.suite))

const { text, failed } = summaryOf(rows, choice)
console.log(text)
process.exitCode = failed > 0 ? 1 : 0
