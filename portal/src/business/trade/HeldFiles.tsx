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
  /** Where fewer are taken than of a contract. */
  maxFiles?: number
  /** Asked when a plain form is sent. */
  rules?: FieldRules
  onPending: (pending: number) => void
}

/** Files of one part of the form: uploaded at once, held by their keys. */
export function HeldFiles(props: HeldFilesProps) {
  const { name, label, context, description, isRequired = false, rules, onPending } = props
  const { maxFiles = contractFiles.maxFiles } = props
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
      maxFiles={maxFiles}
      error={error}
      isRequired={isRequired}
      isOptional={!isRequired}
    />
  )
}
