import { listCredits } from '@jinpiao/contract/credits'
import { Money } from '@jinpiao/ui-kit/Money'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useRemaining } from '#portal/business/tickets/remaining.ts'
import { TICKETS_SECTION } from '#portal/business/tickets/sections.ts'
import { listQuery } from '#portal/lists/listQuery.ts'
import { DayText } from '#portal/parts/Moment.tsx'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import { RailList } from './RailList.tsx'

/** As many as have room beside figures and tickets to accept. */
const HELD_ROWS = 9

/** 即将到期: the tickets that are paid first, of those that the enterprise holds. */
export function MaturingTickets() {
  const { t } = useTranslation('home')
  const remaining = useRemaining()
  const { pathname } = useLocation()
  const hrefOf = useDetailHref('ticket')
  const query = useQuery(
    listQuery('credits', listCredits, {
      scope: 'HELD',
      state: ['HELD'],
      sort: 'promisedDate,asc',
      pageSize: HELD_ROWS,
    }),
  )
  return (
    <RailList
      title={t('maturing')}
      query={query}
      empty={t('maturingEmpty')}
      allOf={() => ({
        href: `${pathname}?tab=HELD#${TICKETS_SECTION}`,
        words: t('maturingAll'),
      })}
      entriesOf={({ list }) =>
        list.map((ticket) => {
          const { pkCredit, creditNo, amount, promisedDate } = ticket
          return {
            id: pkCredit,
            name: creditNo,
            href: hrefOf(pkCredit),
            state: remaining(ticket),
            party: <DayText day={promisedDate} />,
            amount: <Money value={amount} unit />,
          }
        })
      }
    />
  )
}
