import type { Post } from '@jinpiao/contract/roles'

/** What the first day needs, as far as this portal knows it (product §6.1). */
export interface FirstDayFacts {
  isCore: boolean
  post: Post | undefined
  isVerified: boolean
  /** UKEY control is on. */
  ukeyRequired: boolean
  hasUkey: boolean
  hasProduct: boolean
  /** Core enterprises only. */
  hasLimit: boolean
  /** Issued one, or accepted one. */
  hasTicket: boolean
}

export type FirstStepKey = 'realname' | 'ukey' | 'product' | 'limit' | 'firstIssue' | 'firstTicket'
export interface FirstStep {
  key: FirstStepKey
  done: boolean
}

/** Who only looks needs no key. */
const signs = (post: Post | undefined) => post === 'OPERATOR' || post === 'DIRECTOR' || post === 'FINAL'

/** The task list of a new enterprise; empty when everything is done, then it disappears. */
export function firstSteps(facts: FirstDayFacts): FirstStep[] {
  const steps: FirstStep[] = [
    { key: 'realname', done: facts.isVerified },
    ...(facts.ukeyRequired && signs(facts.post) ? [{ key: 'ukey' as const, done: facts.hasUkey }] : []),
    { key: 'product', done: facts.hasProduct },
    ...(facts.isCore ? [{ key: 'limit' as const, done: facts.hasLimit }] : []),
    { key: facts.isCore ? 'firstIssue' : 'firstTicket', done: facts.hasTicket },
  ]
  return steps.every(({ done }) => done) ? [] : steps
}
