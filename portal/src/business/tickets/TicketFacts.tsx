import type { ApplicationStep } from '@jinpiao/contract/applications'
import type { Ticket, TicketPaper, TicketPayment } from '@jinpiao/contract/credits'
import type { BusinessType } from '@jinpiao/contract/flow'
import type { TicketState } from '@jinpiao/contract/status'
import type { TradeBackground } from '@jinpiao/contract/trade'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { SummaryList, type SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { Timeline } from '@jinpiao/ui-kit/Timeline'
import { useTranslation } from 'react-i18next'
import { stepsTimeline } from '#portal/archetypes/stepsTimeline.ts'
import { useStepWords } from '#portal/archetypes/useStepWords.ts'
import { useTradeRows } from '#portal/business/trade/tradeRows.tsx'
import { DayText, MomentText, ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { TicketPaid } from './TicketPaid.tsx'
import { TicketPapers } from './TicketPapers.tsx'
import * as css from './tickets.css.ts'
import type { TicketScope } from './ticketTabs.ts'

interface TicketFactsProps {
  ticket: Ticket
  /** Null: nobody has begun to pay it. */
  payment: TicketPayment | null
  scope: TicketScope
  /** What its sender said with it, and why it was refused or taken back: for the two sides of its handing over. */
  remark: string | null
  endReason: string | null
  papers: readonly TicketPaper[]
}

/** What the ticket itself does not show: parties, days and terms. */
export function TicketFacts({ ticket, payment, scope, remark, endReason, papers }: TicketFactsProps) {
  const { t } = useTranslation('tickets')
  const { name } = useTerms()
  const { payableDate, acceptedAt } = ticket
  const isMoved = payableDate !== ticket.promisedDate
  const parties: SummaryRow[] =
    scope === 'HELD'
      ? [{ label: name('previousHolderName'), value: ticket.counterpartyName }]
      : [{ label: name('sourceName'), value: ticket.sourceName }]
  const received: SummaryRow = { label: name('receivedAt'), value: <MomentText at={ticket.receivedAt} /> }
  const accepted: SummaryRow = {
    label: name('acceptedAt'),
    value: acceptedAt === null ? t('notAccepted') : <MomentText at={acceptedAt} />,
  }
  // What came back or was kept in a split has been held since then: nobody is asked to accept it.
  const isAsked = acceptedAt !== null || ticket.state === 'PENDING_ACCEPT'
  return (
    <div className={`${surface} ${css.facts}`}>
      <div className={css.factGroups}>
        <SummaryList title={t('facts.parties')} rows={parties} />
        <SummaryList
          title={t('facts.terms')}
          rows={[
            { label: name('needsConsent'), value: t(ticket.needsConsent ? 'consentNeeded' : 'consentNotNeeded') },
            { label: name('depth'), value: t('times', { count: ticket.depth }) },
            ...(remark === null ? [] : [{ label: name('remark'), value: remark, isWide: true }]),
            ...(endReason === null ? [] : [{ label: t('endReason'), value: endReason, isWide: true }]),
          ]}
        />
      </div>
      <div className={css.factGroups}>
        <SummaryList
          title={t('facts.dates')}
          rows={[
            {
              label: name('payableDate'),
              value: isMoved ? (
                <ProseText>{t('payableMoved', { day: payableDate })}</ProseText>
              ) : (
                <DayText day={payableDate} />
              ),
            },
            ...(scope === 'HELD' ? [received] : []),
            ...(isAsked ? [accepted] : []),
          ]}
        />
        {payment !== null && <TicketPaid payment={payment} scope={scope} />}
        <TicketPapers papers={papers} state={ticket.state} />
      </div>
    </div>
  )
}

/** 贸易背景: the contract and the invoices behind the promise, shown to the two parties of it. */
export function TicketTrade({ trade, amount }: { trade: TradeBackground | null; amount: string }) {
  const { t } = useTranslation('tickets')
  const tradeRows = useTradeRows()
  if (trade === null) return <p>{t('noTrade')}</p>
  return <SummaryList rows={tradeRows(trade, { amount, hidesNoFiles: true })} />
}

interface TicketStepsProps {
  steps: readonly ApplicationStep[]
  state: TicketState
  /** Business type of the application that it was born of. */
  bornBy: string
}

/** 审批记录: who did what when; a ticket that nobody has accepted still waits for that (P11). */
export function TicketSteps({ steps, state, bornBy }: TicketStepsProps) {
  const { t } = useTranslation('tickets')
  const words = useStepWords()
  const application = {
    businessType: bornBy as BusinessType,
    state: state === 'PENDING_ACCEPT' ? 'PENDING_COUNTERPARTY' : state === 'LAPSED' ? 'EXPIRED' : 'DONE',
  } as const
  const timeline = stepsTimeline(steps, application, words)
  return timeline.length === 0 ? <p>{t('noSteps')}</p> : <Timeline label={t('view.steps')} steps={timeline} />
}
