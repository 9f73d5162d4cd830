import { matterHref } from '@jinpiao/contract/confirmations'
import type { Ticket, TicketPayment } from '@jinpiao/contract/credits'
import { dueOf } from '@jinpiao/contract/due'
import { confirmationPage } from '@jinpiao/contract/permissions/ukey'
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

interface OverdueNoteProps {
  ticket: Ticket
  /** How far its payment is, as its reader may know it; null: nobody has begun to pay it. */
  payment: TicketPayment | null
  scope: TicketScope
}

/** Of a ticket that was not paid in time: since when, what that means, and what the reader can do; else nothing. */
export function OverdueNote({ ticket, payment, scope }: OverdueNoteProps) {
  const { t } = useTranslation('tickets')
  const mayOpen = useMayOpen()
  const { state, promisedDate, payableDate } = ticket
  if (state !== 'OVERDUE') return null
  const today = todayInShanghai(businessNow())
  const { days } = dueOf({ day: promisedDate, lastDay: payableDate, state }, today)
  const isHeld = scope === 'HELD'
  // Its payer has stated that it is paid: nobody is asked to press for it, but to answer, or to wait for the platform.
  const claim = payment?.claimState ?? null
  return (
    <Banner tone="danger" title={t(isHeld && claim !== null ? 'overdueStated' : `overdueTitle.${scope}`)}>
      <p>
        <ProseText>{t(isHeld ? 'overdueHeld' : 'overdueIssued', { day: payableDate, count: days })}</ProseText>
      </p>
      {isHeld && <p>{t(claim === null ? 'overdueDo' : `overdueStatedDo.${claim}`)}</p>}
      <p className={page.actions}>
        {isHeld && claim !== null ? (
          payment?.pkConfirm != null &&
          mayOpen(confirmationPage[0]) && (
            <Link href={matterHref(payment.pkConfirm)} kind="secondary">
              {t('toMatters')}
            </Link>
          )
        ) : isHeld ? (
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
