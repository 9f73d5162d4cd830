import { ledgerAssets, listTransactions } from '@jinpiao/contract/transactions'
import { flushSurface } from '@jinpiao/ui-kit/lib/surface.css'
import { useTranslation } from 'react-i18next'
import { ListTabs } from '#portal/lists/ListTabs.tsx'
import { ListView } from '#portal/lists/ListView.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Movements of tickets, and behind the other tab those of money: the two are never added up. */
export function Movements() {
  const { t } = useTranslation('ledger')
  const { name } = useTerms()
  return (
    <div className={flushSurface}>
      <ListTabs label={name('asset')} tabs={ledgerAssets.map((id) => ({ id, label: t(`asset.${id}`) }))}>
        {(asset) => (
          <ListView
            list={listTransactions}
            noun="transactions"
            query={{ asset }}
            columns={[
              'businessNo',
              'at',
              'ledgerKind',
              'counterpartyName',
              'incomeAmount',
              'expenseAmount',
              { key: 'direction', secondary: true },
              ...(asset === 'MONEY' ? (['bankSerial'] as const) : []),
            ]}
            caption={t('movements', { asset: t(`asset.${asset}`) })}
            filterLabel={t('movementFilters')}
            primaryFilters={['counterpartyName', 'ledgerKind', 'at']}
            sum={listTransactions.list.sums}
            rowKey={({ pkLog }) => pkLog}
            rowName={({ businessNo }) => businessNo}
            empty={{ text: t('movementsEmpty') }}
            hasTools
          />
        )}
      </ListTabs>
    </div>
  )
}
