import type { KeyboardEvent as ReactKeyboardEvent } from 'react'

/**
 * Whether a key belongs to the input method, which takes Enter, Esc and the arrows while it composes. Safari ends the
 * composition first and then reports its Enter as an ordinary one: only its key code, 229, still tells.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === 229

/** On a form: the Enter of an input method chooses characters and sends nothing. */
export function keepComposition(event: ReactKeyboardEvent): void {
  if (event.key === 'Enter' && isComposing(event.nativeEvent)) event.preventDefault()
}
