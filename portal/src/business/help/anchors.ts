import { focusText } from '@jinpiao/ui-kit/lib/focusText'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Names a heading in an address: its own words, so that a link outlasts a new order. */
export const anchorOf = (heading: string): string => encodeURIComponent(heading.replaceAll(' ', '-'))

/** The heading that the address names takes the focus, as it would on a page of its own. */
export function useAnchor(): void {
  const { hash, key } = useLocation()
  useEffect(() => {
    if (hash === '') return
    const heading = document.getElementById(hash.slice(1))
    focusText(heading)
    heading?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [hash, key])
}
