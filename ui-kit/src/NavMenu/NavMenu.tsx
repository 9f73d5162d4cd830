import { ChevronDown, Menu as MenuIcon } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button as RacButton, Link as RacLink } from 'react-aria-components'
import { iconProps, smallIconProps } from '../lib/icon.ts'
import { siteNavigationMessages } from '../lib/messages/siteNavigation.ts'
import { useMessages } from '../lib/messages.ts'
import { currentPage, type NavEntry, type NavItem } from '../lib/navigation.ts'
import * as css from './NavMenu.css.ts'
import { useFold } from './useFold.ts'
import { useHoverOpen } from './useHoverOpen.ts'

export type { NavEntry, NavItem } from '../lib/navigation.ts'

export interface NavMenuProps {
  /** In the order of the page; a group of one had better be that one link. */
  items: readonly NavItem[]
  /** The address that is shown: its link has `aria-current=page`, its group's button `aria-current=true`. */
  currentHref?: string
}

/**
 * The site's navigation in the top bar: disclosures (APG disclosure navigation), not a menu: Tab goes through, Enter
 * and Space open, Esc closes and gives the focus back. The pointer may hover for 300 ms instead (1.4.13). The last groups
 * that have no room stand under 更多. On narrow screens the same list stands in one panel behind 菜单: nothing is in the DOM
 * twice.
 */
export function NavMenu({ items, currentHref }: NavMenuProps) {
  const t = useMessages(siteNavigationMessages)
  const [isUnfolded, setUnfolded] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const hover = useHoverOpen(setOpen)
  const menuButton = useRef<HTMLButtonElement>(null)
  const groupButtons = useRef(new Map<string, HTMLButtonElement>())
  const nav = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const listId = useId()
  const count = useFold(
    items.map(({ label }) => label),
    { nav, list },
  )

  const close = () => {
    hover.cancel()
    setOpen(null)
    setUnfolded(false)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) close()
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    hover.cancel()
    const button = open === null ? null : groupButtons.current.get(open)
    if (open !== null) setOpen(null)
    else if (isUnfolded) setUnfolded(false)
    ;(button ?? (isUnfolded ? menuButton.current : null))?.focus()
  }

  const groupOf = (label: string) => ({
    buttonRef: (node: HTMLButtonElement | null) => {
      if (node) groupButtons.current.set(label, node)
      else groupButtons.current.delete(label)
    },
    currentHref,
    isOpen: open === label,
    onToggle: () => {
      hover.cancel()
      setOpen(open === label ? null : label)
    },
    onGo: close,
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc belongs to the group, wherever the focus is in it
    <nav
      ref={nav}
      aria-label={t.mainNav}
      className={css.nav}
      data-many={items.length > css.MANY || undefined}
      onBlur={leave}
      onKeyDown={escape}
    >
      <RacButton
        ref={menuButton}
        className={css.menuButton}
        aria-expanded={isUnfolded}
        aria-controls={listId}
        onPress={() => setUnfolded(!isUnfolded)}
      >
        <MenuIcon {...iconProps} />
        {t.menu}
      </RacButton>
      <ul ref={list} id={listId} role="list" className={css.list} {...(isUnfolded && { 'data-open': true })}>
        {items.slice(0, count).map((item) =>
          'href' in item ? (
            <li key={item.label}>
              <RacLink className={css.item} href={item.href} onPress={close} {...currentPage(item, currentHref)}>
                {item.label}
              </RacLink>
            </li>
          ) : (
            <li key={item.label} className={css.group} {...hover.watch(item.label, open)}>
              <Group {...groupOf(item.label)} label={item.label} items={item.children} />
            </li>
          ),
        )}
        {count < items.length && (
          <li className={css.group} data-more {...hover.watch(t.more, open)}>
            <Group {...groupOf(t.more)} label={t.more} items={items.slice(count)} />
          </li>
        )}
      </ul>
    </nav>
  )
}

interface GroupProps {
  label: string
  /** Pages; of 更多 also whole groups. */
  items: readonly NavItem[]
  currentHref: string | undefined
  isOpen: boolean
  onToggle: () => void
  onGo: () => void
  buttonRef: (node: HTMLButtonElement | null) => void
}

function Group({ label, items, currentHref, isOpen, onToggle, onGo, buttonRef }: GroupProps) {
  const panelId = useId()
  const holdsGroups = items.some((item) => !('href' in item))
  const pages = items.flatMap((item) => ('href' in item ? [item] : item.children))
  const holdsCurrent = pages.some(({ href }) => href === currentHref)
  return (
    <>
      <RacButton
        ref={buttonRef}
        className={css.item}
        aria-expanded={isOpen}
        aria-controls={panelId}
        {...(holdsCurrent && { 'aria-current': 'true' as const })}
        onPress={onToggle}
      >
        {label}
        <ChevronDown {...smallIconProps} className={css.chevron} />
      </RacButton>
      <ul id={panelId} role="list" className={holdsGroups ? css.longPanel : css.panel} hidden={!isOpen}>
        {items.map((item) => (
          <li key={item.label}>
            {'href' in item ? (
              <Entry entry={item} currentHref={currentHref} onGo={onGo} />
            ) : (
              <Folded {...item} currentHref={currentHref} onGo={onGo} />
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A group within 更多: its name above its pages, which are heard as its list. */
function Folded({
  label,
  children,
  ...more
}: { label: string; children: readonly NavEntry[] } & Omit<EntryProps, 'entry'>) {
  const headId = useId()
  return (
    <>
      <span id={headId} className={css.entryGroup}>
        {label}
      </span>
      <ul role="list" aria-labelledby={headId}>
        {children.map((entry) => (
          <li key={entry.href}>
            <Entry entry={entry} {...more} />
          </li>
        ))}
      </ul>
    </>
  )
}

interface EntryProps {
  entry: NavEntry
  currentHref: string | undefined
  onGo: () => void
}

function Entry({ entry, currentHref, onGo }: EntryProps) {
  return (
    <RacLink className={css.entry} href={entry.href} onPress={onGo} {...currentPage(entry, currentHref)}>
      {entry.label}
    </RacLink>
  )
}
