import { type ReactNode, useState } from 'react'
import { announce } from './announce.ts'
import type { OrNone } from './readValue.ts'
import { useOutsideValue } from './useOutsideValue.ts'

/** How a field reads its text when it is left, and what the form has in its place. For fields that are made of another. */
export interface Committed {
  /** The canonical value of what stands in the box. */
  formValue: string
  /** The focus leaves the box, and not only the window, or Enter submits from it. `refused`: there is a problem. */
  onLeave: () => 'refused' | 'done'
  /** The form is reset. */
  onReset: () => void
}

export interface CommittedText {
  /** What the form holds: a normalised value, or the text as typed while it is none. */
  value?: OrNone<string>
  /** What stands there at first, where nobody holds the value. */
  defaultValue?: string | undefined
  onChange: ((value: string) => void) | undefined
  /** The form's error. */
  error: ReactNode
  /** What the form is told about this text. */
  read: (text: string) => string
  /** How a value stands in the box while it is not being typed; the same text by default. */
  show?: (value: string) => string
  /** On leaving, after a change: the problem, or what is to be said (either is said once), and the normalised value. */
  check: (value: string) => Checked
}

interface Checked {
  problem?: string | undefined
  /** What is said: of a value that is taken, or of the problem where it is written in figures that voices misread. */
  say?: string | undefined
  value?: string
}

/**
 * A text field that changes nothing while it is typed in and takes stock on leaving it: formats, checks, says one
 * sentence. A problem is said assertively, the text stays. The later of the two errors, own and form's, is shown.
 */
export function useCommittedText(props: CommittedText) {
  const { defaultValue, onChange, error, read, show = (each) => each, check } = props
  const value = props.value ?? ''
  const [initial] = useState(props.value ?? defaultValue ?? '')
  const [typed, setTyped] = useState<string>()
  const [told, setTold] = useState(initial)
  const [judged, setJudged] = useState<string>()
  const [errorAtCommit, setErrorAtCommit] = useState(error)

  function start(next: string) {
    setTold(next)
    setTyped(undefined)
    setJudged(undefined)
  }

  useOutsideValue(value, told, () => start(value))

  // Looked at anew each time: what was wrong on leaving may be right by now, when a limit has moved.
  const problem = typed === undefined && judged === told ? check(told).problem : undefined

  function tell(next: string) {
    setTold(next)
    if (next !== told) onChange?.(next)
  }

  function takeStock(next: string): 'refused' | 'done' {
    const found = check(next)
    if (found.value !== undefined) tell(found.value)
    setTyped(undefined)
    setErrorAtCommit(error)
    setJudged(found.value ?? next)
    if (found.problem !== undefined) announce(found.say ?? found.problem, { assertive: true })
    else if (found.say !== undefined) announce(found.say)
    return found.problem === undefined ? 'done' : 'refused'
  }

  /** `refused` when there is a problem now. */
  function commit(): 'refused' | 'done' {
    if (typed !== undefined) return takeStock(told)
    return problem === undefined ? 'done' : 'refused'
  }

  const committed: Committed = {
    formValue: told,
    onLeave: commit,
    onReset: () => {
      if (initial !== told) onChange?.(initial)
      start(initial)
    },
  }

  return {
    text: typed ?? show(told),
    /** The value, once it is not being typed. */
    settled: typed === undefined ? told : undefined,
    error: problem !== undefined && error === errorAtCommit ? problem : error,
    type: (text: string) => {
      setTyped(text)
      tell(read(text))
    },
    /** A value chosen by other means than typing. */
    take: (next: string) => {
      tell(next)
      takeStock(next)
    },
    commit,
    committed,
  }
}
