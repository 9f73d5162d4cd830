import { Button } from '@jinpiao/ui-kit/Button'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { Link } from '@jinpiao/ui-kit/Link'
import { notify } from '@jinpiao/ui-kit/lib/notify'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import * as css from '#portal/archetypes/apply/apply.css.ts'
import { columnsOf } from '#portal/lists/columns.tsx'
import { useErrorNode } from '#portal/parts/useErrorNode.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { RedeemForm, RedeemTicket } from './redeemForm.ts'

/** The tickets of a batch; each can be taken out again. What is wrong with one stands above them, with its number. */
export function ChosenTickets() {
  const { t } = useTranslation('redeem')
  const terms = useTerms()
  const { pathname } = useLocation()
  const { setValue, clearErrors, formState } = useFormContext<RedeemForm>()
  const tickets = useWatch<RedeemForm, 'tickets'>({ name: 'tickets' })
  const error = useErrorNode(messagesOf(formState.errors.tickets, tickets).join('\n'))
  const columns = columnsOf<RedeemTicket>(['creditNo', 'payeeName', 'amount', 'promisedDate'], { terms })
  return (
    <fieldset className={css.group} id="tickets" tabIndex={-1} aria-label={t('tickets')}>
      {error}
      <DataTable
        caption={t('tickets')}
        columns={[
          ...columns,
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
        rowName={({ creditNo, payeeName }) => t('ticketName', { creditNo, payee: payeeName })}
        empty={{
          text: t('noTickets'),
          action: (
            <Link kind="standalone" href={pathname}>
              {t('toDue')}
            </Link>
          ),
        }}
      />
    </fieldset>
  )

  function remove({ pkCredit, creditNo }: RedeemTicket) {
    setValue(
      'tickets',
      tickets.filter((ticket) => ticket.pkCredit !== pkCredit),
      { shouldDirty: true },
    )
    clearErrors('tickets')
    notify(t('removed', { creditNo }), 'info')
  }
}

/** Of the list itself, or of each of its tickets, by its number. */
function messagesOf(errors: unknown, tickets: readonly RedeemTicket[]): string[] {
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
