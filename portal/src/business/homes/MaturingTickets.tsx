import { listCredits } from '@jinpiao/contract/credits'
import { Money } from '@jinpiao/ui-kit/Money'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { remainingWords } from '#portal/business/tickets/remaining.ts'
import { listQuery } from '#portal/lists/listQuery.ts'
import { DayText } from '#portal/parts/Moment.tsx'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import { RailList } from './RailList.tsx'

/** As many as have room beside figures and tickets to accept. */
const ROWS = 9

/** 即将到期: the held tickets that are paid first. */
export function MaturingTickets() {
  const { t } = useTranslation('home')
  const { t: words } = useTranslation('tickets')
  const hrefOf = useDetailHref('ticket')
  const query = useQuery(
    listQuery('credits', listCredits, {
      scope: 'HELD',
      state: ['HELD'],
      sort: 'promisedDate,asc',
      pageSize: ROWS,
    }),
  )
  return (
    <RailList
      title={t('maturing')}
      query={query}
      empty={t('maturingEmpty')}
      entriesOf={({ list }) =>
        list.map(({ pkCredit, creditNo, amount, promisedDate, daysRemaining }) => {
          const { key, n } = remainingWords(daysRemaining)
          return {
            id: pkCredit,
            name: creditNo,
            href: hrefOf(pkCredit),
            state: words(key, { count: n }),
            party: <DayText day={promisedDate} />,
            amount: <Money value={amount} unit />,
          }
        })
      }
    />
  )
}
