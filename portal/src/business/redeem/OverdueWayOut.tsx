import { redeemPage } from '@jinpiao/contract/permissions/redeem'
import { bookHref } from '@jinpiao/contract/waysToPay'
import { Link } from '@jinpiao/ui-kit/Link'
import { useTranslation } from 'react-i18next'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

/** To where an issuer pays what is overdue, or reads it where somebody else pays; nothing where neither page is open. */
export function OverdueWayOut() {
  const { t } = useTranslation('home')
  const mayOpen = useMayOpen()
  const ways = [
    { href: `${redeemPage[0]}?state=OVERDUE`, words: 'toOverdue' },
    { href: bookHref('OVERDUE'), words: 'toBook' },
  ] as const
  const way = ways.find(({ href }) => mayOpen(href))
  if (way === undefined) return null
  return (
    <Link href={way.href} kind="secondary">
      {t(way.words)}
    </Link>
  )
}
