import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFieldValue } from '../Field/formParts.ts'
import { announce } from '../lib/announce.ts'
import { choiceMessages } from '../lib/messages/choice.ts'
import { useMessages } from '../lib/messages.ts'
import { after } from '../lib/pause.ts'
import { useOutsideValue } from '../lib/useOutsideValue.ts'
import type { Option } from '../Select/Options.tsx'
import { exactMatch, filterOptions } from './filterOptions.ts'

/** Why nothing was found: the search itself has failed. */
export interface SearchFailure {
  /** What has happened, without a full stop: 网络已断开. */
  problem: string
  /** Searches for the same text again. */
  onRetry: () => void
}

interface Settings {
  options: readonly Option[]
  value: string | undefined
  defaultValue: string | undefined
  selectedLabel: string | undefined
  onChange: ((value: string, option: Option | undefined) => void) | undefined
  onSearch: ((text: string) => void) | undefined
  isLoading: boolean
  failure: SearchFailure | undefined
  /** The form's error. */
  error: ReactNode
}

/** The id of the option that searches again; no id of a server begins so. */
const RETRY = ':retry'

/**
 * Text, query, error and voice of a combobox whose options may come from a server. What is typed is no choice before an
 * option was taken, and is never thrown away: left as it is, it stays with the reason.
 */
export function useComboBox({ options, selectedLabel, onSearch, isLoading, failure, error, ...owner }: Settings) {
  const t = useMessages(choiceMessages)
  const field = useFieldValue<string, [Option | undefined]>(owner, '')
  const { value } = field
  // The chosen option is remembered: a later search may not find it again.
  const [chosen, setChosen] = useState<Option>()
  /** Undefined while the words of the choice stand in the box. */
  const [typed, setTyped] = useState<string>()
  const [told, setTold] = useState(value)
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [isComposing, setComposing] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [errorAtLeave, setErrorAtLeave] = useState(error)
  /** How often a failed search was asked for again: the list, which closes at a choice, opens again. */
  const [retries, setRetries] = useState(0)
  /** What the server was asked for last. */
  const asked = useRef('')
  /** Leaving may be told of twice, by a key and by the focus: one text is judged once. */
  const judged = useRef<string>(undefined)
  const label = labelOf(value)

  useOutsideValue(value, told, () => {
    setTold(value)
    settle()
  })

  const again = failure && { id: RETRY, label: t.again(failure.problem) }
  const shown = shownOptions()
  // What react-aria opens at the first letter of a composition is not what is looked for.
  useCount({ isOpen: isOpen && !isComposing, isLoading, query, count: shown.length, problem: again?.label })

  function labelOf(id: string): string {
    if (id === '') return ''
    if (chosen?.id === id) return chosen.label
    return options.find((option) => option.id === id)?.label ?? selectedLabel ?? ''
  }

  function shownOptions(): readonly Option[] {
    if (onSearch === undefined) return filterOptions(options, query)
    // Where the server searches, what it found is shown as it is: nothing of what it found for another text.
    if (isLoading) return []
    return again === undefined ? options : [again]
  }

  function search(next: string) {
    setQuery(next)
    asked.current = next
    onSearch?.(next)
  }

  function tell(id: string, option: Option | undefined) {
    setTold(id)
    if (id !== value) field.change(id, option)
  }

  /** The words of the choice stand in the box again. */
  function settle() {
    setTyped(undefined)
    setQuery('')
    setProblem(undefined)
  }

  function refuse(why: string) {
    setProblem(why)
    setErrorAtLeave(error)
    announce(why, { assertive: true })
  }

  function choose(option: Option) {
    if (option.disabledReason !== undefined) return refuse(t.notChosen(option.label, option.disabledReason))
    setChosen(option)
    settle()
    tell(option.id, option)
  }

  /** The best of those whose words hold what was typed: of an earlier search others may still be there. */
  function offer(): string | undefined {
    if (again !== undefined && shown.length > 0) return RETRY
    if (typed === undefined || isComposing || query.trim() === '') return undefined
    const matching = filterOptions(shown, query)
    return (matching.find(({ disabledReason }) => disabledReason === undefined) ?? matching[0])?.id
  }

  return {
    value,
    text: typed ?? label,
    query,
    shown,
    error: problem !== undefined && error === errorAtLeave ? problem : error,
    /** What Enter takes while one types. */
    offered: offer(),
    retries,
    setOpen: (next: boolean) => {
      setOpen(next)
      // The words of a choice stand in the box: what was typed to find it is looked for no more.
      if (next && typed === undefined && asked.current !== '') search('')
    },
    type: (next: string) => {
      judged.current = undefined
      setTyped(next)
      setProblem(undefined)
      // Half-composed pinyin finds nothing and would say so.
      if (!isComposing) search(next)
      if (value === '') return
      // Typed back to its whole name it is the choice again.
      if (chosen?.id !== value) setChosen({ id: value, label })
      tell('', undefined)
    },
    /** The form is reset. */
    reset: () => {
      settle()
      const { initial } = field
      tell(
        initial,
        options.find(({ id }) => id === initial),
      )
    },
    composition: {
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: (event: { currentTarget: { value: string } }) => {
        setComposing(false)
        search(event.currentTarget.value)
      },
    },
    /** An option was taken; react-aria also tells of leaving, by the old choice or by none. */
    pick: (id: string) => {
      if (id === RETRY && failure !== undefined) {
        setRetries((count) => count + 1)
        return failure.onRetry()
      }
      const option = shown.find((each) => each.id === id)
      if (option !== undefined) choose(option)
    },
    /** On leaving, Esc, and Enter without an option: a whole name is a choice, anything else is none. */
    takeStock: () => {
      if (typed === undefined) return
      const text = typed.trim()
      if (judged.current === text) return
      judged.current = text
      if (text === '') return setTyped(undefined)
      const isShown = chosen === undefined || shown.some(({ id }) => id === chosen.id)
      const match = exactMatch(isShown ? shown : [...shown, chosen], text)
      if (match !== undefined) return choose(match)
      if (text !== typed) {
        setTyped(text)
        search(text)
      }
      refuse(t.fromList)
    },
  }
}

/** Says how many there are, when the list opens and when it has settled after typing; one text, not one per key. */
function useCount({
  isOpen,
  isLoading,
  query,
  count,
  problem,
}: Record<'isOpen' | 'isLoading', boolean> & { query: string; count: number; problem: string | undefined }) {
  const t = useMessages(choiceMessages)
  const found = problem ?? (count === 0 ? t.nothing(query) : t.count(count))
  const text = isLoading ? t.searching : found
  useEffect(() => {
    if (!isOpen) return
    // Loading is worth a word only when it lasts (1 s); a count when the typing pauses.
    return after(isLoading ? 1000 : 400, () => announce(text))
  }, [isOpen, isLoading, query, text])
}
