import { announce } from '@jinpiao/ui-kit/lib/announce'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChosenTickets } from '#portal/business/tickets/ChosenTickets.tsx'
import { HeldTicketField } from '#portal/business/tickets/HeldTicketField.tsx'
import { type ChosenTicket, toChosen } from './exchangeForm.ts'

interface Values {
  tickets: ChosenTicket[]
}

/** Tickets of an exchange: found one after the other. Needs `tickets` in the form around it. */
export function TicketsField({ isTopic = true }: { isTopic?: boolean }) {
  const { t } = useTranslation('exchange')
  const adder = useForm({ defaultValues: { fkCredit: '', creditNo: '' } })
  const { setValue, getValues, clearErrors } = useFormContext<Values>()
  const tickets = useWatch<Values, 'tickets'>({ name: 'tickets' })
  return (
    <ChosenTickets<ChosenTicket>
      title={t('tickets')}
      isTopic={isTopic}
      tickets={tickets}
      onChange={change}
      columns={['creditNo', 'issuerName', 'amount', 'promisedDate']}
      rowName={({ creditNo, issuerName }) => t('ticketName', { creditNo, issuer: issuerName })}
      words={{ remove: t('remove'), removed: (creditNo) => t('removed', { creditNo }), none: t('noTickets') }}
    >
      <FormProvider {...adder}>
        <HeldTicketField
          form="EXCHANGE"
          label={t('add')}
          description={t('addHint')}
          taken={tickets.map(({ pkCredit }) => pkCredit)}
          onTicket={(ticket) => {
            adder.reset()
            change([...getValues('tickets'), toChosen(ticket)])
            announce(t('added', { creditNo: ticket.creditNo }))
          }}
        />
      </FormProvider>
    </ChosenTickets>
  )

  function change(next: ChosenTicket[]) {
    setValue('tickets', next, { shouldDirty: true })
    clearErrors('tickets')
  }
}
