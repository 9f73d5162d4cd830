import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, useContext, useEffect, useEffectEvent, useRef } from 'react'
import { ComboBoxStateContext, Input, type InputProps, Button as RacButton } from 'react-aria-components'
import { cx } from '../lib/cx.ts'
import { hasLeft } from '../lib/hasLeft.ts'
import { iconProps } from '../lib/icon.ts'
import { control, focusRing } from '../lib/interactive.css.ts'
import { isComposing, keepComposition } from '../lib/isComposing.ts'
import { useTrimming } from '../lib/useTrimming.ts'
import * as css from './ComboBox.css.ts'

type EntryProps = InputProps &
  React.RefAttributes<HTMLInputElement> & {
    /** The option that is highlighted while one types: Enter takes it, Tab and Esc do not. */
    offered: string | undefined
    /** Goes up when a failed search was asked for again: the list opens once more, for what is found now. */
    retries: number
    /** Esc, or Enter without an option: what is typed is judged. */
    onStock: () => void
  }

/** Keys that leave the offered option: by the arrows one chooses, or goes back to the text. */
const leaves = /^(?:Arrow|Page|Home|End)/

/**
 * The input of a combobox and its button. It leaves the option before a letter comes in, whether the arrow keys stand on
 * it or it was offered.
 *
 * react-aria leaves it after the letter, and an effect then tells the input by a made-up `focusin`. React may run that
 * effect within the next letter's `input`, takes the end of the one event for the end of the other and writes the text
 * of before into the field: 「zhu」 becomes 「z」, the composition breaks, 「株洲」 comes in as 「zhu株洲」 (8 of 60 runs).
 */
export function Entry({ offered, retries, onStock, onCompositionStart, onCompositionEnd, ...props }: EntryProps) {
  const box = useRef<HTMLElement>(null)
  const state = useContext(ComboBoxStateContext)
  const selection = state?.selectionManager
  const trimming = useTrimming<HTMLInputElement>({ onChange: (text) => state?.setInputValue(text) })
  /** The option was highlighted by typing, not reached by the arrow keys. */
  const isOffered = useRef(false)

  function leaveOption() {
    isOffered.current = false
    selection?.setFocusedKey(null)
  }

  function highlightOffered() {
    if (!isOffered.current || !state?.isOpen || offered === undefined || selection?.focusedKey !== null) return
    selection.setFocusedKey(offered)
  }

  const beforeInput = useEffectEvent(leaveOption)
  useEffect(() => {
    const element = box.current
    const leave = () => beforeInput()
    // Not React's `onBeforeInput`, which knows nothing of compositions.
    element?.addEventListener('beforeinput', leave)
    return () => element?.removeEventListener('beforeinput', leave)
  }, [])

  // After each render, and after the effects of react-aria, which leaves the option when it has seen the new text and
  // when the list has opened.
  const rendered = useEffectEvent(highlightOffered)
  useEffect(() => queueMicrotask(() => rendered()))

  const reopen = useEffectEvent(() => retries > 0 && state?.open(null, 'manual'))
  useEffect(() => void reopen(), [retries])

  function keyDown(event: KeyboardEvent) {
    const { key, nativeEvent } = event
    if (isComposing(nativeEvent)) {
      // Safari's Enter comes after the composition, when an option may be offered.
      keepComposition(event)
      event.stopPropagation()
    } else if (event.altKey && (key === 'ArrowDown' || key === 'ArrowUp')) {
      // APG: Alt opens and closes the list, and chooses nothing.
      event.preventDefault()
      event.stopPropagation()
      if (key === 'ArrowUp') state?.setOpen(false)
      else if (!state?.isOpen) state?.open(null, 'manual')
    } else if (leaves.test(key)) {
      isOffered.current = false
    } else if (key === 'Tab' && isOffered.current) {
      leaveOption()
    } else if (key === 'Enter' && state?.isOpen) {
      highlightOffered()
      if (selection?.focusedKey === null) onStock()
    } else if (key === 'Escape' && state?.isOpen) {
      // react-aria's own Esc puts the words of the choice back, and opens the list again where they differ.
      event.stopPropagation()
      state.setOpen(false)
      onStock()
    }
  }

  return (
    <span
      ref={box}
      className={css.box}
      onKeyDownCapture={keyDown}
      onInput={({ nativeEvent }) => {
        isOffered.current = !(nativeEvent as InputEvent).isComposing
      }}
      onCompositionEnd={() => {
        isOffered.current = true
      }}
      // react-aria takes any blur for leaving.
      onBlurCapture={(event) => {
        if (!hasLeft(event)) event.stopPropagation()
      }}
    >
      <Input
        className={cx(focusRing, control, css.input)}
        {...props}
        // Before react-aria reads the text. It tells of one text once, whoever sets it; on leaving `onStock` trims.
        onChangeCapture={trimming.onChange}
        onCompositionStart={(event) => {
          trimming.onCompositionStart()
          onCompositionStart?.(event)
        }}
        onCompositionEnd={(event) => {
          trimming.onCompositionEnd(event)
          onCompositionEnd?.(event)
        }}
      />
      <RacButton className={css.button}>
        <ChevronDown {...iconProps} />
      </RacButton>
    </span>
  )
}
