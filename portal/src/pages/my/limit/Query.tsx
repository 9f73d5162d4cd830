import { listLimits } from '@jinpiao/contract/limits'
import { useTranslation } from 'react-i18next'
import { ListPage } from '#portal/archetypes/ListPage.tsx'
import { SuspensionBanner } from '#portal/business/homes/SuspensionBanner.tsx'
import { LimitMeter } from '#portal/business/limits/LimitMeter.tsx'
import { useRole } from '#portal/parts/useRole.ts'

/** 额度查询: what the enterprise may issue on, from each source; of a branch its parts of the parent's limits. */
export default function Limits() {
  const { t } = useTranslation('limits')
  const { isBranch } = useRole()
  return (
    <ListPage
      route="limits"
      list={listLimits}
      noun="limits"
      // Its 可用 is 0.00 then, whatever is left.
      above={<SuspensionBanner />}
      columns={[
        'sourceName',
        { key: 'product', secondary: true },
        ...(isBranch ? (['givenByName'] as const) : []),
        'total',
        ...(isBranch ? [] : [{ key: 'allocated', secondary: true } as const]),
        { key: 'frozen', secondary: true },
        'used',
        'available',
        { id: 'share', header: t('share'), cell: (limit) => <LimitMeter limit={limit} size="compact" /> },
        { key: 'from', secondary: true },
        'to',
        'state',
      ]}
      filterLabel={t('filters')}
      sum={isBranch ? ['total', 'frozen', 'used', 'available', 'idle'] : listLimits.list.sums}
      sumIfAny="idle"
      figures={<span>{t('inForce')}</span>}
      rowKey={({ pkLimit }) => pkLimit}
      rowName={({ sourceName, product }) => t('rowName', { source: sourceName, product })}
      hrefOf={({ pkLimit }) => `/my/limit/detail?id=${pkLimit}`}
      empty={{ text: t(isBranch ? 'emptyPart' : 'empty') }}
    />
  )
}
