import { hashKey } from '@tanstack/react-query'
import { type KeyboardEvent, useMemo, useRef } from 'react'

/** Keys that lead through a form and change nothing in it. */
const passing = ['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'Escape']

/**
 * What the person has typed into a form, told from what the form has filled in by itself: a stored application, terms of an
 * address, the only account that there is. It is there again at the next opening, so it is no draft.
 */
export function useTyping() {
  const isBegun = useRef(false)
  /** The form before the person did something in it, or as it was last stored. */
  const before = useRef<string>(undefined)
  return useMemo(() => {
    const begin = () => {
      isBegun.current = true
    }
    return {
      begin,
      /** Nobody has typed anything any more. */
      end: () => {
        isBegun.current = false
      },
      /** As it is now it is stored. */
      settle: (values: unknown) => {
        before.current = hashKey([values])
      },
      /** Whether the form holds no more than before. */
      settles: (values: unknown): boolean => {
        const now = hashKey([values])
        if (!isBegun.current) before.current = now
        return now === before.current
      },
      /** Props of the element around all fields. React's events come from lists and dialogs of the fields as well. */
      props: {
        onInputCapture: begin,
        onPointerDownCapture: begin,
        onClickCapture: begin,
        onDropCapture: begin,
        onKeyDownCapture: ({ key }: KeyboardEvent) => {
          if (!passing.includes(key)) begin()
        },
      },
    }
  }, [])
}
