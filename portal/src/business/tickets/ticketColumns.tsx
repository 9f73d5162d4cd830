import type { Ticket } from '@jinpiao/contract/credits'
import { type BusinessType, flows } from '@jinpiao/contract/flow'
import { issuerTicketStates, type TicketState, ticketStates } from '@jinpiao/contract/status'
import type { Column } from '@jinpiao/ui-kit/DataTable'
import { Link } from '@jinpiao/ui-kit/Link'
import { Money } from '@jinpiao/ui-kit/Money'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useTranslation } from 'react-i18next'
import { DayText, MomentText } from '#portal/parts/Moment.tsx'
import { holdingNote, remainingWords } from './remaining.ts'
import * as css from './tickets.css.ts'
import type { TicketScope } from './ticketTabs.ts'
import { useDetailHref } from './useDetailHref.ts'
import { useLanguageIndex } from './useLanguageIndex.ts'

export type TicketColumn = Column<Ticket>

/** Columns that every list of tickets has; the lists put them in their order. */
export function useTicketColumns() {
  const { t } = useTranslation('tickets')
  const hrefOf = useDetailHref()
  return {
    creditNo: {
      id: 'creditNo',
      header: t('creditNo'),
      rowHeader: true,
      sortable: true,
      cell: (row) => (
        <Link href={hrefOf(row.pkCredit)} kind="standalone">
          {row.creditNo}
        </Link>
      ),
    },
    counterparty: (header: string) => ({
      id: 'counterpartyName',
      header,
      cell: ({ counterpartyName }) => counterpartyName,
    }),
    source: { id: 'sourceName', header: t('source'), secondary: true, cell: ({ sourceName }) => sourceName ?? '—' },
    amount: {
      id: 'amount',
      header: t('amountYuan'),
      align: 'end',
      sortable: true,
      cell: ({ amount }) => <Money value={amount} />,
    },
    promisedDate: {
      id: 'promisedDate',
      header: t('promisedDate'),
      sortable: true,
      cell: ({ promisedDate }) => <DayText day={promisedDate} />,
    },
    issueDate: {
      id: 'issueDate',
      header: t('issueDate'),
      sortable: true,
      secondary: true,
      cell: ({ issueDate }) => <DayText day={issueDate} />,
    },
    receivedAt: {
      id: 'receivedAt',
      header: t('receivedAt'),
      secondary: true,
      cell: ({ receivedAt }) => <MomentText at={receivedAt} />,
    },
    remaining: {
      id: 'daysRemaining',
      header: t('daysRemaining'),
      whole: true,
      cell: (row) => <Remaining ticket={row} />,
    },
    state: (scope: TicketScope) => ({
      id: 'state',
      header: t('state'),
      sortable: true,
      cell: (row) => <StateWithNote ticket={row} scope={scope} />,
    }),
  } satisfies Record<string, TicketColumn | ((...parts: never[]) => TicketColumn)>
}

/** The state in the words of whoever looks: the issuer's or the holder's (P18). */
export function TicketStateTag({ state, scope }: { state: TicketState; scope: TicketScope }) {
  const language = useLanguageIndex()
  const word = (scope === 'ISSUED' ? issuerTicketStates : ticketStates)[state]
  return <StatusTag tone={word.tone}>{word.label[language]}</StatusTag>
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
  const language = useLanguageIndex()
  const note = scope === 'HELD' ? holdingNote(ticket) : ticket.lockedBy !== null && 'inTransit'
  return (
    <div className={css.stacked}>
      <TicketStateTag state={ticket.state} scope={scope} />
      {note && <span className={css.note}>{t(`note.${note}`, { business: businessOf(ticket) })}</span>}
    </div>
  )

  function businessOf({ lockedBy }: Ticket): string {
    return flows[lockedBy as BusinessType]?.name[language] ?? t('bornBy.other')
  }
}
