import { FileUpload } from '@jinpiao/ui-kit/FileUpload'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { type FieldRules, useField } from '#portal/parts/useField.ts'
import type { HeldFile } from './tradeForm.ts'
import { contractFiles, toHeld, toUploaded, uploadContract } from './uploads.ts'

interface HeldFilesProps {
  name: string
  label: string
  /** Which of several: 发票 1. */
  context?: string | undefined
  description?: string
  isRequired?: boolean
  /** Asked when a plain form is sent. */
  rules?: FieldRules
  onPending: (pending: number) => void
}

/** Files of one part of the form: uploaded at once, held by their keys. */
export function HeldFiles({ name, label, context, description, isRequired = false, rules, onPending }: HeldFilesProps) {
  const errorText = useErrorText()
  const { value, onChange, error } = useField<HeldFile[]>(name, rules)
  return (
    <FileUpload
      id={name}
      label={label}
      context={context}
      {...(description !== undefined && { description })}
      value={toUploaded(value)}
      onChange={(uploaded) => onChange(toHeld(uploaded))}
      onPendingChange={onPending}
      upload={uploadContract(errorText)}
      {...contractFiles}
      error={error}
      isRequired={isRequired}
      isOptional={!isRequired}
    />
  )
}
