import type { ApplicationStep } from '@jinpiao/contract/applications'
import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import { type FlowStep, isDecision, type Stated } from '@jinpiao/contract/flowRow'
import { redeemLineStates } from '@jinpiao/contract/states/redeem'
import { type ApplicationState, applicationStates, type Decision, decisions } from '@jinpiao/contract/status'
import type { TimelineStep } from '@jinpiao/ui-kit/Timeline'

export interface StepWords {
  /** Titles of the steps by the state that the application was in. */
  title: (state: ApplicationState, type: BusinessType) => string
  /** The line that it is about: 金票 JP…, 江城精铸有限公司, 234,567.81 元; none where it is about the whole. */
  about: (step: ApplicationStep) => string | undefined
  /** Title of a step in which somebody has spoken in the place of the bank. */
  stated: (by: Stated) => string
  /** Certificate tail, or that no hardware key was involved. */
  signed: (step: ApplicationStep) => string | undefined
  /** Name, and in which role; the machine has a word of its own. */
  who: (step: ApplicationStep) => string
  language: 0 | 1
}

/** The step went on from there. The others came to nothing, and have no tick. */
const forward: readonly Decision[] = ['SUBMIT', 'APPROVE']

/**
 * The trail of an application and what is still to come: done steps first, then the one it waits for, then the rest of
 * its flow (P11).
 */
export function stepsTimeline(
  steps: readonly ApplicationStep[],
  application: { businessType: BusinessType; state: ApplicationState },
  words: StepWords,
): TimelineStep[] {
  const done = steps.map((step, index): TimelineStep => {
    const comment = [words.about(step), words.signed(step), step.comment].filter(Boolean).join(' · ')
    return {
      id: String(index),
      title: step.stated === null ? titleOf(step, application.businessType, words) : words.stated(step.stated),
      state: forward.includes(step.decision) ? 'done' : 'ended',
      result: resultOf(step, application.state).label[words.language],
      who: words.who(step),
      at: step.at,
      ...(comment !== '' && { comment }),
    }
  })
  const row = flowOf(application.businessType)
  const now = row.steps.findIndex(({ state }) => state === application.state)
  // What judges a refusal is ahead only once something was refused.
  const ahead = now === -1 ? [] : row.steps.slice(now).filter((step, index) => index === 0 || !judges(step))
  return [
    ...done,
    ...ahead.map(
      ({ state }, index): TimelineStep => ({
        id: state,
        title: words.title(state, application.businessType),
        state: index === 0 ? 'current' : 'upcoming',
      }),
    ),
  ]
}

/** A draft that came to its end was submitted by nobody. */
function titleOf({ decision, state }: ApplicationStep, type: BusinessType, { title, language }: StepWords): string {
  if (decision === 'SUBMIT') return title('DRAFT', type)
  return state === 'DRAFT' ? applicationStates.DRAFT.label[language] : title(state as ApplicationState, type)
}

const judges = (step: FlowStep) => !isDecision(step) && step.ifRefused === true

/** What nobody decided is called by what came of it: 已失效, 已作废. A payment is not refused: it fails. */
function resultOf({ decision, state: at }: ApplicationStep, state: ApplicationState) {
  if (decision === 'REJECT' && at === 'PENDING_PAYMENT') return redeemLineStates.FAILED
  const isEnd = decision === 'AUTO' && (state === 'EXPIRED' || state === 'CANCELLED')
  return isEnd ? applicationStates[state] : decisions[decision]
}
