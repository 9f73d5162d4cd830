import type { Expectation } from '../contract.ts'
import { fingerprint } from './contractReport.ts'

/**
 * What a real screen reader said of a component, word for word: `stories/heard/<component>.json`, recorded by
 * `pnpm heard:retake` and shown on the component's page.
 */
export interface Recording {
  component: string
  /** The day: `2026-11-22`. */
  on: string
  /** Versions. */
  orca: string
  chromium: string
  plans: readonly RecordedPlan[]
}

export interface RecordedPlan {
  /** Of the expectation. */
  id: string
  /** Its `fingerprint` then: what was said to another plan is not what is said to this one. */
  plan: string
  heard: readonly { press: string; said: readonly string[] }[]
}

/** What was heard when just this plan was done. */
export const recordedOf = (recording: Recording | undefined, expectation: Expectation): RecordedPlan | undefined =>
  recording?.plans.find(({ id, plan }) => id === expectation.id && plan === fingerprint(expectation))
