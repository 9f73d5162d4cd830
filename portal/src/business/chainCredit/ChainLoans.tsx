import { listChainLoans } from '@jinpiao/contract/chainCredit'
import { useTranslation } from 'react-i18next'
import { ListView } from '#portal/lists/ListView.tsx'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import { RepayAct } from './RepayAct.tsx'

/** 我的金链贷: the loans of the enterprise of this kind; each leads to its plan (`?draw=`). */
export function ChainLoans() {
  const { t } = useTranslation('chainCredit')
  const hrefOf = useDetailHref('draw')
  return (
    <ListView
      list={listChainLoans}
      noun="loans"
      prefix="loan"
      caption={t('loans')}
      columns={[
        'drawNo',
        'funderName',
        'amount',
        'outstanding',
        { key: 'annualRate', secondary: true },
        'maturityDate',
        'nextDueDate',
        'nextDueAmount',
        'loanState',
        { id: 'repay', header: t('acts'), card: 'plain', cell: (loan) => <RepayAct loan={loan} /> },
      ]}
      filterLabel={t('loanFilters')}
      sum={listChainLoans.list.sums}
      rowKey={({ pkDraw }) => pkDraw}
      rowName={({ drawNo }) => t('loanName', { no: drawNo })}
      hrefOf={({ pkDraw }) => hrefOf(pkDraw)}
      empty={{ text: t('noLoans') }}
    />
  )
}
