import { listReceipts, type Receipt } from '@jinpiao/contract/receipts'
import { Button } from '@jinpiao/ui-kit/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { ReceiptSheets } from '#portal/business/receipts/ReceiptSheets.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'

/** Sheets that are read and printed at once. */
const MOST = 50

/** 凭证管理: what proves each act that has taken effect; one or several of them as they are printed (`?pkReceipt=`). */
export default function Receipts() {
  const { t } = useTranslation('receipts')
  const [selected, setSelected] = useState<Receipt[]>([])
  const hrefOf = useDetailHref('pkReceipt')
  const navigate = useNavigate()
  const shown = useSearchParams()[0].get('pkReceipt') ?? ''
  useDetailFocus(shown)
  if (shown !== '') return <ReceiptSheets pkReceipts={shown.split(',').slice(0, MOST)} backHref={hrefOf()} />
  return (
    <ListPage
      route="receipts"
      list={listReceipts}
      noun="receipts"
      tabsBy="receiptKind"
      columns={[
        'receiptNo',
        'receiptKind',
        'applyNo',
        'counterpartyName',
        'amount',
        'receiptAt',
        { key: 'creditNo', secondary: true },
      ]}
      filterLabel={t('filters')}
      sum="amount"
      rowKey={({ pkReceipt }) => pkReceipt}
      rowName={({ receiptNo }) => t('rowName', { receiptNo })}
      hrefOf={({ pkReceipt }) => hrefOf(pkReceipt)}
      empty={{ text: t('empty') }}
      selection={{
        selected,
        onChange: setSelected,
        amount: ({ amount }) => amount,
        actions: (
          <Button
            tone="primary"
            disabledReason={selected.length > MOST ? t('tooMany', { max: MOST }) : undefined}
            onPress={() => void navigate(hrefOf(selected.map(({ pkReceipt }) => pkReceipt).join(',')))}
          >
            {t('printSelected')}
          </Button>
        ),
      }}
    />
  )
}
