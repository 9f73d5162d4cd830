import { Banner } from '@jinpiao/ui-kit/Banner'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { serverNow } from '#portal/http/serverClock.ts'
import { timeOf } from '#portal/parts/times.ts'
import { LIFETIME_WARNING_MS, WARNING_MS } from '#portal/session/deadline.ts'
import { useSecurity } from '#portal/session/useSession.ts'

/**
 * Stands on every page in the last half hour of a session's life, which nobody can extend (P15); five minutes before the
 * end it is said and shown once more, wherever one has scrolled to.
 */
export function SessionLifetime() {
  const { t } = useTranslation('notices')
  const { endsAt } = useSecurity()
  const end = Date.parse(endsAt)
  const isNear = useReached(end - LIFETIME_WARNING_MS)
  const isLast = useReached(end - WARNING_MS)
  const text = t('lifetime', { time: timeOf(endsAt) })

  useEffect(() => {
    if (isLast) notify(text, 'warning')
    else if (isNear) announce(text)
  }, [isNear, isLast, text])

  if (!isNear) return null
  return (
    <Banner tone="warning" title={text}>
      <p>{t('lifetimeText')}</p>
    </Banner>
  )
}

/** Whether the server's clock has reached an instant, in ms since the epoch. */
function useReached(instant: number): boolean {
  const [reached, setReached] = useState(() => (serverNow() >= instant ? instant : undefined))
  useEffect(() => {
    const timer = setTimeout(() => setReached(instant), Math.max(0, instant - serverNow()))
    return () => clearTimeout(timer)
  }, [instant])
  return reached === instant
}
