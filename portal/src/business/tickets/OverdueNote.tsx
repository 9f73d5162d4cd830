import type { Ticket } from '@jinpiao/contract/credits'
import { dueOf } from '@jinpiao/contract/due'
import { Banner } from '@jinpiao/ui-kit/Banner'
import { Link } from '@jinpiao/ui-kit/Link'
import { todayInShanghai } from '@jinpiao/values/days'
import { useTranslation } from 'react-i18next'
import { OverdueWayOut } from '#portal/business/redeem/OverdueWayOut.tsx'
import { businessNow } from '#portal/http/serverClock.ts'
import { ProseText } from '#portal/parts/Moment.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import type { TicketScope } from './ticketTabs.ts'

const ACCOUNTS = '/my/account/info'

/** Of a ticket that was not paid in time: since when, what that means, and what the reader can do; else nothing. */
export function OverdueNote({ ticket, scope }: { ticket: Ticket; scope: TicketScope }) {
  const { t } = useTranslation('tickets')
  const mayOpen = useMayOpen()
  const { state, promisedDate, payableDate } = ticket
  if (state !== 'OVERDUE') return null
  const today = todayInShanghai(businessNow())
  const { days } = dueOf({ day: promisedDate, lastDay: payableDate, state }, today)
  const isHeld = scope === 'HELD'
  return (
    <Banner tone="danger" title={t(`overdueTitle.${scope}`)}>
      <p>
        <ProseText>{t(isHeld ? 'overdueHeld' : 'overdueIssued', { day: payableDate, count: days })}</ProseText>
      </p>
      {isHeld && <p>{t('overdueDo')}</p>}
      <p className={page.actions}>
        {isHeld ? (
          mayOpen(ACCOUNTS) && (
            <Link href={ACCOUNTS} kind="secondary">
              {t('overdueAccount')}
            </Link>
          )
        ) : (
          <OverdueWayOut />
        )}
      </p>
    </Banner>
  )
}
