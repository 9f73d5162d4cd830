import { Check } from 'lucide-react'
import { Button as RacButton } from 'react-aria-components'
import { cx } from '../lib/cx.ts'
import { smallIconProps } from '../lib/icon.ts'
import { focusRing, visuallyHidden } from '../lib/interactive.css.ts'
import { taskListMessages } from '../lib/messages/taskList.ts'
import { useMessages } from '../lib/messages.ts'
import * as css from './Stepper.css.ts'
import { stepState } from './stepState.ts'

export interface Step {
  /** Unique among the steps; what `current` names. */
  id: string
  /** 填写金额. */
  title: string
}

export interface StepperProps {
  /** What the steps lead to: 企业注册. Names the list. */
  label: string
  /** In the order in which they are done. */
  steps: readonly Step[]
  /** The id of the step that is shown. @selector [aria-current=step] */
  current: string
  /** Makes the steps that are done into buttons that lead back. */
  onSelect?: ((id: string) => void) | undefined
}

/**
 * Where one is in a task of several pages: an ordered list that says done, current and not started in words. It is no
 * tab list: what lies ahead cannot be opened.
 */
export function Stepper({ label, steps, current, onSelect }: StepperProps) {
  const t = useMessages(taskListMessages)
  return (
    <ol role="list" aria-label={t.steps(label)} className={css.list}>
      {steps.map(({ id, title }, index) => {
        const state = stepState(steps, current, index)
        const text = (
          <>
            <span aria-hidden="true" className={css.mark}>
              {state === 'done' ? <Check {...smallIconProps} /> : index + 1}
            </span>
            <span className={css.title}>
              {title} <span className={visuallyHidden}>{t[state]}</span>
            </span>
          </>
        )
        return (
          <li key={id} className={css.step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
            {state === 'done' && onSelect ? (
              <RacButton className={cx(focusRing, css.words, css.button)} onPress={() => onSelect(id)}>
                {text}
              </RacButton>
            ) : (
              <span className={css.words}>{text}</span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
