import { getReceipt } from '@jinpiao/contract/receipts'
import { screenOnly } from '@jinpiao/ui-kit/lib/print.css'
import { PrintButton, PrintSheets } from '@jinpiao/ui-kit/PrintDocument'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { useInnerTitle } from '#portal/parts/innerTitle.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { Voucher } from '#portal/vouchers/Voucher.tsx'

interface ReceiptSheetsProps {
  pkReceipts: readonly string[]
  /** The list that they were chosen from, and its name. */
  backHref: string
  route: 'receipts' | 'certificates'
}

/** Receipts as one document, each on a sheet of its own: shown first, printed by the button (P8). */
export function ReceiptSheets({ pkReceipts, backHref, route }: ReceiptSheetsProps) {
  const { t } = useTranslation(['receipts', 'routes'])
  const title = t('sheets', { count: pkReceipts.length })
  useInnerTitle(title)
  return (
    <div className={page.page}>
      <div className={screenOnly}>
        <PageHead title={title} trail={[{ label: t(`routes:${route}`), href: backHref }]} actions={<PrintButton />} />
      </div>
      <PrintSheets>
        {pkReceipts.map((pkReceipt) => (
          <ReceiptSheet key={pkReceipt} pkReceipt={pkReceipt} />
        ))}
      </PrintSheets>
    </div>
  )
}

function ReceiptSheet({ pkReceipt }: { pkReceipt: string }) {
  const query = useQuery(queryOf('receipts', getReceipt, { params: { pkReceipt } }))
  return (
    <QueryState query={query}>
      {({ receipt, ...facts }) => (
        <Voucher {...facts} kind={receipt.receiptKind} numbers={receipt} amount={receipt.amount} />
      )}
    </QueryState>
  )
}
