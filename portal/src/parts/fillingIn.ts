import { createContext } from 'react'

/** Whether a form is being filled in or checked here: no number leads away from it, because what was typed would be lost. */
export const FillingIn = createContext(false)
