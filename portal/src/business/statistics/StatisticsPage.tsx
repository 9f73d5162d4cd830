import { chainKinds, coreKinds, getChainStatistics, getCoreStatistics } from '@jinpiao/contract/statistics'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { monthInWords } from '#portal/business/homes/maturity.ts'
import { queryOf } from '#portal/http/queries.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { AmountChart, BalanceChart } from './StatisticsCharts.tsx'
import { StatisticsFilters } from './StatisticsFilters.tsx'
import { StatisticsTable } from './StatisticsTable.tsx'
import { useStatisticsState } from './useStatisticsState.ts'

const sides = {
  core: { endpoint: getCoreStatistics, kinds: coreKinds, title: 'coreStatistics', party: 'supplierName' },
  chain: { endpoint: getChainStatistics, kinds: chainKinds, title: 'chainStatistics', party: 'previousHolderName' },
} as const

/** 数据统计 of an issuer or of a holder: table, amounts by kind, and what was in circulation or held. */
export function StatisticsPage({ side }: { side: keyof typeof sides }) {
  const { t, i18n } = useTranslation(['statistics', 'routes'])
  const { name } = useTerms()
  const { endpoint, kinds, title: route, party } = sides[side]
  const address = useStatisticsState()
  const { state } = address
  const query = useQuery({ ...queryOf('statistics', endpoint, { query: state }), placeholderData: keepPreviousData })
  const title = t(`routes:${route}`)
  const labelOf = (period: string) =>
    state.granularity === 'MONTH'
      ? monthInWords(period, i18n.language)
      : t('quarter', { year: period.slice(0, 4), n: Math.ceil(Number(period.slice(5)) / 3) })
  return (
    <div className={layout.stack}>
      <PageHead title={title} />
      <section className={surface}>
        <StatisticsFilters
          {...address}
          partyLabel={name(party)}
          parties={query.data?.parties ?? []}
          onSearchAgain={() => void query.refetch()}
        />
      </section>
      <QueryState query={query}>
        {(statistics) => (
          <div className={layout.stack}>
            <StatisticsTable
              statistics={statistics}
              kinds={kinds}
              labelOf={labelOf}
              fileName={`${title}_${state.from}_${state.to}.csv`}
            />
            <AmountChart statistics={statistics} kinds={kinds} labelOf={labelOf} />
            {state.party === '' && (
              <BalanceChart statistics={statistics} labelOf={labelOf} name={t(`balance.${side}`)} />
            )}
          </div>
        )}
      </QueryState>
    </div>
  )
}
