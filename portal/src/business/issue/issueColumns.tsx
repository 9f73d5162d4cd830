import type { IssueApplication } from '@jinpiao/contract/issue'
import { useTranslation } from 'react-i18next'
import type { ListColumn } from '#portal/lists/columns.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** What the desks of an issue show of it. */
export function useIssueDeskColumns(): readonly ListColumn<IssueApplication>[] {
  const { t } = useTranslation('approval')
  const terms = useTerms()
  return [
    'supplierName',
    'amount',
    'promisedDate',
    { key: 'tenorDays', secondary: true },
    { key: 'sourceName', secondary: true },
    {
      id: 'hasContract',
      header: terms.name('tradeBackground'),
      secondary: true,
      cell: ({ hasContract, hasInvoice }) => (
        <>
          {t(hasContract ? 'hasContract' : 'noContract')}
          {t('listComma')}
          {t(hasInvoice ? 'hasInvoice' : 'noInvoices')}
        </>
      ),
    },
  ]
}
