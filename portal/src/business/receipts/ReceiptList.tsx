import type { ReceiptKind } from '@jinpiao/contract/flow'
import { listReceipts, type Receipt } from '@jinpiao/contract/receipts'
import { Button } from '@jinpiao/ui-kit/Button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { useDetailFocus } from '#portal/parts/useDetailFocus.ts'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import { ReceiptSheets } from './ReceiptSheets.tsx'

/** Sheets that are read and printed at once. */
const MOST = 50

interface ReceiptListProps {
  route: 'receipts' | 'certificates'
  /** Only these kinds; all of them, with tabs, where it is left out. */
  kinds?: readonly ReceiptKind[]
}

/** Receipts of the enterprise; one or several of them as they are printed (`?pkReceipt=`). */
export function ReceiptList({ route, kinds }: ReceiptListProps) {
  const { t } = useTranslation('receipts')
  const [selected, setSelected] = useState<Receipt[]>([])
  const hrefOf = useDetailHref('pkReceipt')
  const navigate = useNavigate()
  const shown = useSearchParams()[0].get('pkReceipt') ?? ''
  useDetailFocus(shown)
  if (shown !== '')
    return <ReceiptSheets pkReceipts={shown.split(',').slice(0, MOST)} backHref={hrefOf()} route={route} />
  return (
    <ListPage
      route={route}
      list={listReceipts}
      noun="receipts"
      {...(kinds ? { query: { receiptKind: kinds } } : { tabsBy: 'receiptKind' })}
      columns={[
        'receiptNo',
        'receiptKind',
        ...(kinds ? (['sourceNo'] as const) : []),
        'applyNo',
        'counterpartyName',
        'amount',
        'receiptAt',
        ...(kinds ? [] : [{ key: 'creditNo', secondary: true } as const]),
      ]}
      filterLabel={t('filters')}
      sum="amount"
      rowKey={({ pkReceipt }) => pkReceipt}
      rowName={({ receiptNo }) => t('rowName', { receiptNo })}
      hrefOf={({ pkReceipt }) => hrefOf(pkReceipt)}
      empty={{ text: t(`empty.${route}`) }}
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
