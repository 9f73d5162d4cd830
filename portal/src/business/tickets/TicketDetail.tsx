import { getCredit, type Ticket } from '@jinpiao/contract/credits'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { AmountInWords } from '@jinpiao/ui-kit/AmountInWords'
import { Breadcrumb } from '@jinpiao/ui-kit/Breadcrumb'
import { Money } from '@jinpiao/ui-kit/Money'
import { SpokenSerials } from '@jinpiao/ui-kit/SpokenText'
import { Tabs } from '@jinpiao/ui-kit/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { queryOf } from '#portal/http/queries.ts'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import * as css from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { Lineage } from './Lineage.tsx'
import { TicketActions } from './TicketActions.tsx'
import { TicketFacts, TicketSteps, TicketTrade } from './TicketFacts.tsx'
import { TicketStateTag } from './ticketColumns.tsx'
import * as own from './tickets.css.ts'
import type { TicketScope } from './ticketTabs.ts'

type TicketDetailData = DataOf<typeof getCredit>

const views = ['facts', 'trade', 'trace', 'steps'] as const
type View = (typeof views)[number]

interface TicketDetailProps {
  pkCredit: string
  /** From where the enterprise looks at it. */
  scope: TicketScope
  /** The page that one came from, and its name. */
  backHref: string
  backLabel: string
}

/** Archetype D: one ticket, its amount first, then everything behind it. */
export function TicketDetail({ pkCredit, scope, backHref, backLabel }: TicketDetailProps) {
  const { t } = useTranslation('tickets')
  const query = useQuery(queryOf('credits', getCredit, { params: { pkCredit } }))
  const ticket = query.data?.ticket
  const title = ticket === undefined ? t('detail') : t('title', { creditNo: ticket.creditNo })
  useInnerTitle(title)
  return (
    <div className={css.page}>
      <Breadcrumb items={[{ label: backLabel, href: backHref }, { label: ticket?.creditNo ?? t('detail') }]} />
      <div className={css.detailHead}>
        {/* One h1 from the first moment on, because it takes the focus. */}
        <h1 className={css.title}>
          <SpokenSerials>{title}</SpokenSerials>
        </h1>
        {ticket && <TicketStateTag state={ticket.state} scope={scope} />}
      </div>
      <QueryState query={query}>{(detail) => <DetailBody detail={detail} scope={scope} />}</QueryState>
    </div>
  )
}

function DetailBody({ detail, scope }: { detail: TicketDetailData; scope: TicketScope }) {
  const { t } = useTranslation('tickets')
  const { view, setView } = useView()
  const { ticket } = detail
  const contents: Record<View, React.ReactNode> = {
    facts: <TicketFacts ticket={ticket} scope={scope} />,
    trade: <TicketTrade trade={detail.trade} amount={detail.ticket.amount} />,
    trace: view === 'trace' && <Lineage pkCredit={ticket.pkCredit} scope={scope} />,
    steps: <TicketSteps steps={detail.steps} state={ticket.state} />,
  }
  return (
    <div className={css.page}>
      <AmountOf ticket={ticket} />
      <TicketActions detail={detail} />
      <Tabs
        aria-label={t('views')}
        selectedKey={view}
        onSelectionChange={setView}
        items={views.map((id) => ({
          id,
          label: t(`view.${id}`),
          content: (
            <div className={own.panel}>
              <h2 className={css.heading}>{t(`view.${id}`)}</h2>
              {contents[id]}
            </div>
          ),
        }))}
      />
    </div>
  )
}

/** The amount that the page is about. */
function AmountOf({ ticket: { amount } }: { ticket: Ticket }) {
  const { t } = useTranslation('tickets')
  return (
    <div className={css.amount}>
      <p className={css.muted}>{t('amount')}</p>
      <p>
        <Money value={amount} unit size="large" />
      </p>
      <AmountInWords value={amount} />
    </div>
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
