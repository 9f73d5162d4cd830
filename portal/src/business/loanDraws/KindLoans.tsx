import type { DrawRow, kindLoans } from '@jinpiao/contract/loans'
import { useTranslation } from 'react-i18next'
import { ListView } from '#portal/lists/ListView.tsx'
import * as page from '#portal/parts/page.css.ts'
import { useDetailHref } from '#portal/parts/useDetailHref.ts'
import { PayLink } from './PayLink.tsx'
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
        'owedToday',
        'loanState',
        {
          id: 'repay',
          header: t('acts'),
          card: 'plain',
          cell: (loan) => <LoanActs loan={loan} href={hrefOf(loan.pkDraw)} />,
        },
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

function LoanActs({ loan, href }: { loan: DrawRow; href: string }) {
  return (
    <span className={page.actions}>
      <PayLink draw={loan} href={href} />
      <RepayLink draw={loan} isRow />
    </span>
  )
}
