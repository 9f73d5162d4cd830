import type { NavEntry, NavItem } from '@jinpiao/ui-kit/NavMenu'
import type { MenuGroup } from '#portal/app/layout.ts'
import type { RouteGroup, RouteTitle } from '#portal/routes/route.ts'

export interface MenuWords {
  group: (group: RouteGroup) => string
  page: (title: RouteTitle) => string
}

/** The header's entries: a group of one is that one link, and one's own home is called 首页. */
export function menuItems(groups: readonly MenuGroup[], words: MenuWords): NavItem[] {
  return groups.map(({ group, routes }) => {
    const entries = routes.map(({ path, title }) => ({ href: path, label: words.page(title) }))
    const [only, ...more] = entries
    if (only === undefined || more.length > 0) return { label: words.group(group), children: entries }
    return group === 'home' ? { ...only, label: words.group(group) } : only
  })
}

/** The pages beside the one that is shown; a group of one needs no navigation of its own. */
export function sideItems(groups: readonly MenuGroup[], current: string, words: MenuWords): NavEntry[] {
  const group = groups.find(({ routes }) => routes.some(({ path }) => path === current))
  if (group === undefined || group.routes.length < 2) return []
  return group.routes.map(({ path, title }) => ({ href: path, label: words.page(title) }))
}
