import { purFinancePage } from '@jinpiao/contract/permissions/credit'
import { financePage } from '@jinpiao/contract/permissions/finance'
import { redeemPage } from '@jinpiao/contract/permissions/redeem'
import { transferPage } from '@jinpiao/contract/transferFlow'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useFigures } from './useFigures.ts'

const ISSUE = '/credit/core/issue/issue'

/**
 * What somebody begins from home, the most usual last. A core enterprise pays what is due, and issues a sheet of tickets, or
 * one; a supplier prepares papers, passes a ticket on, or turns it into money today.
 */
const actions = [
  { words: 'newRedeem', href: redeemPage[0] },
  { words: 'importIssues', href: `${ISSUE}?tab=import`, issues: true },
  { words: 'newIssue', href: ISSUE, issues: true },
  { words: 'newPack', href: purFinancePage[0] },
  { words: 'newTransfer', href: transferPage[0] },
  { words: 'newFinance', href: financePage[0] },
] as const

/** Those of them that the person may open now: who is suspended issues nothing. The last is what the page is for. */
export function QuickActions() {
  const { t } = useTranslation('home')
  const mayOpen = useMayOpen()
  const { data } = useFigures()
  const isSuspended = data !== undefined && (data.suspendedSince !== null || data.suspendedParent !== null)
  const open = actions.filter((each) => mayOpen(each.href) && !(isSuspended && 'issues' in each))
  // What a suspended issuer has to do stands in its banner; where nothing can be registered, this is not what the page is for.
  const isIdle = isSuspended && !data.suspendedBy?.choosable.count
  if (open.length === 0) return null
  return (
    <div className={page.actions}>
      {open.map(({ words, href }, place) => (
        <Link key={words} href={href} kind={place === open.length - 1 && !isIdle ? 'action' : 'secondary'}>
          {t(words)}
        </Link>
      ))}
    </div>
  )
}
