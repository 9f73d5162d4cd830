import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readContracts } from '../../scripts/conformance/contracts.ts'
import { isNews, readRecordings, recordingOf, recordingsFolder } from '../../scripts/conformance/recordings.ts'
import { run, tool } from '../../scripts/run.ts'
import type { HeardPlan } from './plan.ts'

/** Writes the recording of each component that was heard. Returns which could not be recorded, and why. */
export async function record(heard: readonly (HeardPlan & { passed: boolean })[]): Promise<string[]> {
  const recorded = readRecordings()
  const problems: string[] = []
  const on = new Date().toISOString().slice(0, 10)
  mkdirSync(recordingsFolder, { recursive: true })
  for (const contract of await readContracts()) {
    const { component } = contract
    const takes = heard.filter((take) => take.component === component)
    if (takes[0] === undefined) continue
    const { orca, chromium } = takes[0].with
    // The letters that a browser draws may change with its major version, and so may what it says.
    const recording = recordingOf(contract, takes, { on, orca, chromium: chromium.split('.')[0] ?? '' })
    const before = recorded.find((each) => each.component === component)
    if (typeof recording === 'string') problems.push(recording)
    else if (isNews(recording, before)) {
      writeFileSync(join(recordingsFolder, `${component}.json`), JSON.stringify(recording, null, 2))
    }
  }
  // As the linter wants them.
  await run(tool('biome'), ['format', '--write', recordingsFolder], { output: 'collect' })
  return problems
}
