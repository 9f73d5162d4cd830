import { extendSession, remainingSession } from '@jinpiao/contract/session'
import { useCallback, useEffect, useState } from 'react'
import { call } from '#portal/http/client.ts'
import { serverNow } from '#portal/http/serverClock.ts'
import { isFinal, listenToOtherTabs, phaseOf, tellOtherTabs, WARNING_MS } from './deadline.ts'
import { saveOpenDrafts } from './drafts.ts'
import { useSecurity } from './useSession.ts'

/**
 * When the session ends. The page does not guess: shortly before the warning, and again at the end, it asks the
 * server, because another tab may have worked on. Asking does not extend anything.
 */
export function useDeadline() {
  const { expiresAt, endsAt } = useSecurity()
  const end = Date.parse(endsAt)
  const [deadline, setDeadline] = useState(() => Date.parse(expiresAt))
  const [warnUntil, setWarnUntil] = useState<number>()

  useEffect(() => setDeadline(Date.parse(expiresAt)), [expiresAt])

  const accept = useCallback(
    (instant: string) => {
      const next = Date.parse(instant)
      setDeadline(next)
      const isNear = phaseOf(next, serverNow()) === 'warning'
      // What is on the page must not depend on whether anybody sees the warning.
      if (isNear) void saveOpenDrafts()
      // What cannot be extended is not offered: `SessionLifetime` says it.
      setWarnUntil(isNear && !isFinal(next, end) ? next : undefined)
    },
    [end],
  )

  /** A session that is over answers 401, which leads to the login page; a broken network is asked again later. */
  const check = useCallback(async () => {
    try {
      accept((await call(remainingSession, {})).expiresAt)
    } catch {
      setDeadline((known) => Math.max(known, serverNow() + WARNING_MS + RETRY_MS))
    }
  }, [accept])

  useEffect(() => {
    const timer = setTimeout(() => void check(), Math.max(0, deadline - WARNING_MS - serverNow()))
    return () => clearTimeout(timer)
  }, [deadline, check])

  useEffect(() => {
    const timer = setTimeout(() => void check(), Math.max(0, end + AFTER_END_MS - serverNow()))
    return () => clearTimeout(timer)
  }, [end, check])

  useEffect(
    () =>
      listenToOtherTabs((news) => {
        if (news.kind === 'extended') accept(news.expiresAt)
      }),
    [accept],
  )

  const extend = useCallback(async () => {
    const answer = await call(extendSession, {})
    accept(answer.expiresAt)
    tellOtherTabs({ kind: 'extended', expiresAt: answer.expiresAt })
  }, [accept])

  return { warnUntil, extend, checkEnd: check }
}

const RETRY_MS = 15_000
/** The server's clock is known to the second. */
const AFTER_END_MS = 2000
