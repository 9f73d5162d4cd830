import { Button } from '@jinpiao/ui-kit/Button'
import { Dialog } from '@jinpiao/ui-kit/Dialog'
import { Form } from '@jinpiao/ui-kit/Form'
import { TextArea } from '@jinpiao/ui-kit/TextArea'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import * as css from './signing.css.ts'
import { isReason, REASON_MAX, REASON_MIN, withQuickReason } from './reason.ts'

export interface ReasonDialogProps {
  isOpen: boolean
  onClose: () => void
  /** The act in words: 退回修改 3 笔. */
  title: string
  /** What it means for the other side, before it is done. */
  consequence: ReactNode
  /** Reasons that come up again and again. */
  quickReasons: readonly string[]
  /** The button repeats the act. */
  submitLabel: string
  tone?: 'primary' | 'danger'
  /** Rejects with what the server refused; the dialog shows it and stays. */
  onSubmit: (reason: string) => Promise<void>
}

/** 退回 and 拒绝 are two acts with two texts and a mandatory reason (P6). */
export function ReasonDialog(props: ReasonDialogProps) {
  const { isOpen, onClose, title } = props
  const [dirty, setDirty] = useState(false)
  const formId = useId()
  const [busy, setBusy] = useState(false)
  const { t } = useTranslation()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      isDirty={dirty}
      actions={
        <>
          <Button onPress={onClose}>{t('cancel')}</Button>
          <Button type="submit" form={formId} tone={props.tone ?? 'primary'} busy={busy}>
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <ReasonForm {...props} formId={formId} onDirty={setDirty} onBusy={setBusy} />
    </Dialog>
  )
}

type ReasonFormProps = ReasonDialogProps & {
  formId: string
  onDirty: (dirty: boolean) => void
  onBusy: (busy: boolean) => void
}

/** Mounted anew with each opening: the last reason does not come back. */
function ReasonForm({ formId, title, consequence, quickReasons, onSubmit, onDirty, onBusy }: ReasonFormProps) {
  const { t } = useTranslation('approval')
  const errorText = useErrorText()
  const [reason, setReason] = useState('')
  const [error, setError] = useState<{ fieldId?: string; message: string }>()
  const fieldId = `${formId}reason`

  function change(next: string) {
    setReason(next)
    onDirty(next !== '')
  }

  async function submit() {
    if (!isReason(reason)) {
      const message = t('reasonLength', { min: REASON_MIN, max: REASON_MAX, count: reason.trim().length })
      return setError({ fieldId, message })
    }
    setError(undefined)
    onBusy(true)
    try {
      await onSubmit(reason.trim())
    } catch (failure) {
      setError({ message: errorText(failure) })
    } finally {
      onBusy(false)
    }
  }

  return (
    <div className={css.reasonForm}>
      <Form id={formId} aria-label={title} headingLevel={3} errors={error ? [error] : []} onSubmit={submit}>
        <p>{consequence}</p>
        <TextArea
          id={fieldId}
          label={t('reason')}
          description={t('reasonHint', { min: REASON_MIN })}
          maxLength={REASON_MAX}
          value={reason}
          onChange={change}
          error={error?.fieldId === undefined ? undefined : error.message}
          isRequired
        />
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
