import { purFinancePage } from '@jinpiao/contract/permissions/credit'
import { financePage } from '@jinpiao/contract/permissions/finance'
import { transferPage } from '@jinpiao/contract/transferFlow'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

const ISSUE = '/credit/core/issue/issue'

/**
 * What somebody begins from home, the most usual last. A core enterprise pays what is due, and issues a sheet of tickets, or
 * one; a supplier prepares papers, passes a ticket on, or turns it into money today.
 */
const actions = [
  { words: 'newRedeem', href: '/credit/core/redeem/register' },
  { words: 'importIssues', href: `${ISSUE}?tab=import` },
  { words: 'newIssue', href: ISSUE },
  { words: 'newPack', href: purFinancePage[0] },
  { words: 'newTransfer', href: transferPage[0] },
  { words: 'newFinance', href: financePage[0] },
] as const

/** Those of them that the person may open; the last is what the page is for. */
export function QuickActions() {
  const { t } = useTranslation('home')
  const mayOpen = useMayOpen()
  const open = actions.filter(({ href }) => mayOpen(href))
  if (open.length === 0) return null
  return (
    <div className={page.actions}>
      {open.map(({ words, href }, place) => (
        <Link key={words} href={href} kind={place === open.length - 1 ? 'action' : 'secondary'}>
          {t(words)}
        </Link>
      ))}
    </div>
  )
}
