import { FileUpload } from '@jinpiao/ui-kit/FileUpload'
import { type UseFormReturn, useController } from 'react-hook-form'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import type { IssueForm } from './issueForm.ts'
import { contractFiles, toHeld, toUploaded, uploadContract } from './uploadContract.ts'

interface HeldFilesProps {
  form: UseFormReturn<IssueForm>
  name:
    | `lines.${number}.trade.files`
    | `lines.${number}.trade.otherFiles`
    | `lines.${number}.trade.invoices.${number}.files`
  label: string
  /** Which of several: 发票 1. */
  context?: string | undefined
  description?: string
  isRequired?: boolean
  onPending: (pending: number) => void
}

/** Files of one part of the form: uploaded at once, held by their keys. */
export function HeldFiles({ form, name, label, context, description, isRequired = false, onPending }: HeldFilesProps) {
  const errorText = useErrorText()
  const { field, fieldState } = useController({ control: form.control, name })
  return (
    <FileUpload
      id={name}
      label={label}
      context={context}
      {...(description !== undefined && { description })}
      value={toUploaded(field.value)}
      onChange={(uploaded) => {
        field.onChange(toHeld(uploaded))
        form.clearErrors(name)
      }}
      onPendingChange={onPending}
      upload={uploadContract(errorText)}
      {...contractFiles}
      error={fieldState.error?.message}
      isRequired={isRequired}
      isOptional={!isRequired}
    />
  )
}
