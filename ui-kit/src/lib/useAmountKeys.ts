import { parseDecimal } from '@jinpiao/values/decimal'
import { type RefObject, useEffect } from 'react'

// What counts as a digit, a dot or a minus is the parser's to say: full-width ones do, and the 。 of a Chinese input method.
const isDigit = (char: string) => parseDecimal(char) !== undefined
const isDot = (char: string) => parseDecimal(`0${char}0`) === '0.0'
const isMinus = (char: string) => parseDecimal(`${char}1`) === '-1'

interface Options {
  /** The number may begin with a minus. */
  isSigned?: boolean
  /** A minus was kept out. It changes what is meant: the field has to say it. */
  onMinus?: () => void
}

/**
 * Of what is typed, only digits and one dot get into the box in `frame` (spec §5). It looks at single keys. What is
 * pasted, dictated or filled in comes whole, formatted or not, and is judged on leaving; so is what an input method
 * composes, which nobody may interrupt. A native listener: React's `onBeforeInput` does not tell a key from a paste.
 */
export function useAmountKeys(frame: RefObject<HTMLElement | null>, { isSigned = false, onMinus }: Options = {}): void {
  useEffect(() => {
    const node = frame.current
    const look = (event: InputEvent) => {
      const { target: box, data, inputType, isComposing } = event
      if (inputType !== 'insertText' || isComposing || data === null || [...data].length !== 1) return
      if (!(box instanceof HTMLInputElement) || mayEnter(data, box, isSigned)) return
      event.preventDefault()
      if (isMinus(data)) onMinus?.()
    }
    node?.addEventListener('beforeinput', look)
    return () => node?.removeEventListener('beforeinput', look)
  })
}

function mayEnter(char: string, { value, selectionStart, selectionEnd }: HTMLInputElement, isSigned: boolean): boolean {
  if (isDigit(char)) return true
  const stays = [...value.slice(0, selectionStart ?? 0), ...value.slice(selectionEnd ?? 0)]
  if (isDot(char)) return !stays.some(isDot)
  return isSigned && isMinus(char) && selectionStart === 0 && !stays.some(isMinus)
}
