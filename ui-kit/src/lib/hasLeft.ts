import type { FocusEvent } from 'react'

/**
 * Whether this blur leaves the field. When only the window has lost the focus (a sheet to copy from, the SMS on the
 * phone's screen) the field stays the document's active element and will have it again: nothing is rewritten, checked
 * or said until then.
 */
export const hasLeft = ({ target }: Pick<FocusEvent, 'target'>): boolean => document.activeElement !== target
