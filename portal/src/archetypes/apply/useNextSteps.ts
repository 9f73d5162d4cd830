import type { ApplicationEndpoints } from '@jinpiao/contract/applications'
import { type FlowStep, flowOf } from '@jinpiao/contract/flow'
import { counterparty as acceptance, isDecision } from '@jinpiao/contract/flowRow'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { ApplyName } from './apply.ts'

export interface NextStep {
  /** State of the flow in which it is waited for. */
  id: string
  title: string
  /** What it leads to, and until when; '' where there is nothing to say. */
  text: string
}

export interface NextStepsOf {
  of: Pick<ApplicationEndpoints, 'type'>
  /** Of its texts. */
  name: ApplyName
}

/**
 * What follows a submission, by the flow row: who acts, and what becomes of the application when nobody does. A type says
 * more of a step in its texts (`next`, by the state of the step).
 */
export function useNextSteps({ of, name }: NextStepsOf): NextStep[] {
  const { t } = useTranslation('apply')
  const terms = useTerms()
  const { steps, counterparty } = flowOf(of.type)
  const own: unknown = t(`${name}.next`, { returnObjects: true })
  const ownTexts = (typeof own === 'object' ? own : {}) as Partial<Record<string, string>>

  // Who accepts a ticket is named; what else another side does, the row calls by its own name.
  const titleOf = (step: FlowStep) =>
    step.name === acceptance.name
      ? t('nextStep.counterparty', { party: terms.name(counterparty) })
      : terms.words(step.name)

  function textOf(step: FlowStep, index: number): string {
    const { state, days } = step
    const own = ownTexts[state]
    if (own !== undefined) return own
    if (days === null) return ''
    // Until the first who decides has done so, its submitter may take it back (Q7).
    return t(index === 0 && isDecision(step) ? 'nextStep.first' : 'nextStep.lapses', { days })
  }

  return steps.map((step, index) => ({ id: step.state, title: titleOf(step), text: textOf(step, index) }))
}
