import { listDraws } from '@jinpiao/contract/loans'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { drawDetailPath } from '#portal/business/loanPaths.ts'
import { drawColumns } from './drawColumns.tsx'

/** Loans of the enterprise as a page: all of them, or those of which something is left. */
export function DrawList({ scope = 'ALL' }: { scope?: 'ALL' | 'REPAYABLE' }) {
  const { t } = useTranslation('loanDraws')
  const isRest = scope === 'REPAYABLE'
  return (
    <ListPage
      route={isRest ? 'loanRepayList' : 'loanDraws'}
      list={listDraws}
      noun="loans"
      {...(isRest && { query: { scope } })}
      columns={drawColumns(t('acts'))}
      filterLabel={t('filters')}
      sum={listDraws.list.sums}
      rowKey={({ pkDraw }) => pkDraw}
      rowName={({ drawNo }) => t('rowName', { no: drawNo })}
      hrefOf={({ pkDraw }) => `${drawDetailPath}?id=${pkDraw}`}
      empty={{ text: t(isRest ? 'emptyRepay' : 'empty') }}
    />
  )
}
