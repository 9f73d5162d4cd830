import type { MouseEvent } from 'react'
import * as css from './SkipLinks.css.ts'

export interface SkipLinksProps {
  /** In the order of the page: 跳到主要内容 first. `targetId` is the id of the part, which then takes the focus. */
  links: readonly { label: string; targetId: string }[]
}

/**
 * The first Tab stops of a page (2.4.1), seen only while one of them has the focus. They move the focus themselves:
 * a hash alone would leave Chromium's focus where it was after a client-side navigation, and would stand in the
 * address.
 */
export function SkipLinks({ links }: SkipLinksProps) {
  function skip(event: MouseEvent, targetId: string) {
    const target = document.getElementById(targetId)
    if (!target) return
    event.preventDefault()
    if (!target.hasAttribute('tabindex')) target.tabIndex = -1
    target.focus()
    target.scrollIntoView()
  }
  return (
    <ul className={css.list}>
      {links.map(({ label, targetId }) => (
        <li key={targetId}>
          <a href={`#${targetId}`} className={css.link} onClick={(event) => skip(event, targetId)}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
