import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ComponentContract } from '../../ui-kit/src/lib/contract.ts'
import { type RecordedPlan, type Recording, recordedOf } from '../../ui-kit/src/lib/testing/recording.ts'
import { repository } from '../run.ts'
import { plansOf } from './contracts.ts'

/** What Orca says of each component, under version control: shown in Storybook, made by `pnpm heard:retake`. */
export const recordingsFolder = join(repository, 'stories', 'heard')

export const readRecordings = (): Recording[] =>
  globSync('*.json', { cwd: recordingsFolder })
    .sort()
    .map((file) => JSON.parse(readFileSync(join(recordingsFolder, file), 'utf8')) as Recording)

const retake = (component: string) =>
  `run "pnpm heard:retake -g '${component}：'" (or "pnpm heard:retake" for all), read what has changed, and commit it`

/** Plans that nobody has recorded as they are now, and recordings of what is no plan any more: one sentence each. */
export function unrecorded(contracts: readonly ComponentContract[], recordings: readonly Recording[]): string[] {
  const lacking = contracts.flatMap((contract) => {
    const { component } = contract
    const recording = recordings.find((each) => each.component === component)
    return plansOf(contract).flatMap((expectation) => {
      if (recordedOf(recording, expectation) !== undefined) return []
      const isThere = recording?.plans.some(({ id }) => id === expectation.id)
      const what = isThere ? 'has changed since Orca was recorded' : 'has no recording of Orca'
      return `${component}/${expectation.id} ${what}: ${retake(component)}.`
    })
  })
  const leftOver = recordings.flatMap(({ component, plans }) => {
    const contract = contracts.find((each) => each.component === component)
    const known = contract === undefined ? [] : plansOf(contract).map(({ id }) => id)
    if (known.length === 0) return [`stories/heard/${component}.json is of no plan any more: remove it.`]
    return plans
      .filter(({ id }) => !known.includes(id))
      .map(({ id }) => `${component}/${id} is recorded and no plan of the contract: ${retake(component)}.`)
  })
  return [...lacking, ...leftOver]
}

/** One plan that was done, and whether what had to be heard was heard. */
export interface Take extends RecordedPlan {
  component: string
  passed: boolean
}

/**
 * The recording of a component out of one run, or why there is none. All of its plans together: its page says once when
 * and with what they were recorded.
 */
export function recordingOf(
  contract: ComponentContract,
  takes: readonly Take[],
  made: Pick<Recording, 'on' | 'orca' | 'chromium'>,
): Recording | string {
  const { component } = contract
  const plans: RecordedPlan[] = []
  for (const expectation of plansOf(contract)) {
    const take = takes.find((each) => each.component === component && each.id === expectation.id)
    if (take === undefined) return `${component} is not recorded: ${expectation.id} was not done. Do all of its plans.`
    const { id, plan, heard, passed } = take
    if (!passed) return `${component} is not recorded: what ${id} asks for was not heard.`
    plans.push({ id, plan, heard })
  }
  return { component, ...made, plans }
}

/** What was heard before, word for word and with the same versions, keeps its day: what has changed is all that is to be read. */
export const isNews = (recording: Recording, before: Recording | undefined): boolean =>
  JSON.stringify(recording) !== JSON.stringify({ ...before, on: recording.on })
