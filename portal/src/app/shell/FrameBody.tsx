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

/** Between header and footer: the page and its side menu, unfolded beside it in WIDE, one line above it in MINI (spec §4). */
export function FrameBody({ beside, currentHref, children }: FrameBodyProps) {
  const sizeClass = useAtomValue(sizeClassAtom)
  return (
    <div className={css.body[sizeClass]}>
      {beside.length > 0 && (
        <div className={css.aside[sizeClass]}>
          <SideNav items={beside} currentHref={currentHref} />
        </div>
      )}
      <main id="main" className={css.main} tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}
