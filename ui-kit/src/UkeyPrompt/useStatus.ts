import { type RefObject, useEffect, useRef, useState } from 'react'
import { announce } from '../lib/announce.ts'
import { after } from '../lib/pause.ts'
import { isUrgent } from './statusText.ts'
import type { UkeyPromptState } from './ukeyPromptState.ts'

/** True after a second of detecting, and said then: a quick answer needs no word. */
export function useSlowDetection(detecting: boolean, text: string): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!detecting) return
    const callOff = after(1000, () => {
      setSlow(true)
      announce(text)
    })
    return () => {
      callOff()
      setSlow(false)
    }
  }, [detecting, text])
  return slow
}

/** Work that ends sooner is not announced: it would be heard after its own result. */
const worthAWord = 500

/**
 * Each state once: the reducer returns the same object when polling found nothing new. `atOnce` is for what must be
 * heard before it happens: the driver's window.
 */
export function useStatusAnnouncement(isOpen: boolean, state: UkeyPromptState, text: string, atOnce: boolean): void {
  const said = useRef<UkeyPromptState>(undefined)
  useEffect(() => {
    if (!isOpen || said.current === state) return
    const say = () => {
      said.current = state
      announce(text, { assertive: isUrgent(state) })
    }
    const working = state.phase === 'signing' || state.phase === 'submitting'
    if (!working || atOnce) return say()
    return after(worthAWord, say)
  }, [isOpen, state, text, atOnce])
}

/**
 * Heading (the dialog's opening), PIN when the key is there, status when the key or the server is at work. Someone
 * who is reading the entries or the text meanwhile is left there.
 */
export function useStatusFocus(
  isOpen: boolean,
  state: UkeyPromptState,
  pin: RefObject<HTMLInputElement | null>,
  status: RefObject<HTMLDivElement | null>,
): void {
  useEffect(() => {
    if (!isOpen) return
    const active = document.activeElement
    if (active?.closest('details, table, dl, [role=region]')) return
    // The link to the window comes to whoever waits; who is already at 取消 stays there.
    const waiting =
      state.phase === 'detecting' ||
      state.phase === 'blocked' ||
      (state.phase === 'signing' && state.window !== undefined)
    if (state.phase === 'ready') pin.current?.focus()
    // Waiting moves nobody, unless the field or button that had the focus has gone.
    else if (!waiting || active === null || active === document.body) status.current?.focus()
  }, [isOpen, state, pin, status])
}
