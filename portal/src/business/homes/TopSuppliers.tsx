import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'
import { useLoadFailure } from '#portal/parts/useLoadFailure.ts'
import { SupplierShare } from './SupplierShare.tsx'
import { useFigures } from './useFigures.ts'

const CIRCULATING = ['PENDING_ACCEPT', 'HELD', 'DUE', 'OVERDUE']

/** Concentration: the five suppliers that hold most of what circulates, and their share of it. */
export function TopSuppliers() {
  const { t } = useTranslation('home')
  const terms = useTerms()
  const failureOf = useLoadFailure()
  const { data, error, isPending, refetch } = useFigures()
  const circulating = (data?.byState ?? [])
    .filter(({ state }) => CIRCULATING.includes(state))
    .map(({ amount }) => amount)
  return (
    <section className={flushSurface} aria-labelledby="top-suppliers">
      <h2 id="top-suppliers" className={visuallyHidden}>
        {t('topSuppliers')}
      </h2>
      <DataTable
        caption={t('topSuppliersCaption')}
        density="compact"
        columns={[
          { id: 'name', header: terms.name('supplierName'), rowHeader: true, cell: ({ name }) => name },
          { id: 'count', header: t('countColumn'), align: 'end', cell: ({ count }) => count },
          {
            id: 'amount',
            header: terms.heading('amount'),
            card: 'amount',
            align: 'end',
            cell: ({ amount }, hasHeader) => <Money value={amount} unit={!hasHeader} />,
          },
          {
            id: 'share',
            header: t('share'),
            align: 'end',
            cell: ({ amount }) => <SupplierShare of={amount} among={circulating} />,
          },
        ]}
        rows={data?.topSuppliers ?? []}
        rowKey={({ name }) => name}
        rowName={({ name }) => name}
        isLoading={isPending}
        error={failureOf({ error, refetch })}
        empty={{ text: t('topSuppliersEmpty') }}
      />
    </section>
  )
}
