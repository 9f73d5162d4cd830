import type { Ticket } from '@jinpiao/contract/credits'
import type { TicketStation } from '@jinpiao/contract/ticketEvents'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Timeline, type TimelineStep } from '@jinpiao/ui-kit/Timeline'
import { useTranslation } from 'react-i18next'
import * as layout from '#portal/parts/layout.css.ts'
import { heading } from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { wordOf } from './ticketColumns.tsx'
import type { TicketScope } from './ticketTabs.ts'

interface TicketStationsProps {
  ticket: Ticket
  stations: readonly TicketStation[]
  scope: TicketScope
}

/** Stations at which a ticket came to nothing: no tick. */
const ends: readonly TicketStation['name'][] = ['REFUSED', 'CANCELLED', 'LAPSED']

/** 进程: the main stations up to the day of payment. Who reviewed what stands in the tab 审批记录. */
export function TicketStations({ ticket, stations, scope }: TicketStationsProps) {
  const { t } = useTranslation('tickets')
  const terms = useTerms()
  const saysWhyNot = ticket.actions.some(({ allowed }) => !allowed)
  const stateWords = terms.words(wordOf(ticket, scope).label)

  const stepOf = ({ name, state, at, day, party }: TicketStation): TimelineStep => ({
    id: name,
    title: name === 'HELD' ? stateWords : t(`station.${name}`),
    state: ends.includes(name) ? 'ended' : state,
    who: party,
    at,
    day,
    ...(name === 'PAYMENT' && state === 'current' && { result: stateWords }),
    // Said where the ticket stands now, as in the list; not where it stands beside an act already.
    ...(state === 'current' && !saysWhyNot && { comment: ticket.blocked ?? undefined }),
  })
  return (
    <section className={`${surface} ${layout.stack}`} aria-labelledby="ticket-stations">
      <h2 id="ticket-stations" className={heading}>
        {t('stations')}
      </h2>
      <Timeline label={t('stations')} steps={stations.map(stepOf)} />
    </section>
  )
}
