import { listDraws } from '@jinpiao/contract/loans'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { drawColumns } from '#portal/business/loanDraws/drawColumns.tsx'
import { drawDetailPath } from '#portal/business/loanDraws/paths.ts'

/** 支用查询: every loan of the enterprise. */
export default function DrawsPage() {
  const { t } = useTranslation('loanDraws')
  return (
    <ListPage
      route="loanDraws"
      list={listDraws}
      noun="loans"
      columns={drawColumns(t('acts'))}
      filterLabel={t('filters')}
      sum={listDraws.list.sums}
      rowKey={({ pkDraw }) => pkDraw}
      rowName={({ drawNo }) => t('rowName', { no: drawNo })}
      hrefOf={({ pkDraw }) => `${drawDetailPath}?id=${pkDraw}`}
      empty={{ text: t('empty') }}
    />
  )
}
