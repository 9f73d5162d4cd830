import { useEffect, useState } from 'react'
import { announce } from '../lib/announce.ts'
import { useMessages } from '../lib/messages.ts'
import { choiceMessages } from '../lib/messages/choice.ts'
import type { Option } from '../Select/Options.tsx'
import { exactMatch, filterOptions } from './filterOptions.ts'

interface Settings {
  options: readonly Option[]
  value: string
  selectedLabel: string | undefined
  onChange: ((value: string, option: Option | undefined) => void) | undefined
  onSearch: ((text: string) => void) | undefined
  isLoading: boolean
}

/** Text, query and voice of a combobox whose options may come from a server. */
export function useComboBox({ options, value, selectedLabel, onChange, onSearch, isLoading }: Settings) {
  const t = useMessages(choiceMessages)
  // The chosen option is remembered: a later search may not find it again.
  const [chosen, setChosen] = useState<Option | undefined>()
  const label = labelOf(value)
  const [text, setText] = useState(label)
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [seenLabel, setSeenLabel] = useState(label)
  const [isComposing, setComposing] = useState(false)

  function labelOf(id: string): string {
    if (id === '') return ''
    if (chosen?.id === id) return chosen.label
    return options.find((option) => option.id === id)?.label ?? selectedLabel ?? ''
  }

  // Chosen from outside, or its option has just arrived.
  if (label !== seenLabel) {
    setSeenLabel(label)
    setText(label)
    setQuery('')
  }

  // Where the server searches, what it found is shown as it is.
  const shown = onSearch === undefined ? filterOptions(options, query) : options
  // What react-aria opens at the first letter of a composition is not what is looked for.
  useCount({ isOpen: isOpen && !isComposing, isLoading, query, count: shown.length })

  function search(next: string) {
    setQuery(next)
    onSearch?.(next)
  }

  /** False when it cannot be chosen. */
  function choose(option: Option): boolean {
    if (option.disabledReason !== undefined) {
      announce(t.notChosen(option.label, option.disabledReason))
      return false
    }
    setChosen(option)
    setSeenLabel(option.label)
    setText(option.label)
    setQuery('')
    if (option.id !== value) onChange?.(option.id, option)
    return true
  }

  return {
    text,
    query,
    shown,
    setOpen,
    type: (next: string) => {
      setText(next)
      // Half-composed pinyin finds nothing and would say so.
      if (!isComposing) search(next)
      if (next === '' && value !== '') onChange?.('', undefined)
    },
    composition: {
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: (event: { currentTarget: { value: string } }) => {
        setComposing(false)
        search(event.currentTarget.value)
      },
    },
    /** react-aria asks for it on a choice (`id`), and on leaving with a text that is no choice (the old id). */
    commit: (id: string | undefined) => {
      const picked = id !== undefined && id !== value ? shown.find((option) => option.id === id) : undefined
      if (picked !== undefined) return void choose(picked)
      const match = text === label ? undefined : exactMatch(shown, text)
      if (match !== undefined && choose(match)) return
      // The text of an option that cannot be chosen must not stand there like a choice.
      if (match === undefined && text !== label && text.trim() !== '') announce(t.reverted(text))
      setText(label)
      setQuery('')
    },
  }
}

/** Says how many there are, when the list opens and when it has settled after typing; one text, not one per key. */
function useCount({
  isOpen,
  isLoading,
  query,
  count,
}: Record<'isOpen' | 'isLoading', boolean> & { query: string; count: number }) {
  const t = useMessages(choiceMessages)
  const text = isLoading ? t.searching : count === 0 ? t.nothing(query) : t.count(count)
  useEffect(() => {
    if (!isOpen) return
    // Loading is worth a word only when it lasts (1 s); a count when the typing pauses.
    const timer = setTimeout(() => announce(text), isLoading ? 1000 : 400)
    return () => clearTimeout(timer)
  }, [isOpen, isLoading, query, text])
}
