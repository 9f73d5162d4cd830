import { liveEvents } from '@jinpiao/contract/messages'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { after } from '@jinpiao/ui-kit/lib/pause'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useRevalidator } from 'react-router-dom'
import { onRefused, refresh } from '#portal/http/queries.ts'
import { machineNow } from '#portal/http/serverClock.ts'
import { isLiveAtom } from '#portal/session/live.ts'
import { refreshSession } from '#portal/session/session.ts'
import { identityOf, store } from '#portal/session/store.ts'
import { useSecurity } from '#portal/session/useSession.ts'
import { listenLive } from './liveWindows.ts'

const SAID_EVERY_MS = 60_000
const ASKED_EVERY_MS = 10_000

/** Follows what the server says by itself: new messages, and roles or facts that are no longer those of the page. */
export function useLive(): void {
  const security = useSecurity()
  const identity = identityOf(security) ?? ''
  const saidMessages = useSaidMessages()
  const follow = useFollow()
  const latest = useRef({ saidMessages, follow })
  latest.current = { saidMessages, follow }

  useEffect(() => {
    // Until the password is changed the server answers nothing but what changes it (I28).
    if (identity === '' || security.needUpdatePwd) return
    return listenLive(identity, {
      onState: (isOpen) => store.set(isLiveAtom, isOpen),
      onEvent(name, data) {
        if (name === 'session') return void latest.current.follow({ isTold: true })
        const read = liveEvents.messages.safeParse(data)
        if (!read.success) return
        latest.current.saidMessages(read.data.n)
        void refresh('messages', 'todos')
      },
    })
  }, [identity, security.needUpdatePwd])

  // A refusal says the same where there is no stream: the page offers what its role may not do any more.
  useEffect(() => onRefused(() => void latest.current.follow()), [])
}

/** 收到 n 条新消息, once in a minute at most: what comes meanwhile is in the next sentence. */
function useSaidMessages() {
  const { t } = useTranslation('notices')
  const kept = useRef({ n: 0, saidAt: Number.NEGATIVE_INFINITY })
  return (n: number) => {
    const { current } = kept
    current.n += n
    if (machineNow() - current.saidAt < SAID_EVERY_MS) return
    announce(t('newMessages', { n: current.n }))
    kept.current = { n: 0, saidAt: machineNow() }
  }
}

/** The session is asked for again, whoever it shows by then, and the page is judged anew: menus, guard, facts. */
function useFollow() {
  const { t } = useTranslation('notices')
  const { revalidate } = useRevalidator()
  const { roles3 } = useSecurity()
  const before = useRef('')
  before.current = (roles3 ?? []).map(({ pkRole }) => pkRole).join()
  const askedAt = useRef(Number.NEGATIVE_INFINITY)
  const callOff = useRef<() => void>(undefined)
  useEffect(() => () => callOff.current?.(), [])
  /** @param isTold the stream says that something changed: what comes too soon is asked for later. A refusal tells nothing new. */
  return async function follow({ isTold = false } = {}) {
    const early = askedAt.current + ASKED_EVERY_MS - machineNow()
    if (early > 0) {
      if (!isTold) return
      callOff.current?.()
      // Told all the same where the pause ends a moment before the clock says so: it waits for the rest.
      callOff.current = after(early, () => void follow({ isTold: true }))
      return
    }
    askedAt.current = machineNow()
    const rolesBefore = before.current
    // The role that the page states may be gone: nobody is stated.
    const next = await refreshSession({ stating: '' }).catch(() => undefined)
    if (!next) return
    const rolesNow = (next.roles3 ?? []).map(({ pkRole }) => pkRole).join()
    if (rolesNow !== rolesBefore) announce(t('rolesFollowed'))
    await revalidate()
    await refresh('corp', 'users')
  }
}
