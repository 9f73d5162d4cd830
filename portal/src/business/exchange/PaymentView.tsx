import type { DataOf } from '@jinpiao/contract/endpoint'
import { getPayment } from '@jinpiao/contract/payments'
import { paymentStates } from '@jinpiao/contract/states/exchange'
import { CardNumber } from '@jinpiao/ui-kit/CardNumber'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { Link } from '@jinpiao/ui-kit/Link'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { Timeline } from '@jinpiao/ui-kit/Timeline'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DetailPage } from '#portal/archetypes/DetailPage.tsx'
import { Payee } from '#portal/business/reportedPayment/Payee.tsx'
import { queryOf } from '#portal/http/queries.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import * as face from '#portal/parts/face.css.ts'
import { LargeAmount } from '#portal/parts/LargeAmount.tsx'
import * as layout from '#portal/parts/layout.css.ts'
import { DayText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { Fact } from '#portal/parts/Parties.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { Deadline } from './Deadline.tsx'
import { indexPath, paymentsPath } from './paths.ts'
import { ReportPayment } from './ReportPayment.tsx'

type Payment = DataOf<typeof getPayment>

/** 付款详情: whom to pay how much under which words, what was reported, what the bank says. */
export function PaymentView({ pkPayment }: { pkPayment: string }) {
  const { t } = useTranslation(['exchange', 'routes'])
  const { words } = useTerms()
  const query = useQuery(queryOf('payments', getPayment, { params: { pkPayment } }))
  const payment = query.data
  const state = payment && paymentStates[payment.paymentState]
  return (
    <DetailPage
      query={query}
      title={payment ? t('paymentRow', { no: payment.paymentNo }) : t('routes:exchangePayment')}
      trail={[{ label: t('routes:exchangePayments'), href: paymentsPath }]}
      tag={state && <StatusTag tone={state.tone}>{words(state.label)}</StatusTag>}
    >
      {(found) => <PaymentBody payment={found} />}
    </DetailPage>
  )
}

function PaymentBody({ payment }: { payment: Payment }) {
  const { t } = useTranslation('exchange')
  return (
    <div className={layout.stack}>
      <Standing payment={payment} />
      <div className={layout.withRail}>
        <div className={layout.stack}>
          <Face payment={payment} />
          <Payee {...payment} />
          <Reported payment={payment} />
        </div>
        <div className={layout.stack}>
          <Way events={payment.events} />
        </div>
      </div>
      <div data-page-bar="" className={layout.actionBar}>
        <ReportPayment payment={payment} />
        <Link href={`${indexPath}?pkApply=${payment.pkApply}`} kind="standalone">
          {t('toExchange')}
        </Link>
      </div>
    </div>
  )
}

/** What is to be done now, or why nothing is. */
function Standing({ payment: { paymentState, isPaidBack, failReason } }: { payment: Payment }) {
  const { t } = useTranslation('exchange')
  if (isPaidBack) return <InlineMessage tone="warning">{t('paidBack')}</InlineMessage>
  if (paymentState === 'REFUSED') {
    return <InlineMessage tone="danger">{t('refused', { reason: failReason ?? '' })}</InlineMessage>
  }
  if (paymentState === 'PENDING_CONFIRM') return <InlineMessage tone="info">{t('waiting')}</InlineMessage>
  return paymentState === 'CLOSED' ? <InlineMessage tone="info">{t('closed')}</InlineMessage> : null
}

/** How much, and until when. */
function Face({ payment }: { payment: Payment }) {
  const { name } = useTerms()
  return (
    <section className={face.face}>
      <div className={face.body}>
        <LargeAmount label={name('amount')} value={payment.amount} />
        <div className={face.days}>
          <Fact label={name('deadline')} value={<Deadline payment={payment} />} />
        </div>
      </div>
    </section>
  )
}

function Reported({ payment: { reported, receipt } }: { payment: Payment }) {
  const { t } = useTranslation('exchange')
  const { name } = useTerms()
  if (reported === null) return null
  return (
    <FactSheet
      title={t('whoReported')}
      rows={[
        { label: name('payAccount'), value: <CardNumber value={reported.payAccount} /> },
        { label: name('bankSerial'), value: reported.bankSerial },
        { label: name('payDate'), value: <DayText day={reported.payDate} /> },
        {
          label: name('payReceiptFiles'),
          value: <FileLinks files={reported.files} name={name('payReceiptFiles')} />,
        },
        ...(receipt
          ? [{ label: name('receiptNo'), value: <NumberLink term="receiptNo" of={receipt} no={receipt.receiptNo} /> }]
          : []),
      ]}
    />
  )
}

function Way({ events }: Pick<Payment, 'events'>) {
  const { t } = useTranslation('exchange')
  return (
    <section className={`${surface} ${page.section}`}>
      <h2 className={page.heading}>{t('way')}</h2>
      <Timeline
        label={t('way')}
        steps={events.map(({ state, personName, reason, at }, index) => ({
          id: String(index),
          title: t(`event.${state}`),
          state: state === 'REFUSED' || state === 'CLOSED' ? 'ended' : 'done',
          who: personName || undefined,
          comment: reason,
          at,
        }))}
      />
    </section>
  )
}
