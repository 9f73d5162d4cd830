import type { Ticket } from '@jinpiao/contract/credits'
import type { StatusWord } from '@jinpiao/contract/status'
import { ticketWords } from '@jinpiao/contract/ticketWords'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import type { TermColumn } from '#portal/lists/columns.tsx'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useRemaining } from './remaining.ts'
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
  cell: (ticket) => (
    <div className={css.stacked}>
      <TicketStateTag ticket={ticket} scope={scope} />
      {ticket.blocked !== null && <span className={css.note}>{ticket.blocked}</span>}
    </div>
  ),
})

type InState = Pick<Ticket, 'state'> & Partial<Pick<Ticket, 'spentAs'>>

/** State of a ticket in the words of whoever looks: the issuer's or the holder's (P18). */
export const wordOf = ({ state, spentAs }: InState, scope: TicketScope): StatusWord =>
  ticketWords(scope, spentAs)[state]

/** The word of a state, with its tone. */
export function WordTag({ word }: { word: StatusWord }) {
  const terms = useTerms()
  return <StatusTag tone={word.tone}>{terms.words(word.label)}</StatusTag>
}

export const TicketStateTag = ({ ticket, scope }: { ticket: InState; scope: TicketScope }) => (
  <WordTag word={wordOf(ticket, scope)} />
)

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
  const left = useRemaining()(ticket)
  return left === undefined ? '—' : <ProseText>{left}</ProseText>
}
