import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { chunk } from '#portal/chunk.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useSending } from '#portal/parts/useSending.ts'
import type { Entered } from '#portal/session/entryCalls.ts'
import type { Complaint } from '#portal/session/entryChecks.ts'

/** The module of the calls; asked for early by the page, needed when the form is sent. */
export const entryCalls = () => chunk(import('#portal/session/entryCalls.ts'))

export interface EntryFormOptions<Field extends string> {
  check: () => Partial<Record<Field, Complaint | undefined>>
  send: () => Promise<Entered>
  /** Signed in, or asked which enterprise. */
  onEntered: (entered: Entered) => Promise<void>
  /** Words for errors that only this form knows; undefined leaves the error to those of every call. */
  ownErrorText?: (error: unknown) => string | undefined
  /** `refusedField`, where the server names fields: it does not say which of enterprise, number and password is wrong. */
  refusedField?: (error: unknown, fields: object) => string | undefined
}

/** One of the three ways to sign in: checks on submit only (product P3), sends once, keeps what was typed. */
export function useEntryForm<Field extends string>({
  check,
  send,
  onEntered,
  ownErrorText,
  refusedField,
}: EntryFormOptions<Field>) {
  const { t } = useTranslation('login')
  const errorText = useErrorText()
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const sending = useSending(async () => onEntered(await send()))

  async function submit() {
    const complaints = wordsOf(check())
    setErrors(complaints)
    if (Object.keys(complaints).length > 0) sending.reset()
    else await sending.mutate()
  }

  function wordsOf(complaints: Partial<Record<Field, Complaint | undefined>>) {
    const words: Partial<Record<Field, string>> = {}
    for (const field of Object.keys(complaints) as Field[]) {
      const complaint = complaints[field]
      if (complaint !== undefined)
        words[field] = t(complaint.key, { count: 'count' in complaint ? complaint.count : 0 })
    }
    return words
  }

  function failureText(error: unknown): string | undefined {
    if (error === undefined) return undefined
    return ownErrorText?.(error) ?? errorText(error)
  }

  const failure = failureText(sending.error)
  const field = refusedField?.(sending.error, check())
  return {
    errors: field === undefined ? errors : { ...errors, [field]: failure },
    failure: field === undefined ? failure : undefined,
    busy: sending.isPending,
    submit,
  }
}
