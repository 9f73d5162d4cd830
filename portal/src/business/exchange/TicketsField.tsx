import { Button } from '@jinpiao/ui-kit/Button'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { HeldTicketField } from '#portal/business/tickets/HeldTicketField.tsx'
import { columnsOf } from '#portal/lists/columns.tsx'
import { useErrorNode } from '#portal/parts/useErrorNode.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { type ChosenTicket, toChosen } from './exchangeForm.ts'

interface Values {
  tickets: ChosenTicket[]
}

/** Tickets of an exchange: found one after the other; each can be taken out again. Needs `tickets` in the form around it. */
export function TicketsField() {
  const { t } = useTranslation('exchange')
  const terms = useTerms()
  const adder = useForm({ defaultValues: { fkCredit: '', creditNo: '' } })
  const { setValue, getValues, clearErrors, formState } = useFormContext<Values>()
  const tickets = useWatch<Values, 'tickets'>({ name: 'tickets' })
  const error = useErrorNode(messagesOf(formState.errors.tickets, tickets).join('\n'))
  return (
    <fieldset className={css.group} id="tickets" tabIndex={-1} aria-label={t('tickets')}>
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
      {error}
      <DataTable
        caption={t('tickets')}
        columns={[
          ...columnsOf<ChosenTicket>(['creditNo', 'issuerName', 'amount', 'promisedDate'], { terms }),
          {
            id: 'remove',
            header: t('remove'),
            card: 'plain',
            cell: (ticket) => (
              // What is wrong with a ticket leads here: taking it out is what helps.
              <Button
                id={`tickets.${tickets.indexOf(ticket)}`}
                size="small"
                context={ticket.creditNo}
                onPress={() => remove(ticket)}
              >
                {t('remove')}
              </Button>
            ),
          },
        ]}
        rows={tickets}
        rowKey={({ pkCredit }) => pkCredit}
        rowName={({ creditNo, issuerName }) => t('ticketName', { creditNo, issuer: issuerName })}
        empty={{ text: t('noTickets') }}
      />
    </fieldset>
  )

  function change(next: ChosenTicket[]) {
    setValue('tickets', next, { shouldDirty: true })
    clearErrors('tickets')
  }

  function remove({ pkCredit, creditNo }: ChosenTicket) {
    change(tickets.filter((ticket) => ticket.pkCredit !== pkCredit))
    notify(t('removed', { creditNo }), 'info')
  }
}

/** Of the list itself, or of each of its tickets, by its number. */
function messagesOf(errors: unknown, tickets: readonly ChosenTicket[]): string[] {
  const own = messageOf(errors)
  if (own !== undefined) return [own]
  return tickets.flatMap(({ creditNo }, index) => {
    const message = messageOf(Reflect.get(Object(errors), index))
    return message === undefined ? [] : [`${creditNo} ${message}`]
  })
}

function messageOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('message' in error)) return undefined
  return typeof error.message === 'string' ? error.message : undefined
}
