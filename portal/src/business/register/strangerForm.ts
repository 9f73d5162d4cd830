import type { ReactNode } from 'react'
import type { RegisterTicket } from '#portal/session/registerTicket.ts'
import type { FieldProblem } from './fieldProblems.ts'

/** What every form of somebody without an account begins with. */
export interface StrangerValues {
  mobile: string
  code: string
}

/** A step behind the proof of the mobile number. */
export interface StrangerStep {
  id: string
  title: string
  /** Names of its fields: what is wrong with them keeps one in this step. */
  fields: readonly string[]
  content: ReactNode
}

export interface StrangerFormOptions<Values extends StrangerValues> {
  /** Name of its draft. */
  name: string
  empty: Values
  /** Fields that the draft keeps: never passwords, codes, ID numbers or files. */
  kept: readonly (keyof Values & string)[]
  /** What is wrong now, as far as this page knows. */
  problemsOf: (values: Values, ticket: RegisterTicket) => readonly FieldProblem[]
  /** Asks the server what `problemsOf` has to know of a step that is left. */
  onLeave?: (step: string, values: Values, ticket: RegisterTicket) => Promise<void>
  /** Sends the whole and leads on. */
  send: (values: Values, ticket: RegisterTicket) => Promise<void>
}

/** The first step, in which the number is proved. */
export const MOBILE_STEP = 'mobile'

/**
 * The step that is shown: the one that the address names, but none behind a step that is not complete. After a reload
 * that is where what no draft keeps is missing.
 *
 * @param wanted as the address names it; the first after the proof without one.
 */
export function stepShown(
  steps: readonly Pick<StrangerStep, 'id' | 'fields'>[],
  wanted: string | null,
  problems: readonly FieldProblem[],
): string {
  const ids = [MOBILE_STEP, ...steps.map(({ id }) => id)]
  const wrong = new Set(problems.map(({ field }) => field))
  const incomplete = steps.findIndex(({ fields }) => fields.some((field) => wrong.has(field)))
  const last = incomplete === -1 ? ids.length - 1 : incomplete + 1
  const named = ids.indexOf(wanted ?? '')
  return ids[Math.min(named === -1 ? 1 : named, last)] ?? MOBILE_STEP
}
