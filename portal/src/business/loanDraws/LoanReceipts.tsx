import type { DataOf } from '@jinpiao/contract/endpoint'
import { receiptWords } from '@jinpiao/contract/flow'
import type { getDraw } from '@jinpiao/contract/loans'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { useTranslation } from 'react-i18next'
import { columnsOf } from '#portal/lists/columns.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

type Receipt = DataOf<typeof getDraw>['receipts'][number]

/** 凭证 of a loan: its note, its payment, each repayment. */
export function LoanReceipts({ receipts }: { receipts: readonly Receipt[] }) {
  const { t } = useTranslation('loanDraws')
  const terms = useTerms()
  return (
    <DataTable
      caption={t('view.receipts')}
      summary={null}
      columns={columnsOf<Receipt>(['receiptNo', 'receiptKind', 'amount', 'receiptAt'], {
        terms,
        words: { receiptKind: () => receiptWords },
      })}
      rows={receipts}
      rowKey={({ pkReceipt }) => pkReceipt}
      rowName={({ receiptNo }) => t('receiptName', { no: receiptNo })}
      empty={{ text: t('noReceipts') }}
    />
  )
}
