import type { BusinessType } from '@jinpiao/contract/flow'
import { purFinancePage } from '@jinpiao/contract/permissions/credit'
import { financePage } from '@jinpiao/contract/permissions/finance'
import { redeemPage } from '@jinpiao/contract/permissions/redeem'
import type { Post } from '@jinpiao/contract/roles'
import { transferPage } from '@jinpiao/contract/transferFlow'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useFree } from '#portal/archetypes/apply/useObstacles.ts'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useRole } from '#portal/parts/useRole.ts'
import * as css from './home.css.ts'
import { useFigures } from './useFigures.ts'

type Word = 'newRedeem' | 'importIssues' | 'newIssue' | 'newPack' | 'newPurFinance' | 'newTransfer' | 'newFinance'

const ISSUE = '/credit/core/issue/issue'

/**
 * What somebody begins from home, the most usual last, and what it applies for. A core enterprise pays what is due, and
 * issues a sheet of tickets, or one; a supplier prepares papers, passes a ticket on, or turns it into money today.
 */
const actions: readonly { words: Word; href: string; of: BusinessType; post?: Post }[] = [
  { words: 'newRedeem', href: redeemPage[0], of: 'REDEEM' },
  { words: 'importIssues', href: `${ISSUE}?tab=import`, of: 'ISSUE' },
  { words: 'newIssue', href: ISSUE, of: 'ISSUE' },
  { words: 'newPack', href: `${purFinancePage[0]}?pack=1`, of: 'FINANCE_PACK' },
  { words: 'newPurFinance', href: purFinancePage[0], of: 'PUR_FINANCE', post: 'PURCHASE' },
  { words: 'newTransfer', href: transferPage[0], of: 'TRANSFER' },
  { words: 'newFinance', href: financePage[0], of: 'FINANCE' },
]

/** Those of them that the person may open and nothing stands in the way of (0053); the last is what the page is for. */
export function QuickActions() {
  const { t } = useTranslation('home')
  const mayOpen = useMayOpen()
  const { post: own } = useRole()
  const open = actions.filter(({ href, post = own }) => post === own && mayOpen(href))
  const free = useFree([...new Set(open.map(({ of }) => of))])
  const offered = free === undefined ? open : open.filter(({ of }) => free.has(of))
  // Of what stops an issuer nothing may be left to register: others answer it, or its payee has no account.
  const toPay = useFigures().data?.suspendedBy
  const isDone = toPay !== undefined && toPay !== null && toPay.choosable.count === 0
  if (offered.length === 0) return null
  return (
    <div className={free === undefined ? `${page.actions} ${css.unknown}` : page.actions}>
      {offered.map(({ words, href }, place) => (
        <Link
          key={words}
          href={href}
          kind={place === offered.length - 1 && !(words === 'newRedeem' && isDone) ? 'action' : 'secondary'}
        >
          {t(words)}
        </Link>
      ))}
    </div>
  )
}
