import { useEffect, useReducer, useRef, useState } from 'react'
import { now } from '../lib/clock.ts'
import { after } from '../lib/pause.ts'
import { ukeyFailure } from '../lib/ukeyFailure.ts'
import type { UkeyAdapter } from './adapter.ts'
import { initialState, polls, ukeyPromptReducer } from './ukeyPromptState.ts'

const pollEvery = 2000
/** No time limit under two minutes (2.2.1): then the person may cancel, nothing ends by itself. */
const slowAfter = 120_000
/** Whoever has not seen the driver's window by then is given its address. */
const windowAfter = 5000

interface Options<Signature> {
  isOpen: boolean
  adapter: UkeyAdapter<Signature>
  original: string
  certSerialNo: string | undefined
  simulated: boolean
  /** Nothing is looked for and nothing can be signed yet. */
  isPreparing: boolean
  onSigned: (signature: Signature) => Promise<void>
  canSubmitAgain?: ((error: unknown) => boolean) | undefined
}

/** Drives the reducer: polls the keys, signs, hands the signature on. */
export function useUkeyPrompt<Signature>(options: Options<Signature>) {
  const { isOpen, adapter, original, certSerialNo, simulated, isPreparing, onSigned, canSubmitAgain } = options
  const [state, dispatch] = useReducer(ukeyPromptReducer, simulated && !isPreparing, initialState)
  const controller = useRef<AbortController>(undefined)
  const [attempt, setAttempt] = useState(0)
  const signature = useRef<Signature>(undefined)
  const typedRef = useRef('')
  const polling = isOpen && !isPreparing && polls(state)
  const detecting = state.phase === 'detecting'

  useEffect(() => {
    if (!isOpen) return
    const isReady = simulated && !isPreparing
    dispatch({ type: 'reset', simulated: isReady })
    return () => {
      controller.current?.abort()
      signature.current = undefined
      typedRef.current = ''
      dispatch({ type: 'reset', simulated: isReady })
    }
  }, [isOpen, simulated, isPreparing])

  useEffect(() => {
    if (!polling) return
    let stopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      try {
        const certificates = await adapter.list()
        if (!stopped) dispatch({ type: 'listed', certificates, expected: certSerialNo, now: now() })
      } catch (error) {
        if (!stopped) dispatch({ type: 'listFailed', failure: ukeyFailure(error) })
      }
      // The next question only after the answer: slow drivers must not pile up.
      if (!stopped) timer = setTimeout(() => void look(), pollEvery)
    }
    void look()
    return () => {
      stopped = true
      clearTimeout(timer)
    }
    // A new look at once when the person asks for it: `detecting` begins anew.
  }, [polling, detecting, adapter, certSerialNo])

  const submit = async (signed: Signature) => {
    dispatch({ type: 'submit' })
    try {
      await onSigned(signed)
      dispatch({ type: 'submitted' })
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error)
      dispatch({ type: 'submitFailed', message, canSubmitAgain: canSubmitAgain?.(error) ?? true })
    }
  }

  return {
    state,
    /** Counts the signing attempts: each begins with an empty PIN. */
    attempt,
    /** What was typed of the PIN in this attempt. */
    typedRef,
    detect: () => {
      // What is still being signed is given up: its signature would come into another state.
      controller.current?.abort()
      dispatch({ type: 'detect', simulated })
    },
    sign: async (pin: string) => {
      const { signal } = (controller.current = new AbortController())
      setAttempt(attempt + 1)
      typedRef.current = ''
      dispatch({ type: 'sign' })
      const timer = setTimeout(() => dispatch({ type: 'slow' }), slowAfter)
      let callOff = () => {}
      const onWindow = (address: string) => {
        callOff()
        callOff = after(windowAfter, () => dispatch({ type: 'window', address }))
      }
      try {
        const request = { original, certSerialNo: certSerialNo ?? '', ...(adapter.pinEntry === 'page' && { pin }) }
        signature.current = await adapter.sign(request, { signal, onWindow })
        callOff()
        // Closed meanwhile: a signature that came too late is not used.
        if (!signal.aborted) await submit(signature.current)
      } catch (error) {
        dispatch({
          type: 'signFailed',
          failure: signal.aborted ? { code: 'CANCELLED' } : ukeyFailure(error),
        })
      } finally {
        clearTimeout(timer)
        callOff()
      }
    },
    submitAgain: () => {
      if (signature.current !== undefined) void submit(signature.current)
    },
  }
}
