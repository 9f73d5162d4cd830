import { getCredit } from '@jinpiao/contract/credits'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { type ReceiptKind, receiptWords } from '@jinpiao/contract/flow'
import { Link } from '@jinpiao/ui-kit/Link'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation, useSearchParams } from 'react-router-dom'
import { DetailPage } from '#portal/archetypes/DetailPage.tsx'
import { queryOf } from '#portal/http/queries.ts'
import { useMayOpen } from '#portal/parts/useMayOpen.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { FailedNote } from './FailedNote.tsx'
import { Lineage } from './Lineage.tsx'
import { OverdueNote } from './OverdueNote.tsx'
import { TicketActions } from './TicketActions.tsx'
import { TicketFace } from './TicketFace.tsx'
import { TicketFacts, TicketSteps, TicketTrade } from './TicketFacts.tsx'
import { TicketStations } from './TicketStations.tsx'
import { TicketStateTag } from './ticketColumns.tsx'
import { RECEIPTS, receiptHref } from './ticketPaperHref.ts'
import * as own from './tickets.css.ts'
import type { TicketScope } from './ticketTabs.ts'

type TicketDetailData = DataOf<typeof getCredit>

const views = ['trade', 'trace', 'steps'] as const
type View = (typeof views)[number]

interface TicketDetailProps {
  pkCredit: string
  /** From where the enterprise looks at it. */
  scope: TicketScope
  /** The page that one came from, and its name. */
  backHref: string
  backLabel: string
}

/** One ticket, its amount first; beside it what can be done and its stations; then everything behind it. */
export function TicketDetail({ pkCredit, scope, backHref, backLabel }: TicketDetailProps) {
  const { t } = useTranslation('tickets')
  const query = useQuery(queryOf('credits', getCredit, { params: { pkCredit } }))
  const ticket = query.data?.ticket
  return (
    <DetailPage
      query={query}
      title={ticket ? t('title', { creditNo: ticket.creditNo }) : t('detail')}
      name={ticket?.creditNo}
      trail={[{ label: backLabel, href: backHref }]}
      tag={ticket && <TicketStateTag ticket={ticket} scope={scope} />}
      actions={query.data && <PrintLinks detail={query.data} />}
    >
      {(detail) => <DetailBody detail={detail} scope={scope} />}
    </DetailPage>
  )
}

function DetailBody({ detail, scope }: { detail: TicketDetailData; scope: TicketScope }) {
  const { t } = useTranslation('tickets')
  const { name } = useTerms()
  const { view, setView } = useView()
  const labelOf = (id: View) => (id === 'trade' ? name('tradeBackground') : t(`view.${id}`))
  const { ticket } = detail
  const contents: Record<View, React.ReactNode> = {
    trade: <TicketTrade trade={detail.trade} amount={detail.ticket.amount} />,
    trace: view === 'trace' && <Lineage pkCredit={ticket.pkCredit} scope={scope} />,
    steps: <TicketSteps steps={detail.steps} state={ticket.state} bornBy={detail.bornBy} />,
  }
  return (
    <>
      <OverdueNote ticket={ticket} payment={detail.payment} scope={scope} />
      <FailedNote failure={detail.failure} />
      <div className={own.ticketPage}>
        <TicketFace ticket={ticket} />
        <div className={own.rail}>
          <TicketActions ticket={ticket} />
          <TicketStations ticket={ticket} stations={detail.stations} scope={scope} />
        </div>
        <TicketFacts
          ticket={ticket}
          payment={detail.payment}
          scope={scope}
          remark={detail.remark}
          endReason={detail.endReason}
          papers={detail.papers}
        />
        <div className={flushSurface}>
          <Tabs
            aria-label={t('views')}
            selectedKey={view}
            onSelectionChange={setView}
            items={views.map((id) => ({
              id,
              label: labelOf(id),
              content: (
                <div className={own.panel}>
                  <h2 className={visuallyHidden}>{labelOf(id)}</h2>
                  {contents[id]}
                </div>
              ),
            }))}
          />
        </div>
      </div>
    </>
  )
}

/** What is printed of it, by name: the receipt of its payment, and of what was born of an issue the voucher of that. */
function PrintLinks({ detail: { voucher, papers } }: { detail: TicketDetailData }) {
  const { t } = useTranslation('tickets')
  const { words } = useTerms()
  const mayOpen = useMayOpen()
  const { pathname, search } = useLocation()
  const parameters = new URLSearchParams(search)
  parameters.set('print', '1')
  const labelOf = (kind: ReceiptKind) => t('printPaper', { name: words(receiptWords[kind].label) })
  const paid = papers.find(({ receiptKind }) => receiptKind === 'REDEEM')
  return (
    <>
      {paid && mayOpen(RECEIPTS) && (
        <Link href={receiptHref(paid.pkReceipt)} kind="secondary">
          {labelOf('REDEEM')}
        </Link>
      )}
      {voucher && (
        <Link href={`${pathname}?${parameters}`} kind="secondary">
          {labelOf('ISSUE')}
        </Link>
      )}
    </>
  )
}

/** A tab can be sent and kept (accessibility §5.12). */
function useView() {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.get('view')
  return {
    view: views.find((view) => view === asked) ?? views[0],
    setView: (id: string) =>
      setParameters(
        (now) => {
          now.set('view', id)
          return now
        },
        { replace: true },
      ),
  }
}
