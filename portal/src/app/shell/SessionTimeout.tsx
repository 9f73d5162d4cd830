import { TimeoutDialog } from '@jinpiao/ui-kit/TimeoutDialog'
import { logout } from '#portal/session/logout.ts'
import { useDeadline } from '#portal/session/useDeadline.ts'

/** Warns five minutes before the session ends and lets it go on as often as wished (accessibility §5.18, P15). */
export function SessionTimeout() {
  const { warnUntil, extend, checkEnd } = useDeadline()
  return <TimeoutDialog endsAt={warnUntil} onStay={extend} onLeave={logout} onEnd={() => void checkEnd()} />
}
