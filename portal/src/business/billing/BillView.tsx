import { type FeeBill, getBill } from '@jinpiao/contract/bills'
import type { DataOf } from '@jinpiao/contract/endpoint'
import { billKinds, feeStates, invoicedStates } from '@jinpiao/contract/states/exchange'
import { InlineMessage } from '@jinpiao/ui-kit/InlineMessage'
import { StatusTag } from '@jinpiao/ui-kit/StatusTag'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FormLink } from '#portal/archetypes/apply/FormLink.tsx'
import { DetailPage } from '#portal/archetypes/DetailPage.tsx'
import { Payee } from '#portal/business/reportedPayment/Payee.tsx'
import { queryOf } from '#portal/http/queries.ts'
import { FactSheet } from '#portal/parts/FactSheet.tsx'
import { FileLinks } from '#portal/parts/FileLinks.tsx'
import { face } from '#portal/parts/face.css.ts'
import { LargeAmount } from '#portal/parts/LargeAmount.tsx'
import * as layout from '#portal/parts/layout.css.ts'
import { DayText, MomentText } from '#portal/parts/Moment.tsx'
import { NumberLink } from '#portal/parts/NumberLink.tsx'
import { usePlatform } from '#portal/parts/platform.ts'
import { useOffers } from '#portal/parts/useOffers.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { payeeOf } from './payeeOf.ts'
import { RegisterPayment } from './RegisterPayment.tsx'
import { useIsKeeper } from './useIsKeeper.ts'

type Bill = DataOf<typeof getBill>

interface BillViewProps {
  pkBill: string
  /** The list that one came from. */
  backHref: string
}

/** One bill: what it is for, how it was paid and what the bank said of it, its receipt and its invoice. */
export function BillView({ pkBill, backHref }: BillViewProps) {
  const { t } = useTranslation(['billing', 'routes'])
  const query = useQuery(queryOf('fees', getBill, { params: { pkBill } }))
  return (
    <DetailPage
      query={query}
      title={query.data ? t('billName', { feeBillNo: query.data.feeBillNo }) : t('bill')}
      name={t('bill')}
      trail={[{ label: t('routes:bills'), href: backHref }]}
      tag={query.data && <FeeState bill={query.data} />}
    >
      {(bill) => <BillBody bill={bill} />}
    </DetailPage>
  )
}

export function FeeState({ bill: { feeState } }: { bill: Pick<FeeBill, 'feeState'> }) {
  const { words } = useTerms()
  const { label, tone } = feeStates[feeState]
  return <StatusTag tone={tone}>{words(label)}</StatusTag>
}

function BillBody({ bill }: { bill: Bill }) {
  const { t } = useTranslation('billing')
  const { name, words } = useTerms()
  const isKeeper = useIsKeeper()
  const { refusedReason, payment, feePaidAt } = bill
  return (
    <div className={layout.stack}>
      {refusedReason !== null && (
        <InlineMessage tone="warning">{t('refused', { reason: refusedReason })}</InlineMessage>
      )}
      <section className={face}>
        <LargeAmount label={name('amount')} value={bill.amount} />
      </section>
      <FactSheet
        title={t('facts')}
        rows={[
          { label: name('billKind'), value: words(billKinds[bill.billKind].label) },
          { label: name('issuingParty'), value: bill.issuingParty },
          { label: name('period'), value: bill.period },
          { label: name('sourceNo'), value: <NumberLink term="sourceNo" of={bill} no={bill.sourceNo} /> },
          { label: name('deadline'), value: <DayText day={bill.deadline} /> },
          ...(feePaidAt === null ? [] : [{ label: name('feePaidAt'), value: <MomentText at={feePaidAt} /> }]),
          { label: name('invoicedState'), value: <Invoiced bill={bill} /> },
        ]}
      />
      <WhereToPay bill={bill} />
      {payment && <PaymentFacts bill={bill} payment={payment} />}
      {isKeeper && (
        <div data-page-bar="" className={layout.actionBar}>
          <RegisterPayment bill={bill} size="regular" />
        </div>
      )}
    </div>
  )
}

/** Whom to pay into which account; what was taken from a payout, or is waived, is paid nowhere. */
function WhereToPay({ bill }: { bill: Bill }) {
  const { t } = useTranslation('billing')
  const { hotline, hotlineHours } = usePlatform()
  const payee = payeeOf(bill)
  const isOpen = bill.feeState === 'UNPAID'
  if (payee === undefined) {
    const words = { hotline, hours: hotlineHours }
    return isOpen && <InlineMessage tone="warning">{t('noPayee', words)}</InlineMessage>
  }
  return (
    <>
      {isOpen && bill.partyKind !== 'PLATFORM' && (
        <InlineMessage tone="info">{t('collected', { party: bill.issuingParty })}</InlineMessage>
      )}
      <Payee {...payee} />
    </>
  )
}

/** Whether there is an invoice, with the way to the application for it, or to the form. */
function Invoiced({ bill }: { bill: Bill }) {
  const { t } = useTranslation('billing')
  const { words } = useTerms()
  const offers = useOffers()
  const isKeeper = useIsKeeper()
  const { pkBill, feeState, invoicedState, invoicing } = bill
  const form = '/my/invoice-manage/invoicing-apply'
  return (
    <>
      {words(invoicedStates[invoicedState].label)}{' '}
      {invoicing && (
        <NumberLink term="applyNo" of={{ ...invoicing, businessType: 'INVOICING' }} no={invoicing.applyNo} />
      )}
      {invoicing === null && isKeeper && feeState === 'PAID' && offers(form) && (
        <FormLink of="INVOICING" href={`${form}?bills=${pkBill}`}>
          {t('toInvoice')}
        </FormLink>
      )}
    </>
  )
}

function PaymentFacts({ bill: { receipt }, payment }: { bill: Bill; payment: NonNullable<Bill['payment']> }) {
  const { t } = useTranslation(['billing', 'accounts'])
  const { name } = useTerms()
  const { bankName, accountTail, bankSerial, payDate, files } = payment
  return (
    <FactSheet
      title={t('reported')}
      rows={[
        { label: name('payAccount'), value: t('accounts:named', { bank: bankName, tail: accountTail }) },
        { label: name('bankSerial'), value: bankSerial },
        { label: name('payDate'), value: <DayText day={payDate} /> },
        {
          label: name('payReceiptFiles'),
          value: files.length > 0 && <FileLinks files={files} name={name('payReceiptFiles')} />,
          isWide: true,
        },
        ...(receipt
          ? [{ label: name('receiptNo'), value: <NumberLink term="receiptNo" of={receipt} no={receipt.receiptNo} /> }]
          : []),
      ]}
    />
  )
}
