import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { Link } from '@jinpiao/ui-kit/Link'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { ChosenTickets as Chosen } from '#portal/business/tickets/ChosenTickets.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { PaidTo } from './PaidTo.tsx'
import type { RedeemForm, RedeemTicket } from './redeemForm.ts'

/** The tickets of a batch. */
export function ChosenTickets() {
  const { t } = useTranslation('redeem')
  const { name } = useTerms()
  const { pathname } = useLocation()
  const { setValue, clearErrors } = useFormContext<RedeemForm>()
  const tickets = useWatch<RedeemForm, 'tickets'>({ name: 'tickets' })
  return (
    <Chosen<RedeemTicket>
      title={t('tickets')}
      tickets={tickets}
      onChange={(kept) => {
        setValue('tickets', kept, { shouldDirty: true })
        clearErrors('tickets')
      }}
      columns={[
        { key: 'creditNo', cell: (row) => <Numbered of={row} /> },
        'payeeName',
        { id: 'account', header: name('receivingAccount'), cell: (row) => <PaidTo of={row} /> },
        'amount',
        'promisedDate',
      ]}
      rowName={({ creditNo, payeeName }) => t('ticketName', { creditNo, payee: payeeName })}
      words={{ remove: t('remove'), removed: (creditNo) => t('removed', { creditNo }), none: t('noTickets') }}
      emptyAction={
        <Link kind="secondary" href={pathname}>
          {t('toDue')}
        </Link>
      }
    />
  )
}

/** Its number, and under it why it cannot be paid now: it was paid meanwhile, or is in another batch. */
function Numbered({ of: { creditNo, blockedReason } }: { of: RedeemTicket }) {
  return (
    <>
      {creditNo}
      {blockedReason !== null && <InlineMessage tone="warning">{blockedReason}</InlineMessage>}
    </>
  )
}
