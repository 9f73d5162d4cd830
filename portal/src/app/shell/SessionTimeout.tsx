import { AlertDialog } from '@jinpiao/ui-kit/AlertDialog'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '../../http/serverClock.ts'
import { spokenBetween } from '../../session/deadline.ts'
import { logout } from '../../session/logout.ts'
import { useCountdown } from '../../session/useCountdown.ts'
import { useDeadline } from '../../session/useDeadline.ts'
import * as css from './SessionTimeout.css.ts'

/** Warns five minutes before the session ends and lets it go on as often as wished (accessibility §5.18, P15). */
export function SessionTimeout() {
  const { t } = useTranslation('shell')
  const { warnUntil, extend, checkEnd } = useDeadline()
  const [busy, setBusy] = useState(false)
  const seconds = useCountdown(warnUntil, () => void checkEnd(), serverNow)
  useSpokenTime(seconds)

  async function stay() {
    setBusy(true)
    try {
      await extend()
      notify(t('timeoutExtended'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <AlertDialog
      isOpen={warnUntil !== undefined}
      title={t('timeoutTitle')}
      actionLabel={t('timeoutLogout')}
      onAction={logout}
      cancelLabel={t('timeoutStay')}
      onCancel={() => void stay()}
      primary="cancel"
      busy={busy ? 'cancel' : undefined}
    >
      <p>{t('timeoutText')}</p>
      {/* The ear gets the time four times, by the announcer. */}
      <p aria-hidden="true" className={css.clock}>
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </p>
    </AlertDialog>
  )
}

function useSpokenTime(seconds: number): void {
  const { t } = useTranslation('shell')
  const before = useRef(0)
  useEffect(() => {
    const moment = spokenBetween(before.current, seconds)
    before.current = seconds
    if (moment === undefined) return
    const time = moment >= 60 ? t('timeoutMinutes', { count: moment / 60 }) : t('timeoutSeconds', { count: moment })
    announce(t('timeoutIn', { time }))
  }, [seconds, t])
}
