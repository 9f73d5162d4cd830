import { listDraws } from '@jinpiao/contract/loans'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { drawColumns } from '#portal/business/loanDraws/drawColumns.tsx'
import { drawDetailPath } from '#portal/business/loanDraws/paths.ts'

/** 提前还款: loans of which something is left, to choose one that is repaid early. */
export default function RepayPage() {
  const { t } = useTranslation('loanDraws')
  return (
    <ListPage
      route="loanRepayList"
      list={listDraws}
      noun="loans"
      query={{ scope: 'REPAYABLE' }}
      columns={drawColumns(t('acts'))}
      filterLabel={t('filters')}
      sum={listDraws.list.sums}
      rowKey={({ pkDraw }) => pkDraw}
      rowName={({ drawNo }) => t('rowName', { no: drawNo })}
      hrefOf={({ pkDraw }) => `${drawDetailPath}?id=${pkDraw}`}
      empty={{ text: t('emptyRepay') }}
    />
  )
}
