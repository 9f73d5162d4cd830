import { ChevronDown, Menu as MenuIcon } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button as RacButton, Link as RacLink } from 'react-aria-components'
import { iconProps, smallIconProps } from '../lib/icon.ts'
import { siteNavigationMessages } from '../lib/messages/siteNavigation.ts'
import { useMessages } from '../lib/messages.ts'
import { currentPage, type NavEntry, type NavItem } from '../lib/navigation.ts'
import * as css from './NavMenu.css.ts'
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
 * and Space open, Esc closes and gives the focus back. The pointer may hover for 300 ms instead (1.4.13). On narrow
 * screens the same list stands in one panel behind 菜单: nothing is in the DOM twice.
 */
export function NavMenu({ items, currentHref }: NavMenuProps) {
  const t = useMessages(siteNavigationMessages)
  const [isUnfolded, setUnfolded] = useState(false)
  const [open, setOpen] = useState<string | null>(null)
  const hover = useHoverOpen(setOpen)
  const menuButton = useRef<HTMLButtonElement>(null)
  const groupButtons = useRef(new Map<string, HTMLButtonElement>())
  const listId = useId()

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

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc belongs to the group, wherever the focus is in it
    <nav aria-label={t.mainNav} className={css.nav} onBlur={leave} onKeyDown={escape}>
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
      <ul id={listId} role="list" className={css.list} {...(isUnfolded && { 'data-open': true })}>
        {items.map((item) =>
          'href' in item ? (
            <li key={item.label}>
              <RacLink className={css.item} href={item.href} onPress={close} {...currentPage(item, currentHref)}>
                {item.label}
              </RacLink>
            </li>
          ) : (
            <li key={item.label} className={css.group} {...hover.watch(item.label, open)}>
              <Group
                {...item}
                buttonRef={(node) => {
                  if (node) groupButtons.current.set(item.label, node)
                  else groupButtons.current.delete(item.label)
                }}
                currentHref={currentHref}
                isOpen={open === item.label}
                onToggle={() => {
                  hover.cancel()
                  setOpen(open === item.label ? null : item.label)
                }}
                onGo={close}
              />
            </li>
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
  isOpen: boolean
  onToggle: () => void
  onGo: () => void
  buttonRef: (node: HTMLButtonElement | null) => void
}

function Group({ label, children, currentHref, isOpen, onToggle, onGo, buttonRef }: GroupProps) {
  const panelId = useId()
  const holdsCurrent = children.some(({ href }) => href === currentHref)
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
      <ul id={panelId} role="list" className={css.panel} hidden={!isOpen}>
        {children.map((entry) => (
          <li key={entry.href}>
            <RacLink className={css.entry} href={entry.href} onPress={onGo} {...currentPage(entry, currentHref)}>
              {entry.label}
            </RacLink>
          </li>
        ))}
      </ul>
    </>
  )
}
