import { spokenSerials } from '@jinpiao/values/serials'
import { X } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { Button as RacButton } from 'react-aria-components'
import { createPortal } from 'react-dom'
import { iconProps } from '../lib/icon.ts'
import { commonMessages } from '../lib/messages/common.ts'
import { useMessages } from '../lib/messages.ts'
import { dismiss, type Notification, toastDuration, useNotifications } from '../lib/notify.ts'
import { toneIcons } from '../lib/toneIcons.ts'
import { useHasBody } from '../lib/useHasBody.ts'
import { SpokenSerials } from '../SpokenText/SpokenText.tsx'
import * as css from './Toast.css.ts'
import { useClearOfBars } from './useClearOfBars.ts'
import { useRegionFocus } from './useRegionFocus.ts'

/**
 * Where notifications show; mount once (KitProvider does). They are *said* by the announcer, so nothing here is
 * live: no `role=alertdialog`, no second voice. F6 goes to the newest and back, Esc closes the one that holds the
 * focus. While the pointer or the focus is inside, or the tab is hidden, no time runs (2.2.1).
 */
export function ToastRegion() {
  const t = useMessages(commonMessages)
  const { visible } = useNotifications()
  const region = useRef<HTMLElement>(null)
  const [held, setHeld] = useState(false)
  const hidden = useTabHidden()
  const hasBody = useHasBody()
  useRegionFocus(region, visible.length)
  useClearOfBars(region, hasBody && visible.length > 0)

  if (visible.length === 0 || !hasBody) return null
  return createPortal(
    // The top-layer mark keeps it reachable and unhidden while a modal is open.
    <section
      ref={region}
      aria-label={t.notifications}
      className={css.region}
      data-react-aria-top-layer="true"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <ol className={css.list} role="list">
        {visible.map((notification) => (
          <Toast key={notification.id} notification={notification} paused={held || hidden} />
        ))}
      </ol>
    </section>,
    document.body,
  )
}

function Toast({ notification, paused }: { notification: Notification; paused: boolean }) {
  const t = useMessages(commonMessages)
  const { id, tone, text } = notification
  usePausableTimer(toastDuration(notification), paused, () => dismiss(id))
  const Icon = toneIcons[tone]
  return (
    <li className={css.toast[tone]}>
      <Icon {...iconProps} className={css.icon[tone]} />
      <p className={css.text}>
        <strong className={css.tone}>{t[tone]}</strong> <SpokenSerials>{text}</SpokenSerials>
      </p>
      <RacButton
        aria-label={t.closeNotification(spokenSerials(text))}
        className={css.close}
        onPress={() => dismiss(id)}
      >
        <X {...iconProps} />
      </RacButton>
    </li>
  )
}

/** Runs `onEnd` after `duration` ms of time that was not paused. */
function usePausableTimer(duration: number | null, paused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    if (paused || remaining.current === null) return
    const startedAt = performance.now()
    const timer = setTimeout(() => end.current(), remaining.current)
    return () => {
      clearTimeout(timer)
      if (remaining.current !== null) remaining.current -= performance.now() - startedAt
    }
  }, [paused])
}

function useTabHidden(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.hidden,
    () => false,
  )
}
