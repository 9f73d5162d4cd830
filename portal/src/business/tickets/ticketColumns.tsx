import type { Ticket } from '@jinpiao/contract/credits'
import { type BusinessType, flows } from '@jinpiao/contract/flow'
import type { StatusWord, TicketState } from '@jinpiao/contract/status'
import { acceptedByOther, issuerTicketStates, ticketStates } from '@jinpiao/contract/status'
import type { TraceState } from '@jinpiao/contract/credits'
import { CLOSED_DAYS } from '@jinpiao/contract/transfer'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import type { TermColumn } from '#portal/lists/columns.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { holdingNote, remainingWords } from './remaining.ts'
import * as css from './tickets.css.ts'
import type { TicketScope } from './ticketTabs.ts'

/** Days left in words. */
export const remainingColumn: TermColumn<Ticket> = {
  key: 'daysRemaining',
  cell: (row) => <Remaining ticket={row} />,
}

/** Where a ticket stands, and why it cannot be moved now. */
export const stateColumn = (scope: TicketScope): TermColumn<Ticket> => ({
  key: 'state',
  cell: (row) => <StateWithNote ticket={row} scope={scope} />,
})

const wordOf = (state: TraceState, scope: TicketScope): StatusWord =>
  state === 'ACCEPTED'
    ? acceptedByOther
    : (scope === 'ISSUED' ? issuerTicketStates : ticketStates)[state as TicketState]

/** The state in the words of whoever looks: the issuer's or the holder's (P18). */
export function TicketStateTag({ state, scope }: { state: TraceState; scope: TicketScope }) {
  const terms = useTerms()
  const word = wordOf(state, scope)
  return <StatusTag tone={word.tone}>{terms.words(word.label)}</StatusTag>
}

function Remaining({ ticket }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  const isOver = ticket.state !== 'HELD' && ticket.state !== 'PENDING_ACCEPT' && ticket.daysRemaining > 0
  if (isOver) return <>—</>
  const { key, n } = remainingWords(ticket.daysRemaining)
  return <>{t(key, { count: n })}</>
}

/** State and, below it, why the ticket cannot be moved now (P21). */
export function StateWithNote({ ticket, scope }: { ticket: Ticket; scope: TicketScope }) {
  const { t } = useTranslation('tickets')
  const terms = useTerms()
  const note = scope === 'HELD' ? holdingNote(ticket) : ticket.lockedBy !== null && 'inTransit'
  return (
    <div className={css.stacked}>
      <TicketStateTag state={ticket.state} scope={scope} />
      {note && (
        <span className={css.note}>{t(`note.${note}`, { business: businessOf(ticket), days: CLOSED_DAYS })}</span>
      )}
    </div>
  )

  function businessOf({ lockedBy }: Ticket): string {
    const flow = flows[lockedBy as BusinessType]
    return flow === undefined ? t('bornBy.other') : terms.words(flow.name)
  }
}
