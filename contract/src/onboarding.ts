import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { RENEWAL_DAYS } from './realnameRules.ts'
import type { RealnameState } from './states/onboarding.ts'

/** What a new enterprise does, in the order in which one thing opens the next (product §6.1). */
export const onboardingTaskNames = [
  'realname',
  'ukey',
  'users',
  'account',
  'billing',
  'product',
  'signup',
  'limit',
  'firstIssue',
  'firstTicket',
] as const
export type OnboardingTaskName = (typeof onboardingTaskNames)[number]

/** `BLOCKED`: something before it is still open. `SOON`: done, and to be done again before long. */
export const onboardingStates = ['OPEN', 'WAITING', 'DONE', 'FAILED', 'EXPIRED', 'SOON', 'BLOCKED'] as const
export type OnboardingState = (typeof onboardingStates)[number]

const task = z.object({ task: z.enum(onboardingTaskNames), state: z.enum(onboardingStates) })
export interface OnboardingTask {
  task: OnboardingTaskName
  state: OnboardingState
  /** What it waits for or why it failed, in words of the reader. */
  why?: string | undefined
}

export const getOnboarding = endpoint({
  method: 'GET',
  path: '/corp/v1/onboarding',
  summary: '开通进度：各项任务的状态与原因',
  permission: 'signedIn',
  data: z.object({ tasks: z.array(z.extend(task, { why: z.optional(z.string()) })) }),
})

/** What the tasks of an enterprise are judged by. */
export interface OnboardingFacts {
  userType: string
  realnameState: RealnameState
  /** Civil days until the licence ends; null: no end. */
  licenceDays: number | null
  /** UKEY control is on. */
  ukeyRequired: boolean
  /** Keys of the enterprise that count today. */
  keys: number
  /** People in office by post. */
  operators: number
  directors: number
  account: 'NONE' | 'PENDING' | 'FAILED' | 'ACTIVE'
  hasProduct: boolean
  /** Core companies only. */
  hasLimit: boolean
  /** Issued one, or accepted one. */
  hasTicket: boolean
}

const realnameTask: Record<RealnameState, OnboardingState> = {
  NONE: 'OPEN',
  REVIEWING: 'WAITING',
  PASSED: 'DONE',
  REJECTED: 'FAILED',
  EXPIRED: 'EXPIRED',
}
const accountTask = { NONE: 'OPEN', PENDING: 'WAITING', FAILED: 'FAILED', ACTIVE: 'DONE' } as const

/** The task list in its order. Tasks of packages that are not there yet are left out. */
export function onboardingTasks(facts: OnboardingFacts): OnboardingTask[] {
  if (facts.userType === 'FUNDER') return []
  const isVerified = facts.realnameState === 'PASSED' || facts.realnameState === 'EXPIRED'
  const isSoon = facts.realnameState === 'PASSED' && facts.licenceDays !== null && facts.licenceDays <= RENEWAL_DAYS
  const hasPeople = facts.operators > 0 && facts.directors > 0
  const opens = (isOpen: boolean, state: OnboardingState): OnboardingState =>
    state === 'OPEN' && !isOpen ? 'BLOCKED' : state
  const done = (isDone: boolean): OnboardingState => (isDone ? 'DONE' : 'OPEN')
  const isCore = facts.userType === 'CORE'
  return [
    { task: 'realname', state: isSoon ? 'SOON' : realnameTask[facts.realnameState] },
    { task: 'users', state: done(hasPeople) },
    ...(facts.ukeyRequired ? [{ task: 'ukey' as const, state: opens(isVerified, done(facts.keys > 0)) }] : []),
    { task: 'account', state: opens(isVerified, accountTask[facts.account]) },
    { task: 'product', state: opens(isVerified && hasPeople, done(facts.hasProduct)) },
    ...(isCore ? [{ task: 'limit' as const, state: opens(facts.hasProduct, done(facts.hasLimit)) }] : []),
    {
      task: isCore ? 'firstIssue' : 'firstTicket',
      state: opens(isCore ? facts.hasLimit : facts.hasProduct, done(facts.hasTicket)),
    },
  ]
}

/** Nothing is left to do: the list disappears from the homes. */
export const isAboard = (tasks: readonly OnboardingTask[]): boolean => tasks.every(({ state }) => state === 'DONE')
