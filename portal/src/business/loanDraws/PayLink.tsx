import type { DrawRow } from '@jinpiao/contract/loans'
import { Link } from '@jinpiao/ui-kit/Link'
import { todayInShanghai } from '@jinpiao/values/days'
import { useTranslation } from 'react-i18next'
import { businessNow } from '#portal/http/serverClock.ts'
import { OWED_SECTION } from './PayOwed.tsx'

/** Whether something of a loan has fallen due and is unpaid. */
export const isDueNow = ({ nextDueDate, loanState }: Pick<DrawRow, 'nextDueDate' | 'loanState'>): boolean =>
  loanState === 'OVERDUE' || (nextDueDate !== null && nextDueDate <= todayInShanghai(businessNow()))

interface PayLinkProps {
  draw: DrawRow
  /** The page of the loan. */
  href: string
}

/** 归还欠款: from a row to where what is due of the loan is paid; nothing where nothing is. */
export function PayLink({ draw, href }: PayLinkProps) {
  const { t } = useTranslation('loanDraws')
  if (!isDueNow(draw)) return null
  return (
    <Link href={`${href}#${OWED_SECTION}`} kind="standalone" context={draw.drawNo}>
      {t('owed.pay')}
    </Link>
  )
}
