import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import {
  MenuTrigger,
  Popover,
  Button as RacButton,
  Menu as RacMenu,
  MenuItem as RacMenuItem,
  Text,
} from 'react-aria-components'
import { smallIconProps } from '../lib/icon.ts'
import * as css from './Menu.css.ts'
import '../lib/racStrings.ts'

export const menuSurfaces = ['page', 'topBar'] as const
export type MenuSurface = (typeof menuSurfaces)[number]

export interface MenuItem {
  /** What `onAction` is told. Unique in the menu. */
  id: string
  /** A verb or a place: 个人中心, 退出系统. */
  label: string
  /** Goes there; without it `onAction` is told. */
  href?: string
  /** Before the words: a lucide icon with `iconProps`. */
  icon?: ReactNode
  /** A second line; read after the label, as a part of the name. */
  description?: string
}

export interface MenuProps {
  /** The visible words of the button. */
  children: ReactNode
  /** Before the words. */
  icon?: ReactNode
  /** In the order of the menu. */
  items: readonly MenuItem[]
  /** An item without `href` was chosen. */
  onAction?: (id: string) => void
  /** `topBar` paints the button with the platform's bar colours. */
  surface?: MenuSurface
}

/**
 * A button that opens a list of actions (APG menu button): Enter, Space and ↓ open on the first item, ↑ on the last,
 * letters search, Esc returns. For the user's own things; the site's navigation is `NavMenu`, which is no menu.
 */
export function Menu({ children, icon, items, onAction, surface = 'page' }: MenuProps) {
  return (
    <MenuTrigger>
      <RacButton className={css.trigger[surface]}>
        {icon}
        <span className={css.words}>{children}</span>
        <ChevronDown {...smallIconProps} />
      </RacButton>
      <Popover className={css.popover} placement="bottom end">
        <RacMenu className={css.menu} items={items} onAction={(key) => onAction?.(String(key))}>
          {(item) => (
            <RacMenuItem
              id={item.id}
              textValue={item.label}
              className={css.item}
              {...(item.href && { href: item.href })}
            >
              {item.icon}
              {/* Both lines are the name, as in `Options`: what is seen can be said (2.5.3). */}
              <Text slot="label" className={css.words}>
                <span>{item.label}</span>
                {item.description !== undefined && <span className={css.description}>{item.description}</span>}
              </Text>
            </RacMenuItem>
          )}
        </RacMenu>
      </Popover>
    </MenuTrigger>
  )
}
