import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useEffect, useEffectEvent, useState } from 'react'
import type { DefaultValues, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { serverNow } from '#portal/http/serverClock.ts'
import { momentOf, timeOf } from '#portal/parts/times.ts'
import type { RegisterTicket } from '#portal/session/registerTicket.ts'
import { dropDraft, readDraft, storeDraft } from './registerDraft.ts'
import type { StrangerFormOptions, StrangerValues } from './strangerForm.ts'

/**
 * The draft of a form in this browser: what was typed for a proved number comes back when the number is proved again, also
 * after the browser was closed; a logout ends it (spec §4).
 */
export function useStrangerDraft<Values extends StrangerValues>(
  form: UseFormReturn<Values>,
  { name, empty, kept }: Pick<StrangerFormOptions<Values>, 'name' | 'empty' | 'kept'>,
  ticket: RegisterTicket | undefined,
) {
  const { t } = useTranslation('register')
  /** `14:02`: the line changes once a minute, not with each key. */
  const [savedAt, setSavedAt] = useState<string>()
  const [restored, setRestored] = useState<string>()
  const mobile = ticket?.mobile

  /** Takes back what was typed for the number, then keeps what is typed; the result ends it. */
  const keep = useEffectEvent((of: string) => {
    const draft = readDraft(name, of)
    const before = form.getValues()
    // What is on the page is newer: a ticket that was lost on the way takes nothing away.
    const old = kept.filter((key) => before[key] === empty[key] && typeof draft?.values[key] === 'string')
    if (draft !== undefined && old.length > 0) {
      const values = Object.fromEntries(old.map((key) => [key, draft.values[key]]))
      form.reset({ ...before, ...values })
      const isNews = old.some((key) => draft.values[key] !== empty[key])
      if (isNews) {
        setRestored(momentOf(draft.savedAt))
        announce(t('draftRestored', { at: momentOf(draft.savedAt) }))
      }
    }
    const { unsubscribe } = form.watch(() => {
      const now = form.getValues()
      if (kept.every((key) => now[key] === empty[key])) return
      const at = new Date(serverNow()).toISOString()
      storeDraft(name, of, { values: Object.fromEntries(kept.map((key) => [key, now[key]])), savedAt: at })
      setSavedAt(timeOf(at))
    })
    return unsubscribe
  })
  useEffect(() => (mobile === undefined ? undefined : keep(mobile)), [mobile])

  return {
    savedAt,
    /** When what came back had been typed. */
    restored,
    /** Sent, or not wanted: nothing of it stays. */
    drop: () => {
      if (mobile !== undefined) dropDraft(name, mobile)
      setRestored(undefined)
      setSavedAt(undefined)
    },
    clear: () => {
      form.reset({ ...empty, mobile: mobile ?? '' } as DefaultValues<Values>)
      if (mobile !== undefined) dropDraft(name, mobile)
      setRestored(undefined)
      setSavedAt(undefined)
    },
  }
}
