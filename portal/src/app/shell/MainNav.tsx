import { smallIconProps, iconProps } from '@jinpiao/ui-kit/lib/icon'
import { ChevronDown, Menu } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Button, Link } from 'react-aria-components'
import { useTranslation } from 'react-i18next'
import type { RouteGroup } from '../../routes.ts'
import type { MenuGroup } from '../layout.ts'
import * as css from './MainNav.css.ts'
import { item } from './bar.css.ts'

interface MainNavProps {
  groups: readonly MenuGroup[]
  /** Path that is shown. */
  current: string
}

/**
 * Disclosure navigation (APG), not a menubar: Tab goes through it, Enter and Space open a group, Esc closes it and
 * gives the focus back (accessibility 5.13). A group of one is that one link.
 */
export function MainNav({ groups, current }: MainNavProps) {
  const { t } = useTranslation(['shell', 'routes'])
  const [open, setOpen] = useState<RouteGroup>()
  const [unfolded, setUnfolded] = useState(false)
  const nav = useRef<HTMLElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)
  const listId = useId()

  function close() {
    setOpen(undefined)
    setUnfolded(false)
  }
  function leave({ relatedTarget, currentTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget as Node | null)) close()
  }
  function escape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    if (open !== undefined) {
      setOpen(undefined)
      nav.current?.querySelector<HTMLElement>(`[data-group=${open}]`)?.focus()
    } else if (unfolded) {
      setUnfolded(false)
      toggle.current?.focus()
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc belongs to the group, wherever the focus is in it
    <nav ref={nav} aria-label={t('mainNav')} onBlur={leave} onKeyDown={escape}>
      <Button
        ref={toggle}
        className={css.toggle}
        aria-expanded={unfolded}
        aria-controls={listId}
        onPress={() => setUnfolded(!unfolded)}
      >
        <Menu {...iconProps} />
        {t('menu')}
      </Button>
      <ul id={listId} role="list" className={css.groups} {...(unfolded && { 'data-open': true })}>
        {groups.map((group) => (
          <li key={group.group} className={css.group}>
            <Group
              {...group}
              current={current}
              isOpen={open === group.group}
              onToggle={() => setOpen(open === group.group ? undefined : group.group)}
              onGo={close}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface GroupProps extends MenuGroup {
  current: string
  isOpen: boolean
  onToggle: () => void
  onGo: () => void
}

function Group({ group, routes, current, isOpen, onToggle, onGo }: GroupProps) {
  const { t } = useTranslation(['shell', 'routes'])
  const listId = useId()
  const [only] = routes
  if (only !== undefined && routes.length === 1) {
    return (
      <Link
        className={item}
        href={only.path}
        onPress={onGo}
        {...(only.path === current && { 'aria-current': 'page' as const })}
      >
        {group === 'home' ? t('groups.home') : t(`routes:${only.title}`)}
      </Link>
    )
  }
  const holdsCurrent = routes.some(({ path }) => path === current)
  return (
    <>
      <Button
        className={item}
        data-group={group}
        aria-expanded={isOpen}
        aria-controls={listId}
        {...(holdsCurrent && { 'aria-current': 'true' as const })}
        onPress={onToggle}
      >
        {t(`groups.${group}`)}
        <ChevronDown {...smallIconProps} className={css.chevron} />
      </Button>
      <ul id={listId} role="list" className={css.panel} hidden={!isOpen}>
        {routes.map(({ path, title }) => (
          <li key={path}>
            <Link
              className={css.entry}
              href={path}
              onPress={onGo}
              {...(path === current && { 'aria-current': 'page' as const })}
            >
              {t(`routes:${title}`)}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
