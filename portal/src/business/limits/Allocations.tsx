import { listAllocations } from '@jinpiao/contract/limitAlloc'
import { useTranslation } from 'react-i18next'
import { ListView } from '#portal/lists/ListView.tsx'
import * as css from '#portal/parts/layout.css.ts'

/** What was asked for of a limit, with where each stands. */
export function Allocations({ pkLimit }: { pkLimit: string }) {
  const { t } = useTranslation('limits')
  return (
    <>
      <h3 className={css.flushHeading}>{t('allocations')}</h3>
      <ListView
        list={listAllocations}
        noun="limits"
        query={{ pkLimit }}
        columns={[
          'applyNo',
          'memberName',
          'move',
          'amount',
          'state',
          { key: 'createdByName', secondary: true },
          'updatedAt',
        ]}
        filterLabel={t('allocFilters')}
        caption={t('allocations')}
        rowKey={({ pkApply }) => pkApply}
        rowName={({ applyNo }) => t('allocName', { applyNo })}
        hrefOf={({ pkApply }) => `/my/limit/detail?pkApply=${pkApply}`}
        empty={{ text: t('noAllocations') }}
      />
    </>
  )
}
