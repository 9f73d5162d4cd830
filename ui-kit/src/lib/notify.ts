import { useSyncExternalStore } from 'react'
import { announce } from './announce.ts'
import { now } from './clock.ts'
import type { Tone } from './tone.ts'

export interface Notification {
  id: number
  tone: Tone
  /** One sentence, ≤ 40 Chinese characters. Nothing that can only be done from here: a toast carries no action. */
  text: string
  /** Milliseconds since the epoch. */
  at: number
}

interface State {
  /** On screen, oldest first. */
  visible: readonly Notification[]
  /** The last 20, newest first: who missed one finds it in 通知记录 (2.2.1). */
  log: readonly Notification[]
}

const logLength = 20
let state: State = { visible: [], log: [] }
let nextId = 1
const listeners = new Set<() => void>()

function update(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

/** Shows a toast and says it once (`danger` assertively). Returns its id. */
export function notify(text: string, tone: Tone = 'success'): number {
  const notification = { id: nextId++, tone, text, at: now() }
  update({ visible: [...state.visible, notification], log: [notification, ...state.log].slice(0, logLength) })
  announce(text, { assertive: tone === 'danger' })
  return notification.id
}

/** Takes a toast off the screen; it stays in the log. */
export function dismiss(id: number): void {
  update({ ...state, visible: state.visible.filter((notification) => notification.id !== id) })
}

/** Takes what reports failures off the screen: an act is done again, or the page is left. It stays in the log. */
export function dismissFailures(): void {
  if (!state.visible.some(({ tone }) => tone === 'danger')) return
  update({ ...state, visible: state.visible.filter(({ tone }) => tone !== 'danger') })
}

/** For logout and tests: nothing on screen, nothing remembered. */
export function forgetNotifications(): void {
  update({ visible: [], log: [] })
}

/** How long a toast stays: 6 s and 1 s for every 15 characters; `danger` until it is closed, which is `null`. */
export function toastDuration({ tone, text }: Pick<Notification, 'tone' | 'text'>): number | null {
  return tone === 'danger' ? null : 6000 + Math.ceil([...text].length / 15) * 1000
}

/** What is on screen and the last 20, for the toast region and the 通知记录 panel. */
export function useNotifications(): State {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => state,
    () => state,
  )
}
