import { phoneUpTo } from '@jinpiao/themes/scale'
import { createContext, useContext } from 'react'
import { useMediaQuery } from './useMediaQuery.ts'

/** How much room the window has. */
export interface KitScreen {
  /** Up to 639 CSS px. */
  isPhone: boolean
}

export const ScreenContext = createContext<KitScreen | undefined>(undefined)

/** What `KitProvider` was told of the window; without that the kit follows the window itself. */
export function useScreen(): KitScreen {
  const told = useContext(ScreenContext)
  return {
    isPhone: useMediaQuery(`(max-width: ${phoneUpTo}px)`, told?.isPhone),
  }
}
