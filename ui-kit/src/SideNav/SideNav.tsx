import { useId, useRef } from 'react'
import { Link as RacLink } from 'react-aria-components'
import { siteNavigationMessages } from '../lib/messages/siteNavigation.ts'
import { useMessages } from '../lib/messages.ts'
import { currentPage, type NavEntry, type NavItem } from '../lib/navigation.ts'
import { useKeptInView } from '../lib/useKeptInView.ts'
import * as css from './SideNav.css.ts'

export type { NavEntry, NavItem } from '../lib/navigation.ts'

export interface SideNavProps {
  /** The pages of one area. Groups have a heading word and are always open: there is room. */
  items: readonly NavItem[]
  /** The address that is shown: its link has `aria-current=page`. */
  currentHref?: string
  /** What the links lead to, where it is not the pages of an area: 帮助文章. Without it 侧边导航. */
  'aria-label'?: string
}

/** The pages of the area one is in, beside the content. Not a menu: a list of links in `nav` 侧边导航. */
export function SideNav({ items, currentHref, 'aria-label': label }: SideNavProps) {
  const t = useMessages(siteNavigationMessages)
  const list = useRef<HTMLUListElement>(null)
  // Where a page lays it out as one line that scrolls.
  useKeptInView(list, '[aria-current]', currentHref)
  return (
    <nav aria-label={label ?? t.sideNav} className={css.nav}>
      <ul ref={list} role="list" className={css.list}>
        {items.map((item) =>
          'href' in item ? (
            <Entry key={item.href} entry={item} currentHref={currentHref} />
          ) : (
            <Group key={item.label} {...item} currentHref={currentHref} />
          ),
        )}
      </ul>
    </nav>
  )
}

interface GroupProps {
  label: string
  children: readonly NavEntry[]
  currentHref: string | undefined
}

function Group({ label, children, currentHref }: GroupProps) {
  const labelId = useId()
  return (
    <li className={css.group}>
      {/* Not a heading: it would stand in the page's outline before its h1. */}
      <span id={labelId} className={css.label}>
        {label}
      </span>
      <ul role="list" aria-labelledby={labelId} className={css.list}>
        {children.map((entry) => (
          <Entry key={entry.href} entry={entry} currentHref={currentHref} />
        ))}
      </ul>
    </li>
  )
}

function Entry({ entry, currentHref }: { entry: NavEntry; currentHref: string | undefined }) {
  return (
    <li>
      <RacLink className={css.entry} href={entry.href} {...currentPage(entry, currentHref)}>
        {entry.label}
      </RacLink>
    </li>
  )
}
