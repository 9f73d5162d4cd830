import type { Fen } from '@jinpiao/values/money'
import { type ReactNode, useState } from 'react'
import { announce } from '../lib/announce.ts'
import { moneyFieldMessages } from '../lib/messages/moneyField.ts'
import { useMessages } from '../lib/messages.ts'
import { useOutsideValue } from '../lib/useOutsideValue.ts'
import { initialMoney, type MoneyAction, type MoneyOutcome, moneyReducer, standingOutcome } from './moneyCommit.ts'

interface Options {
  value: string | undefined
  defaultValue: string | undefined
  onChange: ((value: string) => void) | undefined
  min: Fen | undefined
  max: Fen | undefined
  /** The form's error. */
  error: ReactNode
}

/** The state of a money field, its voice, and the error that is shown: its own or the form's, whichever is later. */
export function useMoneyField({ value: given, defaultValue, onChange, min, max, error }: Options) {
  const t = useMessages(moneyFieldMessages)
  const value = given ?? ''
  const [initial] = useState(given ?? defaultValue ?? '')
  const [state, setState] = useState(() => initialMoney(initial))
  const [errorAtCommit, setErrorAtCommit] = useState(error)

  useOutsideValue(value, state.value, () => setState(initialMoney(value)))

  function apply(action: MoneyAction) {
    const next = moneyReducer(state, action)
    setState(next)
    if (next.value !== state.value) onChange?.(next.value)
    return next
  }

  const outcome = standingOutcome(state, { min, max })
  const own = errorOf(outcome)
  const shownError = own !== undefined && error === errorAtCommit ? own : error

  function errorOf(outcome: MoneyOutcome | undefined): string | undefined {
    switch (outcome?.kind) {
      case 'cleared':
        return t.cleared(outcome.rejected)
      case 'tooManyDecimals':
        return t.decimals
      case 'tooLarge':
        return t.tooLarge(outcome.limit)
      case 'tooSmall':
        return t.tooSmall(outcome.limit)
      case 'formatted':
      case undefined:
        return undefined
    }
  }

  /** One sentence for one commit (G10): what was taken away, and the amount in words that every voice reads right. */
  function sayFormatted({ decimal, stripped }: Extract<MoneyOutcome, { kind: 'formatted' }>) {
    if (stripped.includes('minus')) return announce(t.minus(decimal))
    announce([...(stripped.length > 0 ? [t.stripped(stripped)] : []), t.amount(decimal)].join(t.comma))
  }

  return {
    state,
    error: shownError,
    /** For the eye: a changed sign must not go unnoticed. */
    note: outcome?.kind === 'formatted' && outcome.stripped.includes('minus') ? t.minus(outcome.decimal) : undefined,
    /** The text is gone from the box: the way back must be seen. */
    isCleared: outcome?.kind === 'cleared',
    canRestore: state.before !== undefined && !state.dirty,
    type: (text: string) => void apply({ type: 'type', text }),
    keptOutMinus: () => void apply({ type: 'minus' }),
    restore: () => void apply({ type: 'restore' }),
    /** The form is reset. */
    reset: () => void apply({ type: 'set', value: initial }),
    fill: (decimal: string) => {
      apply({ type: 'fill', decimal })
      announce(t.amount(decimal))
    },
    /** `refused` when there is an error now: the form must not be sent by this Enter. */
    commit: (): 'refused' | 'done' => {
      if (!state.dirty) return own === undefined ? 'done' : 'refused'
      const next = apply({ type: 'commit', min, max })
      setErrorAtCommit(error)
      const problem = errorOf(next.outcome)
      if (problem !== undefined) announce(problem, { assertive: true })
      else if (next.outcome?.kind === 'formatted') sayFormatted(next.outcome)
      return problem === undefined ? 'done' : 'refused'
    },
  }
}
