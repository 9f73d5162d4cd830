/** Accessibility §5.18, product P15: the warning stands this long before the end. */
export const WARNING_MS = 5 * 60_000

/** P15: half an hour before the session ends whatever one does, the page says so. */
export const LIFETIME_WARNING_MS = 30 * 60_000
/** The server moves the deadline in steps of 10 s: that far before its end nothing is left to extend. */
const STEP_MS = 10_000

/** Whether a deadline is that of the session's whole life, which nobody can move. */
export const isFinal = (deadline: number, end: number): boolean => deadline >= end - STEP_MS

export type Phase = 'quiet' | 'warning' | 'over'

export function phaseOf(deadline: number, now: number): Phase {
  const left = deadline - now
  if (left <= 0) return 'over'
  return left <= WARNING_MS ? 'warning' : 'quiet'
}

/** What tabs of one browser tell each other: they share the session. */
export type SessionNews =
  | { kind: 'extended'; expiresAt: string }
  /** Somebody is about to sign in: what has been typed can still be saved. */
  | { kind: 'entering' }
  /** Who acts from now on, as calls state it. */
  | { kind: 'acting'; identity: string }
  | { kind: 'left' }

const CHANNEL = 'jinpiao.session'
let channel: BroadcastChannel | undefined
/** One for the whole tab: a second one in the same tab would hear what the first one says. */
const sharedChannel = (): BroadcastChannel => (channel ??= new BroadcastChannel(CHANNEL))

export const tellOtherTabs = (news: SessionNews): void => sharedChannel().postMessage(news)

/** @returns how to stop listening. */
export function listenToOtherTabs(listener: (news: SessionNews) => void): () => void {
  const hear = ({ data }: MessageEvent<SessionNews>) => listener(data)
  sharedChannel().addEventListener('message', hear)
  return () => sharedChannel().removeEventListener('message', hear)
}
