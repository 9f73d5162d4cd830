import { type AskedText, readersOf } from '@jinpiao/contract/reasons'
import { reasonLength } from '@jinpiao/contract/terms'
import { Button } from '@jinpiao/ui-kit/Button'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { Form } from '@jinpiao/ui-kit/Form'
import { SummaryList, type SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { TextArea } from '@jinpiao/ui-kit/TextArea'
import { type UseMutationResult, useMutation } from '@tanstack/react-query'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settled } from '#portal/parts/settled.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useLossQuestion } from '#portal/parts/useLossQuestion.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { isReason, withQuickReason } from './reason.ts'
import * as css from './signing.css.ts'

export interface ReasonDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The act in words: 退回修改 3 笔. */
  title: string
  /** What it means for the other side, before it is done. */
  consequence: ReactNode
  /** What it is about: number, other side, amount. */
  facts?: readonly SummaryRow[]
  /** Names of the fields that the reason may be about: the other side's form leads to the one that is named. */
  fields?: readonly string[]
  /** Reasons that come up again and again. */
  quickReasons: readonly string[]
  /** The button repeats the act. */
  submitLabel: string
  tone?: 'primary' | 'danger'
  /** Who reads it is said beside the field (contract `askedTexts`). */
  asks: AskedText
  /** Rejects with what the server refused; the dialog shows it and stays. */
  onSubmit: (reason: string) => Promise<void>
}

/** Asks for a mandatory reason (contract `reasonLength`). */
export function ReasonDialog(props: ReasonDialogProps) {
  const { isOpen, title, onSubmit } = props
  const [dirty, setDirty] = useState(false)
  const formId = useId()
  const { t } = useTranslation()
  const sending = useMutation({ mutationFn: onSubmit })
  const { reset } = sending
  useLossQuestion(isOpen && dirty && !sending.isSuccess)
  useEffect(() => {
    // Whoever opens it closes it when the act is done: the next opening begins anew, with nothing sent and nothing typed.
    if (isOpen) return
    setDirty(false)
    reset()
  }, [isOpen, reset])

  function onClose() {
    // The next opening must not show this failure.
    sending.reset()
    props.onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isDirty={dirty}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} tone={props.tone ?? 'primary'} busy={sending.isPending}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <ReasonForm {...props} formId={formId} onDirty={setDirty} sending={sending} />
    </Dialog>
  )
}

type ReasonFormProps = ReasonDialogProps & {
  formId: string
  onDirty: (dirty: boolean) => void
  sending: UseMutationResult<void, Error, string>
}

/** Mounted anew with each opening: the last reason does not come back. */
function ReasonForm(props: ReasonFormProps) {
  const { formId, title, facts = [], consequence, fields = [], quickReasons, asks, onDirty, sending } = props
  const { t } = useTranslation('approval')
  const { name, words } = useTerms()
  const errorText = useErrorText()
  const [reason, setReason] = useState('')
  const [invalid, setInvalid] = useState<string>()
  const fieldId = `${formId}reason`

  function change(next: string) {
    setReason(next)
    onDirty(next !== '')
  }

  /** The field is named, and what is wrong with it is typed behind it. */
  function about(field: string) {
    change(withQuickReason(reason, t('reasonAbout', { field })))
    document.getElementById(fieldId)?.focus()
  }

  async function submit() {
    if (isReason(reason)) {
      setInvalid(undefined)
      await settled(sending.mutateAsync(reason.trim()))
    } else {
      setInvalid(t('reasonLength', { ...reasonLength, count: reason.trim().length }))
      sending.reset()
    }
  }

  const errors = [
    ...(invalid === undefined ? [] : [{ fieldId, message: invalid }]),
    ...(sending.error === null ? [] : [{ message: errorText(sending.error) }]),
  ]

  return (
    <div className={css.reasonForm}>
      <Form id={formId} aria-label={title} headingLevel={3} errors={errors} onSubmit={submit}>
        {facts.length > 0 && <SummaryList rows={facts} />}
        <p>{consequence}</p>
        <TextArea
          id={fieldId}
          label={name('reason')}
          description={t('reasonHint', { min: reasonLength.min, readers: words(readersOf(asks)) })}
          maxLength={reasonLength.max}
          value={reason}
          onChange={change}
          error={invalid}
          isRequired
        />
        {fields.length > 0 && (
          <fieldset className={css.quick}>
            <legend>{t('reasonFields')}</legend>
            {fields.map((field) => (
              <Button key={field} size="small" onPress={() => about(field)}>
                {field}
              </Button>
            ))}
          </fieldset>
        )}
        <fieldset className={css.quick}>
          <legend>{t('quickReasons')}</legend>
          {quickReasons.map((quick) => (
            <Button key={quick} size="small" onPress={() => change(withQuickReason(reason, quick))}>
              {quick}
            </Button>
          ))}
        </fieldset>
      </Form>
    </div>
  )
}
