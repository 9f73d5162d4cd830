import { atom, useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { inPortal } from '#portal/session/address.ts'

interface InnerTitle {
  /** Of the page that it stands in: what the next page shows is its own affair. */
  path: string
  title: string
}

export const innerTitleAtom = atom<InnerTitle | undefined>(undefined)

/**
 * What an address shows by its query, as a ticket on a home: the title of the window names it instead of the page around
 * it (accessibility §4, route change: titles are unique).
 */
export function useInnerTitle(title: string): void {
  const path = inPortal(useLocation().pathname)
  const set = useSetAtom(innerTitleAtom)
  useEffect(() => {
    set({ path, title })
    return () => set(undefined)
  }, [path, title, set])
}

/** The same where only a part of a page knows it. */
export function WindowTitle({ title }: { title: string }): null {
  useInnerTitle(title)
  return null
}
