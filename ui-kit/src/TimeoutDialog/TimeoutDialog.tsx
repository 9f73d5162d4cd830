import { type ReactNode, useEffect, useRef, useState } from 'react'
import { AlertDialog } from '../AlertDialog/AlertDialog.tsx'
import { InlineMessage } from '../InlineMessage/InlineMessage.tsx'
import { announce } from '../lib/announce.ts'
import { timeoutMessages } from '../lib/messages/timeout.ts'
import { useMessages } from '../lib/messages.ts'
import { notify } from '../lib/notify.ts'
import { useCountdown } from '../lib/useCountdown.ts'
import { SpokenText } from '../SpokenText/SpokenText.tsx'
import { clockText, leftInWords, spokenBetween } from './spokenMoments.ts'
import * as css from './TimeoutDialog.css.ts'

export interface TimeoutDialogProps {
  /** When the session ends, in milliseconds by `now`. Given from two minutes before at the latest (2.2.1); then it is open. */
  endsAt: number | undefined
  /** The clock of `endsAt`; the app's by default. */
  now?: () => number
  /** Lets the session go on, as often as wished. Reject when it did not work: that is said and stands in the dialog, which stays. */
  onStay: () => Promise<void>
  /** Leaves at once. */
  onLeave: () => void
  /** The time has run out, also when it had before the dialog came; called once for each `endsAt`. Ask the server first: another tab may have worked on. */
  onEnd?: () => void
  /** What happens, in place of the kit's words. One or two sentences: they are the dialog's description. */
  children?: ReactNode
}

/**
 * Warns before a session ends (accessibility §5.18). 继续使用 has the focus, Esc does the same: nothing is lost by a key
 * pressed in haste. The clock is for the eye; the ear gets the minutes with the dialog and four sentences later, not one each second.
 */
export function TimeoutDialog({ endsAt, now, onStay, onLeave, onEnd, children }: TimeoutDialogProps) {
  const t = useMessages(timeoutMessages)
  const [busy, setBusy] = useState(false)
  // Of the end that could not be moved: another end is another warning.
  const [failedFor, setFailedFor] = useState<number>()
  const seconds = useCountdown(endsAt, onEnd, now)
  const before = useRef(0)

  useEffect(() => {
    const moment = spokenBetween(before.current, seconds)
    before.current = seconds
    if (moment !== undefined) announce(t.left(moment))
  }, [seconds, t])

  async function stay() {
    setBusy(true)
    setFailedFor(undefined)
    try {
      await onStay()
      notify(t.stayed)
    } catch {
      setFailedFor(endsAt)
      announce(t.notStayed, { assertive: true })
    } finally {
      setBusy(false)
    }
  }

  return (
    <AlertDialog
      isOpen={endsAt !== undefined}
      title={t.title}
      actionLabel={t.leave}
      onAction={onLeave}
      cancelLabel={t.stay}
      onCancel={() => void stay()}
      primary="cancel"
      busy={busy ? 'cancel' : undefined}
    >
      <p>{children ?? t.text}</p>
      <p className={css.clock}>
        <SpokenText visible={clockText(seconds)} spoken={t.left(leftInWords(seconds))} />
      </p>
      {endsAt !== undefined && failedFor === endsAt && <InlineMessage tone="danger">{t.notStayed}</InlineMessage>}
    </AlertDialog>
  )
}
