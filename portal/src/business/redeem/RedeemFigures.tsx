import { redeemPage } from '@jinpiao/contract/permissions/redeem'
import { getRedeemFigures } from '@jinpiao/contract/redeem'
import { SOON_DAYS } from '@jinpiao/contract/todos'
import { bookHref, dueHref } from '@jinpiao/contract/waysToPay'
import { Link } from '@jinpiao/ui-kit/Link'
import { Money } from '@jinpiao/ui-kit/Money'
import { addDays, todayInShanghai } from '@jinpiao/values/days'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { businessNow } from '#portal/http/serverClock.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'

/**
 * What a batch can be made of now, what has to wait for its payee's account, what is overdue and due in no batch, and what comes within a week: a sum, because the
 * issuer does not know its payees yet (I26). They stand whatever the list is filtered by, so each leads to its own list.
 */
export function RedeemFigures() {
  const { t } = useTranslation('redeem')
  const mayOpen = useMayOpen()
  const { data } = useQuery(queryOf('redeems', getRedeemFigures, {}))
  if (data === undefined) return null
  const today = todayInShanghai(businessNow())
  const ways = {
    choosable: dueHref('choosable'),
    noAccount: dueHref('noAccount'),
    overdue: `${redeemPage[0]}?box=FREE&state=OVERDUE`,
    due: `${redeemPage[0]}?box=FREE&state=DUE`,
    soon: bookHref('NOT_DUE', addDays(today, 1), addDays(today, SOON_DAYS)),
  }
  const shown = (['choosable', 'noAccount', 'overdue', 'due', 'soon'] as const).filter(
    (key) => key !== 'noAccount' || data.noAccount.count > 0,
  )
  const nameOf = (key: (typeof shown)[number]) => t(key === 'noAccount' ? 'noAccountFigure' : key)
  return shown.map((key) => (
    <span key={key}>
      {mayOpen(ways[key]) ? <Link href={ways[key]}>{nameOf(key)}</Link> : nameOf(key)}{' '}
      <Money value={data[key].amount} unit />
      {t('figureCount', { n: data[key].count })}
    </span>
  ))
}
