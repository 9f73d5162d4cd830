import { listBook } from '@jinpiao/contract/standingBook'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { landscape } from '#portal/business/ledger/ledger.css.ts'

/** 兑付台账: one line for each ticket as it was issued, printed landscape. */
export default function StandingBook() {
  const { t } = useTranslation('ledger')
  return (
    <div className={landscape}>
      <ListPage
        route="standingBook"
        list={listBook}
        noun="redeems"
        columns={[
          'creditNo',
          'supplierName',
          'issueDate',
          'promisedDate',
          // Days overdue are counted from it.
          'payableDate',
          'amount',
          'redeemedAmount',
          'outstandingAmount',
          'state',
          'overdueDays',
          { key: 'leafCount', secondary: true },
          { key: 'levelCount', secondary: true },
        ]}
        filterLabel={t('bookFilters')}
        primaryFilters={['supplierName', 'creditNo', 'promisedDate']}
        sum={listBook.list.sums}
        rowKey={({ pkCredit }) => pkCredit}
        rowName={({ creditNo }) => t('bookRow', { creditNo })}
        empty={{ text: t('bookEmpty') }}
      />
    </div>
  )
}
