import { type ChangeEvent, type CompositionEvent, type FocusEvent, useRef } from 'react'
import { hasLeft } from './hasLeft.ts'

type Box = HTMLInputElement | HTMLTextAreaElement

interface Options {
  /** Told of each text, after trimming. */
  onChange: ((value: string) => void) | undefined
  /** The focus leaves the box, after trimming. */
  onLeave?: (() => void) | undefined
  /** A password is its owner's to the last blank; a text that cannot be changed is nobody's to trim. */
  isOff?: boolean | undefined
}

/**
 * Text without blanks around it (spec §5: trimmed on input and blur): in front none stays as one types, behind none on
 * leaving, for a word may follow until then. What an input method composes is left alone until it is done: a changed
 * box ends the composition. Spread the result on the native box.
 */
export function useTrimming<B extends Box>({ onChange, onLeave, isOff = false }: Options) {
  const isComposing = useRef(false)

  function trimStart(box: B) {
    const { value, selectionStart } = box
    const text = value.trimStart()
    if (text === value) return false
    box.value = text
    // An e-mail box has no caret that a page may know.
    const caret = selectionStart === null ? null : Math.max(0, selectionStart - (value.length - text.length))
    if (caret !== null) box.setSelectionRange(caret, caret)
    return true
  }

  return {
    onChange: ({ currentTarget: box }: Pick<ChangeEvent<B>, 'currentTarget'>) => {
      if (!isOff && !isComposing.current) trimStart(box)
      onChange?.(box.value)
    },
    onCompositionStart: () => {
      isComposing.current = true
    },
    onCompositionEnd: ({ currentTarget: box }: CompositionEvent<B>) => {
      isComposing.current = false
      if (!isOff && trimStart(box)) onChange?.(box.value)
    },
    onBlur: (event: FocusEvent<B>) => {
      if (!hasLeft(event)) return
      const box = event.currentTarget
      const text = box.value.trim()
      if (!isOff && text !== box.value) {
        box.value = text
        onChange?.(text)
      }
      onLeave?.()
    },
  }
}
