import { formErrors } from '@jinpiao/ui-kit/ErrorSummary'
import { Form } from '@jinpiao/ui-kit/Form'
import { type ReactNode, useRef } from 'react'
import { type DefaultValues, type FieldValues, FormProvider, type UseFormReturn, useForm } from 'react-hook-form'
import { markErrors } from './errorTitle.ts'
import { useLossQuestion } from './useLossQuestion.ts'

/** The state of a form that is checked when it is sent, by the rules of its fields (`useField`). */
export const usePlainForm = <Values extends FieldValues>(empty: DefaultValues<Values>) =>
  useForm<Values>({ defaultValues: empty, reValidateMode: 'onSubmit', shouldFocusError: false })

interface PlainFormProps<Values extends FieldValues> {
  form: UseFormReturn<Values>
  /** What sending has failed of, in words. */
  failure: string | undefined
  onSend: (values: Values) => Promise<void>
  /** Something is wrong, so nothing was sent: what an earlier try has failed of is over. */
  onRefused: () => void
  headingLevel?: 2 | 3
  children: ReactNode
}

/** A form that sends what it has at once: without drafts, check page and signature. */
export function PlainForm<Values extends FieldValues>(props: PlainFormProps<Values>) {
  const { form, failure, onSend, onRefused, headingLevel = 2, children } = props
  const { isDirty } = form.formState
  const sent = useRef<string>(undefined)
  const textOf = (values: Values) => JSON.stringify(values)
  // What was sent is kept; what was refused, or typed since, stands here alone.
  useLossQuestion(() => isDirty && (failure !== undefined || sent.current !== textOf(form.getValues())))
  async function send(values: Values) {
    sent.current = undefined
    // `onSend` may take some of it away, as a password.
    const text = textOf(values)
    await onSend(values)
    sent.current = text
  }
  const wrong = formErrors(form.formState.errors).map(({ name = '', message }) => ({ fieldId: name, message }))
  return (
    <FormProvider {...form}>
      <Form
        headingLevel={headingLevel}
        errors={failure === undefined ? wrong : [{ message: failure }]}
        onSubmit={form.handleSubmit(send, onRefused)}
        onChecked={markErrors}
      >
        {children}
      </Form>
    </FormProvider>
  )
}
