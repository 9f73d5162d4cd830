import type { FeeBill } from '@jinpiao/contract/bills'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { useTranslation } from 'react-i18next'
import { columnsOf } from '#portal/lists/columns.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

type Row = Pick<FeeBill, 'pkBill' | 'feeBillNo' | 'issuingParty' | 'amount'>

/** The bills of an application, or of several. */
export function BillRows({ bills }: { bills: readonly Row[] }) {
  const { t } = useTranslation('billing')
  const terms = useTerms()
  return (
    <section className={surface}>
      <DataTable
        caption={terms.name('feeBills')}
        columns={columnsOf<Row>(['feeBillNo', 'issuingParty', 'amount'], { terms })}
        rows={bills}
        rowKey={({ pkBill }) => pkBill}
        rowName={({ feeBillNo }) => t('billName', { feeBillNo })}
        empty={{ text: t('noneChosen') }}
      />
    </section>
  )
}
