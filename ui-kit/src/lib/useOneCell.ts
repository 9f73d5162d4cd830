import { type ClipboardEvent, useState } from 'react'
import { announce } from './announce.ts'
import { commonMessages } from './messages/common.ts'
import { useMessages } from './messages.ts'

/** Cells of a sheet stand on the clipboard with a tab between columns and a line end between rows; one has an end, too. */
export const isSeveralCells = (text: string): boolean => /\S[ ]*[\t\r\n]+\s*\S/.test(text)

/**
 * Refuses the paste of several cells into a box of one figure: the browser would join `100⏎200` to 100200, an amount
 * that nobody has typed. Read from the clipboard before that; what stood in the box stays. The sentence is said once and
 * stands there until something else comes into the box.
 */
export function useOneCell(isOn: boolean) {
  const t = useMessages(commonMessages)
  const [isRefused, setRefused] = useState(false)
  if (!isOn) return { refusal: undefined, box: {} }
  return {
    refusal: isRefused ? t.severalCells : undefined,
    /** Spread it on the box. */
    box: {
      onPaste: (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        if (event.currentTarget.readOnly || !isSeveralCells(event.clipboardData.getData('text/plain'))) return
        event.preventDefault()
        setRefused(true)
        announce(t.severalCells, { assertive: true })
      },
      onInput: () => setRefused(false),
    },
  }
}
