import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

/** Behind the figures of a home: more of them, and the suppliers. One of both statistics is the person's. */
const links = [
  { words: 'toStatistics', href: '/credit/core/statistics' },
  { words: 'toStatistics', href: '/credit/chain/statistics' },
  { words: 'toSuppliers', href: '/supplier/index' },
] as const

/** Those of them that the person may open. */
export function FigureLinks() {
  const { t } = useTranslation('home')
  const mayOpen = useMayOpen()
  const open = links.filter(({ href }) => mayOpen(href))
  if (open.length === 0) return null
  return (
    <p className={page.actions}>
      {open.map(({ words, href }) => (
        <Link key={href} href={href} kind="standalone">
          {t(words)}
        </Link>
      ))}
    </p>
  )
}
