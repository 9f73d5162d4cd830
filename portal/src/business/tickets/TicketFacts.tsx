import type { ApplicationStep, Ticket, TradeBackground } from '@jinpiao/contract/credits'
import type { TicketState } from '@jinpiao/contract/status'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList, type SummaryRow } from '@jinpiao/ui-kit/SummaryList'
import { Timeline } from '@jinpiao/ui-kit/Timeline'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { invoiceRows } from '#portal/archetypes/InvoiceFacts.tsx'
import { stepsTimeline } from '#portal/archetypes/stepsTimeline.ts'
import { useStepWords } from '#portal/archetypes/useStepWords.ts'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { DayText, MomentText, ProseText } from '#portal/parts/Moment.tsx'
import { remainingWords } from './remaining.ts'
import { StateWithNote } from './ticketColumns.tsx'
import type { TicketScope } from './ticketTabs.ts'

/** 凭证详情: what the ticket promises, to whom, and when. */
export function TicketFacts({ ticket, scope }: { ticket: Ticket; scope: TicketScope }) {
  const { t } = useTranslation('tickets')
  const left = remainingWords(ticket.daysRemaining)
  const isMoved = ticket.payableDate !== ticket.promisedDate
  const rows: SummaryRow[] = [
    { label: t('creditNo'), value: ticket.creditNo },
    { label: t('issuer'), value: ticket.issuerName },
    { label: t('holder'), value: ticket.holderName },
    ...(ticket.sourceName === undefined ? [] : [{ label: t('source'), value: ticket.sourceName }]),
    { label: t('issueDate'), value: <DayText day={ticket.issueDate} /> },
    { label: t('promisedDate'), value: <DayText day={ticket.promisedDate} /> },
    {
      label: t('payableDate'),
      value: isMoved ? (
        <ProseText>{t('payableMoved', { day: ticket.payableDate })}</ProseText>
      ) : (
        <DayText day={ticket.payableDate} />
      ),
    },
    { label: t('daysRemaining'), value: t(left.key, { count: left.n }) },
    {
      label: t('state'),
      value: <StateWithNote ticket={ticket} scope={scope} />,
    },
    ...(scope === 'HELD' ? [{ label: t('receivedAt'), value: <MomentText at={ticket.receivedAt} /> }] : []),
    { label: t('acceptedAt'), value: ticket.acceptedAt ? <MomentText at={ticket.acceptedAt} /> : t('notAccepted') },
    { label: t('needsConsent'), value: t(ticket.needsConsent ? 'consentNeeded' : 'consentNotNeeded') },
  ]
  return <SummaryList rows={rows} />
}

/** 贸易背景: the contract and the invoices behind the promise. */
export function TicketTrade({ trade, amount }: { trade: TradeBackground | null; amount: string }) {
  const { t, i18n } = useTranslation(['tickets', 'approval'])
  const approval = i18n.getFixedT(null, 'approval') as TFunction<'approval'>
  if (trade === null) return <p>{t('noTrade')}</p>
  return (
    <SummaryList
      rows={[
        { label: t('contractNo'), value: trade.contractNo },
        { label: t('contractName'), value: trade.contractName },
        { label: t('contractAmount'), value: <Money value={trade.contractAmount} unit /> },
        { label: t('signedDate'), value: <DayText day={trade.signedDate} /> },
        { label: t('deliveredDate'), value: trade.deliveredDate && <DayText day={trade.deliveredDate} /> },
        // Files are their owner's alone (I25): a holder is told of none, and 未填写 would say that there are none.
        ...(trade.files.length > 0 ? [{ label: t('files'), value: <FileLinks files={trade.files} /> }] : []),
        ...invoiceRows(approval, trade.invoices, amount),
        ...(trade.otherFiles.length > 0
          ? [{ label: approval('otherFiles'), value: <FileLinks files={trade.otherFiles} /> }]
          : []),
      ]}
    />
  )
}

/** 审批记录: who did what when; a ticket that nobody has accepted still waits for that (P11). */
export function TicketSteps({ steps, state }: { steps: readonly ApplicationStep[]; state: TicketState }) {
  const { t } = useTranslation('tickets')
  const words = useStepWords()
  const application = {
    businessType: 'ISSUE',
    state: state === 'PENDING_ACCEPT' ? 'PENDING_COUNTERPARTY' : 'DONE',
  } as const
  const timeline = stepsTimeline(steps, application, words)
  return timeline.length === 0 ? <p>{t('noSteps')}</p> : <Timeline label={t('view.steps')} steps={timeline} />
}
