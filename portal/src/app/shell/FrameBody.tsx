import { type NavItem, SideNav } from '@jinpiao/ui-kit/SideNav'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { sizeClassAtom } from '#portal/session/screen.ts'
import * as css from './frame.css.ts'

interface FrameBodyProps {
  /** The pages of the area that one is in; none: there is no side menu. */
  beside: readonly NavItem[]
  currentHref: string
  children: ReactNode
}

/**
 * Between header and footer: the page, and in WIDE its side menu at the end of the page's first line (spec §4). In MINI
 * the header's menu has the same pages. Either way all pages begin at one left edge, as high as without it.
 */
export function FrameBody({ beside, currentHref, children }: FrameBodyProps) {
  const sizeClass = useAtomValue(sizeClassAtom)
  return (
    <div className={css.body}>
      {sizeClass === 'WIDE' && beside.length > 0 && (
        <div className={css.aside}>
          <SideNav items={beside} currentHref={currentHref} />
        </div>
      )}
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
