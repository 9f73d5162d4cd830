import { Button } from '@jinpiao/ui-kit/Button'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { InSheet } from './ChangeSheet.tsx'
import { PlainForm } from './PlainForm.tsx'
import * as page from './page.css.ts'
import { settled } from './settled.ts'

/** What sends the values, as `useMutation` gives it. */
interface Sending<Values> {
  error: Error | null
  isPending: boolean
  reset: () => void
  mutateAsync: (values: Values) => Promise<unknown>
}

interface SheetFormProps<Values extends FieldValues> extends InSheet {
  form: UseFormReturn<Values>
  sending: Sending<Values>
  words: { send: string; cancel: string }
  /** Why it cannot be sent now. */
  disabledReason?: string | undefined
  children: ReactNode
}

/** A plain form inside a sheet: sent or left by the two buttons at its end, and what was refused is said in its head. */
export function SheetForm<Values extends FieldValues>(props: SheetFormProps<Values>) {
  const { form, sending, onDirty, onClose, words, disabledReason, children } = props
  return (
    <div onChange={onDirty}>
      <PlainForm
        form={form}
        headingLevel={3}
        error={sending.error}
        onSend={(values) => settled(sending.mutateAsync(values))}
        onRefused={sending.reset}
      >
        {children}
        <div className={page.actions}>
          <Button type="submit" tone="primary" busy={sending.isPending} disabledReason={disabledReason}>
            {words.send}
          </Button>
          <Button onPress={onClose}>{words.cancel}</Button>
        </div>
      </PlainForm>
    </div>
  )
}
