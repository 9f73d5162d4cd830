import { MAX_BATCH } from '@jinpiao/contract/applications'
import { findInvoiceProblem } from '@jinpiao/contract/billRules'
import { type FeeBill, listBills } from '@jinpiao/contract/bills'
import { Button } from '@jinpiao/ui-kit/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useStanding } from '#portal/archetypes/apply/useObstacles.ts'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { BillView } from '#portal/business/billing/BillView.tsx'
import { RegisterPayment } from '#portal/business/billing/RegisterPayment.tsx'
import { useIsKeeper } from '#portal/business/billing/useIsKeeper.ts'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import { useOffers } from '#portal/parts/useOffers.ts'

const INVOICING = '/my/invoice-manage/invoicing-apply'

/** 缴费账单: what the enterprise owes or has paid for services; one of them (`?id=`); several lead to their invoices. */
export default function Bills() {
  const { t } = useTranslation('billing')
  const hrefOf = useDetailHref('id')
  const offers = useOffers()
  const isKeeper = useIsKeeper()
  const [selected, setSelected] = useState<FeeBill[]>([])
  const id = useSearchParams()[0].get('id') ?? ''
  useDetailFocus(id)
  if (id !== '') return <BillView pkBill={id} backHref={hrefOf()} />
  return (
    <ListPage
      route="bills"
      list={listBills}
      noun="fees"
      tabsBy="feeState"
      columns={[
        'feeBillNo',
        'billKind',
        'issuingParty',
        'amount',
        'feeState',
        'invoicedState',
        { key: 'period', secondary: true },
        { key: 'sourceNo', secondary: true },
        'deadline',
        { key: 'feePaidAt', secondary: true },
        { key: 'payeeAccountName', secondary: true },
        { key: 'payeeAccount', secondary: true },
        { key: 'payeeBank', secondary: true },
        ...(isKeeper
          ? [
              {
                id: 'actions',
                header: t('acts'),
                card: 'plain' as const,
                cell: (bill: FeeBill) => (bill.feeState === 'UNPAID' ? <RegisterPayment bill={bill} /> : '—'),
              },
            ]
          : []),
      ]}
      filterLabel={t('billFilters')}
      primaryFilters={['feeBillNo', 'issuingParty', 'billKind', 'invoicedState']}
      sum="amount"
      rowKey={({ pkBill }) => pkBill}
      rowName={({ feeBillNo }) => t('billName', { feeBillNo })}
      hrefOf={({ pkBill }) => hrefOf(pkBill)}
      empty={{ text: t('noBills') }}
      selection={
        isKeeper && offers(INVOICING)
          ? {
              selected,
              onChange: setSelected,
              amount: ({ amount }) => amount,
              unselectableReason: (bill) => findInvoiceProblem(bill) && t(`notInvoiced.${reasonOf(bill)}`),
              actions: <ToInvoice selected={selected} />,
            }
          : undefined
      }
    />
  )
}

/** On to the form of an invoice for what is chosen; what stands in its way is said here. */
function ToInvoice({ selected }: { selected: readonly FeeBill[] }) {
  const { t } = useTranslation('billing')
  const navigate = useNavigate()
  const [first] = useStanding('INVOICING') ?? []
  const reason = selected.length > MAX_BATCH ? t('tooMany', { max: MAX_BATCH }) : first?.message
  return (
    <Button
      tone="primary"
      disabledReason={reason}
      onPress={() => void navigate(`${INVOICING}?bills=${selected.map(({ pkBill }) => pkBill).join(',')}`)}
    >
      {t('invoiceSelected', { count: selected.length })}
    </Button>
  )
}

/** In its row a bill needs no number: what it lacks, or has already. */
const reasonOf = ({ feeState, invoicedState }: FeeBill) =>
  invoicedState !== 'NONE' ? 'applied' : feeState === 'WAIVED' ? 'waived' : 'unpaid'
