import { uploadRegisterFile } from '@jinpiao/contract/register'
import { FileUpload } from '@jinpiao/ui-kit/FileUpload'
import type { HeldFile } from '#portal/business/trade/tradeForm.ts'
import { contractFiles, toHeld, toUploaded, uploadBy } from '#portal/business/trade/uploads.ts'
import { call } from '#portal/http/client.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useField } from '#portal/parts/useField.ts'
import type { RegisterTicket } from '#portal/session/registerTicket.ts'

interface RegisterFilesProps {
  name: string
  label: string
  description?: string
  ticket: RegisterTicket | undefined
  onPending: (pending: number) => void
}

/** Files of a form of somebody without an account: sent with the ticket, kept for a day unless the form is sent. */
export function RegisterFiles({ name, label, description, ticket, onPending }: RegisterFilesProps) {
  const errorText = useErrorText()
  const { value, onChange, error } = useField<HeldFile[]>(name)
  const send = (sending: Parameters<Parameters<typeof uploadBy>[0]>[0]) =>
    call(uploadRegisterFile, { ...sending, ...(ticket && { ticket: ticket.ticket }) })
  return (
    <FileUpload
      id={name}
      label={label}
      {...(description !== undefined && { description })}
      value={toUploaded(value)}
      onChange={(uploaded) => onChange(toHeld(uploaded))}
      onPendingChange={onPending}
      upload={uploadBy(send, errorText)}
      {...contractFiles}
      maxFiles={5}
      error={error}
      isRequired
    />
  )
}
