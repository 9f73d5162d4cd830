import type { ApplicationStep } from '@jinpiao/contract/applications'
import type { Ticket } from '@jinpiao/contract/credits'
import type { BusinessType } from '@jinpiao/contract/flow'
import type { TicketState } from '@jinpiao/contract/status'
import type { TradeBackground } from '@jinpiao/contract/trade'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { Timeline } from '@jinpiao/ui-kit/Timeline'
import { useTranslation } from 'react-i18next'
import { stepsTimeline } from '#portal/archetypes/stepsTimeline.ts'
import { useStepWords } from '#portal/archetypes/useStepWords.ts'
import { DayText, MomentText, ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useTradeRows } from '#portal/business/trade/tradeRows.tsx'
import { remainingWords } from './remaining.ts'
import { StateWithNote } from './ticketColumns.tsx'
import type { TicketScope } from './ticketTabs.ts'

/** 凭证详情: what the ticket promises, to whom, and when. */
export function TicketFacts({ ticket, scope }: { ticket: Ticket; scope: TicketScope }) {
  const { t } = useTranslation('tickets')
  const { name } = useTerms()
  const left = remainingWords(ticket.daysRemaining)
  const isMoved = ticket.payableDate !== ticket.promisedDate
  return (
    <SummaryList
      rows={[
        { label: name('creditNo'), value: ticket.creditNo },
        { label: name('issuerName'), value: ticket.issuerName },
        { label: name('holderName'), value: ticket.holderName },
        ...(ticket.sourceName === undefined ? [] : [{ label: name('sourceName'), value: ticket.sourceName }]),
        { label: name('issueDate'), value: <DayText day={ticket.issueDate} /> },
        { label: name('promisedDate'), value: <DayText day={ticket.promisedDate} /> },
        {
          label: name('payableDate'),
          value: isMoved ? (
            <ProseText>{t('payableMoved', { day: ticket.payableDate })}</ProseText>
          ) : (
            <DayText day={ticket.payableDate} />
          ),
        },
        { label: name('daysRemaining'), value: t(left.key, { count: left.n }) },
        { label: name('state'), value: <StateWithNote ticket={ticket} scope={scope} /> },
        ...(scope === 'HELD' ? [{ label: name('receivedAt'), value: <MomentText at={ticket.receivedAt} /> }] : []),
        {
          label: name('acceptedAt'),
          value: ticket.acceptedAt ? <MomentText at={ticket.acceptedAt} /> : t('notAccepted'),
        },
        { label: name('needsConsent'), value: t(ticket.needsConsent ? 'consentNeeded' : 'consentNotNeeded') },
      ]}
    />
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
    state: state === 'PENDING_ACCEPT' ? 'PENDING_COUNTERPARTY' : 'DONE',
  } as const
  const timeline = stepsTimeline(steps, application, words)
  return timeline.length === 0 ? <p>{t('noSteps')}</p> : <Timeline label={t('view.steps')} steps={timeline} />
}
