import type { FunderProduct } from '@jinpiao/contract/funderProducts'
import { DataTable } from '@jinpiao/ui-kit/DataTable'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { useTranslation } from 'react-i18next'
import { ProseText } from '#portal/parts/Moment.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Accepting banks: what a bill costs, for how much and how long they make one out. */
export function Offers({ acceptors }: { acceptors: readonly FunderProduct[] }) {
  const { t } = useTranslation('exchange')
  const { name } = useTerms()
  return (
    <section className={surface}>
      <DataTable
        caption={t('offers')}
        columns={[
          {
            id: 'acceptor',
            header: name('acceptorName'),
            rowHeader: true,
            card: 'party',
            cell: ({ funderName }) => funderName,
          },
          {
            id: 'feeRate',
            header: name('feeRate'),
            align: 'end',
            cell: ({ feeRate }) => <ProseText>{`${feeRate}%`}</ProseText>,
          },
          {
            id: 'range',
            header: t('range'),
            cell: ({ minAmount, maxAmount }) => (
              <>
                <Money value={minAmount} /> – <Money value={maxAmount} unit />
              </>
            ),
          },
          { id: 'days', header: t('upTo'), cell: ({ maxDays }) => t('days', { count: maxDays }) },
        ]}
        rows={acceptors}
        rowKey={({ pkProduct }) => pkProduct}
        rowName={({ funderName }) => funderName}
        empty={{ text: t('noOffers') }}
      />
    </section>
  )
}
