import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

const ISSUE = '/credit/core/issue/issue'

/** What an operator begins from home, the most usual last: what is due is paid, a sheet of tickets is issued, or one. */
const actions = [
  { words: 'newRedeem', href: '/credit/core/redeem/register', kind: 'secondary' },
  { words: 'importIssues', href: `${ISSUE}?tab=import`, kind: 'secondary' },
  { words: 'newIssue', href: ISSUE, kind: 'action' },
] as const

/** Those of them that the person may open. */
export function QuickActions() {
  const { t } = useTranslation('home')
  const mayOpen = useMayOpen()
  const open = actions.filter(({ href }) => mayOpen(href))
  if (open.length === 0) return null
  return (
    <div className={page.actions}>
      {open.map(({ words, href, kind }) => (
        <Link key={words} href={href} kind={kind}>
          {t(words)}
        </Link>
      ))}
    </div>
  )
}
