import { Link } from '@jinpiao/ui-kit/Link'
import type { ReactNode } from 'react'
import { HELP } from './useHelps.ts'
import { useMayOpen } from './useMayOpen.ts'

interface HelpLinkProps {
  /** Number of the article; none: all of them. */
  article?: string
  children: ReactNode
}

/**
 * The one way to the help out of a page: in a window of its own (spec §2), so that what is typed stays. Nothing for whoever may
 * not open it. A test has no other.
 */
export function HelpLink({ article, children }: HelpLinkProps) {
  if (!useMayOpen()(HELP)) return null
  return (
    <Link kind="standalone" href={article === undefined ? HELP : `${HELP}?id=${article}`} newWindow>
      {children}
    </Link>
  )
}
