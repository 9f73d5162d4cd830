import { listLimits } from '@jinpiao/contract/limits'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { LimitMeter } from '#portal/business/limits/LimitMeter.tsx'

/** 额度查询: what the enterprise may issue on, from each source. */
export default function Limits() {
  const { t } = useTranslation('limits')
  return (
    <ListPage
      route="limits"
      list={listLimits}
      noun="limits"
      columns={[
        'sourceName',
        { key: 'product', secondary: true },
        'total',
        { key: 'allocated', secondary: true },
        { key: 'frozen', secondary: true },
        'used',
        'available',
        { id: 'share', header: t('share'), cell: (limit) => <LimitMeter limit={limit} size="compact" /> },
        { key: 'from', secondary: true },
        'to',
        'state',
      ]}
      filterLabel={t('filters')}
      sum={listLimits.list.sums}
      rowKey={({ pkLimit }) => pkLimit}
      rowName={({ sourceName, product }) => t('rowName', { source: sourceName, product })}
      hrefOf={({ pkLimit }) => `/my/limit/detail?id=${pkLimit}`}
      empty={{ text: t('empty') }}
    />
  )
}
