import { bookBoxes, listBook } from '@jinpiao/contract/standingBook'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { landscape } from '#portal/business/ledger/ledger.css.ts'

/** 兑付台账: one line for each ticket as it was issued, printed landscape. Its views are what is still to be paid, by how it stands. */
export default function StandingBook() {
  const { t } = useTranslation('ledger')
  const viewOf = (box: (typeof bookBoxes)[number]) => ({
    id: box,
    label: t(`bookBox.${box}`),
    // What is not due yet stands by its day, and in no other order.
    query: { box, ...(box === 'NOT_DUE' && { sort: 'promisedDate,asc' }) },
  })
  return (
    <div className={landscape}>
      <ListPage
        route="standingBook"
        list={listBook}
        noun="redeems"
        views={{ by: 'box', label: t('bookViews'), tabs: bookBoxes.map(viewOf) }}
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
        figures={<span>{t('bookCounts')}</span>}
        rowKey={({ pkCredit }) => pkCredit}
        rowName={({ creditNo }) => t('bookRow', { creditNo })}
        empty={{ text: t('bookEmpty') }}
      />
    </div>
  )
}
