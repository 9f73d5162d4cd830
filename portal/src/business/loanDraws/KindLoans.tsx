import type { kindLoans } from '@jinpiao/contract/loans'
import { useTranslation } from 'react-i18next'
import { ListView } from '#portal/lists/ListView.tsx'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import { RepayLink } from './RepayLink.tsx'

/** 我的借据: the loans that have come of the applications of a page; each leads to its plan (`?draw=`). */
export function KindLoans({ list }: { list: ReturnType<typeof kindLoans> }) {
  const { t } = useTranslation('loanDraws')
  const hrefOf = useDetailHref('draw')
  return (
    <ListView
      list={list}
      noun="loans"
      prefix="loan"
      caption={t('kindLoans')}
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
        { id: 'repay', header: t('acts'), card: 'plain', cell: (loan) => <RepayLink draw={loan} isRow /> },
      ]}
      filterLabel={t('filters')}
      sum={list.list.sums}
      rowKey={({ pkDraw }) => pkDraw}
      rowName={({ drawNo }) => t('rowName', { no: drawNo })}
      hrefOf={({ pkDraw }) => hrefOf(pkDraw)}
      empty={{ text: t('emptyKind') }}
    />
  )
}
