import { ChevronRight } from 'lucide-react'
import { Link } from '../Link/Link.tsx'
import { smallIconProps } from '../lib/icon.ts'
import { breadcrumbMessages } from '../lib/messages/navigation.ts'
import { useMessages } from '../lib/messages.ts'
import { SpokenSerials } from '../SpokenText/SpokenText.tsx'
import * as css from './Breadcrumb.css.ts'

export interface BreadcrumbProps {
  /** From the top down; the last one is this page and needs no address. */
  items: readonly { label: string; href?: string }[]
}

/** Where this page stands. Own markup: react-aria names the list 导航栏 in Chinese, which says nothing. */
export function Breadcrumb({ items }: BreadcrumbProps) {
  const t = useMessages(breadcrumbMessages)
  return (
    <nav aria-label={t.whereAmI} className={css.nav}>
      <ol className={css.list}>
        {items.map(({ label, href }, position) => {
          const isLast = position === items.length - 1
          return (
            <li key={label} className={css.item} {...(isLast && { 'aria-current': 'page' as const })}>
              {href === undefined || isLast ? (
                <SpokenSerials>{label}</SpokenSerials>
              ) : (
                <Link href={href} kind="standalone">
                  {label}
                </Link>
              )}
              {!isLast && <ChevronRight {...smallIconProps} />}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}
