/** A page of the site, as its navigations offer it. */
export interface NavEntry {
  label: string
  href: string
}

/** An entry, or entries under a word of their own. */
export type NavItem = NavEntry | { label: string; children: readonly NavEntry[] }

/** What marks the link of the page that is shown. */
export const currentPage = ({ href }: NavEntry, currentHref: string | undefined) =>
  href === currentHref ? { 'aria-current': 'page' as const } : {}
