import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import { RailList } from './RailList.tsx'
import { SupplierShare } from './SupplierShare.tsx'
import { useFigures } from './useFigures.ts'

const CIRCULATING = ['PENDING_ACCEPT', 'HELD', 'DUE', 'OVERDUE']

/** Concentration: the five suppliers that hold most of what circulates, and their share of it. */
export function TopSuppliers() {
  const { t } = useTranslation('home')
  return (
    <RailList
      title={t('topSuppliers')}
      query={useFigures()}
      empty={t('topSuppliersEmpty')}
      entriesOf={({ topSuppliers, byState }) => {
        const circulating = byState.filter(({ state }) => CIRCULATING.includes(state)).map(({ amount }) => amount)
        return topSuppliers.map(({ name, count, amount }) => ({
          id: name,
          name,
          href: undefined,
          state: <SupplierShare of={amount} among={circulating} />,
          party: t('countOf', { n: count }),
          amount: <Money value={amount} unit />,
        }))
      }}
    />
  )
}
