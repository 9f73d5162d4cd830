import { formErrors } from '@jinpiao/ui-kit/ErrorSummary'
import { Form } from '@jinpiao/ui-kit/Form'
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  FormProvider,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { markErrors } from './errorTitle.ts'
import { refusedField } from './refusedField.ts'
import { useErrorText } from './useErrorText.ts'
import { useLossQuestion } from './useLossQuestion.ts'

/** The state of a form that is checked when it is sent, by the rules of its fields (`useField`). */
export const usePlainForm = <Values extends FieldValues>(empty: DefaultValues<Values>) =>
  useForm<Values>({ defaultValues: empty, reValidateMode: 'onSubmit', shouldFocusError: false })

interface PlainFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** What sending has failed of: it stands at the field that the server names, else in the summary alone. */
  error: unknown
  /** Its words, where they are not those of every call. */
  errorText?: (error: unknown) => string
  /** Fields that are called otherwise than what is sent: `{ password: 'newPassword' }`. */
  names?: Readonly<Record<string, string>>
  onSend: (values: Values) => Promise<void>
  /** Something is wrong, so nothing was sent: what an earlier try has failed of is over. */
  onRefused: () => void
  headingLevel?: 2 | 3
  children: ReactNode
}

/** A form that sends what it has at once: without drafts, check page and signature. */
export function PlainForm<Values extends FieldValues>(props: PlainFormProps<Values>) {
  const { form, error, names, onSend, onRefused, headingLevel = 2, children } = props
  const { isDirty, errors } = form.formState
  const usualText = useErrorText()
  const { errorText = usualText } = props
  const hasFailed = error !== undefined && error !== null
  const field = refusedField(error, form.getValues(), names) as Path<Values> | undefined
  const stand = useEffectEvent((refusal: unknown) => {
    if (field !== undefined) form.setError(field, { type: 'server', message: errorText(refusal) })
  })
  // Once of each refusal, before `Form` counts what is wrong: the field forgets it when it is changed.
  useLayoutEffect(() => stand(error), [error])
  const sent = useRef<string>(undefined)
  const textOf = (values: Values) => JSON.stringify(values)
  // What was sent is kept; what was refused, or typed since, stands here alone.
  useLossQuestion(() => isDirty && (hasFailed || sent.current !== textOf(form.getValues())))
  async function send(values: Values) {
    sent.current = undefined
    // `onSend` may take some of it away, as a password.
    const text = textOf(values)
    await onSend(values)
    sent.current = text
  }
  const wrong = formErrors(errors).map(({ name = '', message }) => ({ fieldId: name, message }))
  const isOfWhole = hasFailed && field === undefined
  return (
    <FormProvider {...form}>
      <Form
        headingLevel={headingLevel}
        errors={isOfWhole ? [{ message: errorText(error) }] : wrong}
        onSubmit={form.handleSubmit(send, onRefused)}
        onChecked={markErrors}
      >
        {children}
      </Form>
    </FormProvider>
  )
}
