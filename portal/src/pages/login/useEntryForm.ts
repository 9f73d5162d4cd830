import type { UkeyErrorCode } from '@jinpiao/ukey/driver'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import type { Entered } from '#portal/session/entryCalls.ts'
import type { Complaint } from './checks.ts'
import { ukeyErrorCode } from './useUkey.ts'

const ukeyTexts: Partial<Record<UkeyErrorCode, UkeyText>> = {
  NOT_INSERTED: 'ukeyNeeded',
  CANCELLED: 'ukeyCancelled',
  MULTIPLE: 'ukeyMultiple',
  PIN_INCORRECT: 'pinWrong',
  PIN_LOCKED: 'pinLocked',
}
type UkeyText = 'ukeyNeeded' | 'ukeyCancelled' | 'ukeyMultiple' | 'pinWrong' | 'pinLocked' | 'ukeyFailed'

/** The module of the calls; asked for early by the page, needed when the form is sent. */
export const entryCalls = () => import('#portal/session/entryCalls.ts')

export interface EntryFormOptions<Field extends string> {
  check: () => Partial<Record<Field, Complaint | undefined>>
  send: () => Promise<Entered>
  /** Signed in, or asked which enterprise. */
  onEntered: (entered: Entered) => Promise<void>
}

/** One of the three ways to sign in: checks on submit only (product P3), sends once, keeps what was typed. */
export function useEntryForm<Field extends string>({ check, send, onEntered }: EntryFormOptions<Field>) {
  const { t } = useTranslation('login')
  const errorText = useErrorText()
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit() {
    const complaints = wordsOf(check())
    setErrors(complaints)
    setFailure(undefined)
    if (Object.keys(complaints).length > 0) return
    setBusy(true)
    try {
      await onEntered(await send())
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setBusy(false)
    }
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

  function failureText(error: unknown): string {
    const code = ukeyErrorCode(error)
    if (code === undefined) return errorText(error)
    return t(ukeyTexts[code] ?? 'ukeyFailed')
  }

  return { errors, failure, busy, submit }
}
