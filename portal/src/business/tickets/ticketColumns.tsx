import type { Ticket, TraceState } from '@jinpiao/contract/credits'
import type { StatusWord, TicketState } from '@jinpiao/contract/status'
import { acceptedByOther, issuerTicketStates, ticketStates } from '@jinpiao/contract/status'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import type { TermColumn } from '#portal/lists/columns.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { remainingWords } from './remaining.ts'
import * as css from './tickets.css.ts'
import type { TicketScope } from './ticketTabs.ts'

/** Days left in words. */
export const remainingColumn: TermColumn<Ticket> = {
  key: 'daysRemaining',
  cell: (row) => <Remaining ticket={row} />,
}

/** Who has issued it and, where it has been passed on, from whom it comes: one column of a table with many. */
export const partiesColumn: TermColumn<Ticket> = { key: 'issuerName', cell: (row) => <Parties ticket={row} /> }

/** Where a ticket stands, and why nothing can be done with it now (P21). */
export const stateColumn = (scope: TicketScope): TermColumn<Ticket> => ({
  key: 'state',
  cell: ({ state, blocked }) => (
    <div className={css.stacked}>
      <TicketStateTag state={state} scope={scope} />
      {blocked !== null && <span className={css.note}>{blocked}</span>}
    </div>
  ),
})

/** State of a ticket in the words of whoever looks. */
export const wordOf = (state: TraceState, scope: TicketScope): StatusWord =>
  state === 'ACCEPTED'
    ? acceptedByOther
    : (scope === 'ISSUED' ? issuerTicketStates : ticketStates)[state as TicketState]

/** The state in the words of whoever looks: the issuer's or the holder's (P18). */
export function TicketStateTag({ state, scope }: { state: TraceState; scope: TicketScope }) {
  const terms = useTerms()
  const word = wordOf(state, scope)
  return <StatusTag tone={word.tone}>{terms.words(word.label)}</StatusTag>
}

function Parties({ ticket: { issuerName, counterpartyName } }: { ticket: Ticket }) {
  const terms = useTerms()
  return (
    <div className={css.partiesCell}>
      {issuerName}
      {counterpartyName !== issuerName && (
        <span className={css.note}>
          {terms.name('previousHolderName')} {counterpartyName}
        </span>
      )}
    </div>
  )
}

function Remaining({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const isOver = ticket.state !== 'HELD' && ticket.state !== 'PENDING_ACCEPT' && ticket.daysRemaining > 0
  if (isOver) return <>—</>
  const { key, n } = remainingWords(ticket.daysRemaining)
  return <>{t(key, { count: n })}</>
}
