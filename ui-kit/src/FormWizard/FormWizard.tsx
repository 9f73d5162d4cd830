import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../Button/Button.tsx'
import type { FormError } from '../ErrorSummary/formErrors.ts'
import { Form } from '../Form/Form.tsx'
import { taskListMessages } from '../lib/messages/taskList.ts'
import { useMessages } from '../lib/messages.ts'
import { type Step, Stepper } from '../Stepper/Stepper.tsx'
import * as css from './FormWizard.css.ts'

export type { FormError } from '../ErrorSummary/formErrors.ts'

export interface WizardStep extends Step {
  /** One topic. What was typed is the page's to keep: a step that is not shown is not there. */
  content: ReactNode
}

export interface FormWizardProps {
  /** What is being done: 企业注册. */
  label: string
  /** In the order in which they are done. */
  steps: readonly WizardStep[]
  /** The id of the step that is shown; keep it in the address, so that the browser's own Back leads back. */
  current: string
  /** Another step is to be shown: an earlier one at any time, the next one when this one is right. */
  onStepChange: (id: string) => void
  /**
   * Checks the step that is shown; resolves with whether one may go on. Set the errors before it ends. Who leaves the
   * step before that is not led on by it. On the last step it is the sending, and nothing is shown after it by the wizard.
   */
  onCheck: (id: string) => boolean | Promise<boolean>
  /** What is wrong in the step that is shown. */
  errors?: readonly FormError[]
  /** The button of the last step, as a verb: 提交注册. */
  submitLabel: string
  /** For the page title's prefix 错误：. */
  onChecked?: (errorCount: number) => void
}

/**
 * A form over several steps. Each step is checked when it is left forwards; going back asks and loses nothing. A new
 * step is a new page to the reader: its heading has the focus and says where one is.
 */
export function FormWizard(props: FormWizardProps) {
  const { label, steps, current, onStepChange, onCheck, errors = [], submitLabel, onChecked } = props
  const t = useMessages(taskListMessages)
  const [checking, setChecking] = useState(false)
  const [sending, setSending] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  )
  const step = steps[index]
  const [before, after] = [steps[index - 1], steps[index + 1]]
  const isLast = after === undefined
  const busy = isLast ? sending : checking

  // Each showing of a step is an object of its own: what was asked in one says nothing in another.
  const shown = useRef({ id: step?.id })
  useEffect(() => {
    if (shown.current.id === step?.id) return
    shown.current = { id: step?.id }
    setChecking(false)
    heading.current?.focus()
  }, [step?.id])

  async function goOn(id: string) {
    if (busy) return
    const asked = shown.current
    const setBusy = isLast ? setSending : setChecking
    setBusy(true)
    try {
      const isRight = await onCheck(id)
      if (isRight && !isLast && shown.current === asked) onStepChange(after.id)
    } finally {
      // What was sent is on its way wherever the person has gone: it is not sent again before its answer.
      if (isLast || shown.current === asked) setBusy(false)
    }
  }

  if (step === undefined) return null
  return (
    <div className={css.root}>
      <Stepper label={label} steps={steps} current={step.id} onSelect={onStepChange} />
      <h2 ref={heading} tabIndex={-1} className={css.heading}>
        {/* With its colon: the eye sees a new line, Orca runs the words together. */}
        <span className={css.position}>{t.position(index + 1, steps.length)}</span> {step.title}
      </h2>
      {/* Each step is its own form: the number of tries and the errors of another do not belong to it. */}
      <Form
        key={step.id}
        errors={errors}
        headingLevel={3}
        onSubmit={() => goOn(step.id)}
        {...(onChecked && { onChecked })}
      >
        {step.content}
        <div className={css.actions}>
          <Button type="submit" tone="primary" busy={busy}>
            {isLast ? submitLabel : t.next}
          </Button>
          {before !== undefined && <Button onPress={() => onStepChange(before.id)}>{t.back}</Button>}
        </div>
      </Form>
    </div>
  )
}
