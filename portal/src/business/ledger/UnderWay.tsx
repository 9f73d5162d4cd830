import { businessWords } from '@jinpiao/contract/flow'
import type { Overview } from '@jinpiao/contract/overview'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'

type Row = Overview['underWay'][number]

/** Applications that wait for somebody, by business. */
export function UnderWay({ rows }: { rows: readonly Row[] }) {
  const { t } = useTranslation('ledger')
  const terms = useTerms()
  const nameOf = ({ businessType }: Row) => terms.words(businessWords[businessType].label)
  return (
    <DataTable
      caption={t('underWay')}
      density="compact"
      rows={rows}
      rowKey={({ businessType }) => businessType}
      rowName={nameOf}
      empty={{ text: t('underWayNone') }}
      columns={[
        { id: 'businessType', header: terms.name('businessType'), rowHeader: true, cell: nameOf },
        { id: 'count', header: t('count'), align: 'end', cell: ({ count }) => String(count) },
        { id: 'amount', header: terms.heading('amount'), align: 'end', cell: ({ amount }) => <Money value={amount} /> },
      ]}
    />
  )
}
