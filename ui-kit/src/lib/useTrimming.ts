import { type ChangeEvent, type CompositionEvent, type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react'
import { afterPress } from './afterPress.ts'
import { hasLeft } from './hasLeft.ts'
import { isComposing as isComposingKey } from './isComposing.ts'

type Box = HTMLInputElement | HTMLTextAreaElement

interface Options {
  /** Told of each text, after trimming. */
  onChange: ((value: string) => void) | undefined
  /** The focus leaves the box, or Enter submits from it, after trimming. `refused`: Enter does not submit. */
  onLeave?: (() => 'refused' | 'done') | undefined
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
  const latest = useRef({ onChange, onLeave })
  useEffect(() => {
    latest.current = { onChange, onLeave }
  })

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

  function leave(box: B) {
    const text = box.value.trim()
    if (!isOff && text !== box.value) {
      box.value = text
      latest.current.onChange?.(text)
    }
    return latest.current.onLeave?.()
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
      const box = event.currentTarget
      if (hasLeft(event)) afterPress(() => leave(box))
    },
    /** Enter submits without leaving: what is sent is the same. */
    onKeyDown: (event: KeyboardEvent<B>) => {
      const { currentTarget: box, key, nativeEvent } = event
      if (key !== 'Enter' || box.localName === 'textarea' || isComposingKey(nativeEvent)) return
      if (leave(box) === 'refused') event.preventDefault()
    },
  }
}
