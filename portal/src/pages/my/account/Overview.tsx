import { getOverview, type Overview } from '@jinpiao/contract/overview'
import { flushSurface, surface } from '@jinpiao/ui-kit/lib/surface.css'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Figures, type HomeFigure } from '#portal/business/homes/Figures.tsx'
import { Ladder } from '#portal/business/ledger/Ladder.tsx'
import { UnderWay } from '#portal/business/ledger/UnderWay.tsx'
import { queryOf } from '#portal/http/queries.ts'
import * as css from '#portal/parts/layout.css.ts'
import { PageHead } from '#portal/parts/PageHead.tsx'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'

/** 资产总览: what the enterprise holds, when it falls due, and what a core enterprise owes. */
export default function AccountOverview() {
  const { t } = useTranslation(['ledger', 'routes'])
  const query = useQuery(queryOf('transactions', getOverview, {}))
  return (
    <div className={css.stack}>
      <PageHead title={t('routes:accountOverview')} />
      <p>{t('noMoney')}</p>
      <QueryState query={query}>{(overview) => <Assets overview={overview} />}</QueryState>
    </div>
  )
}

const limitSums = ['total', 'allocated', 'frozen', 'used', 'available', 'idle'] as const

function Assets({ overview }: { overview: Overview }) {
  const { t } = useTranslation('ledger')
  const { name } = useTerms()
  const { payable, limits } = overview
  return (
    <div className={page.page}>
      <Sums
        id="holding"
        title={t('holding')}
        figures={(['held', 'free', 'busy', 'due', 'overdue'] as const).map((key) => ({
          label: t(key),
          ...overview[key],
        }))}
      />
      <Ladder kind="held" rungs={overview.ladder} />
      <section className={flushSurface}>
        <UnderWay rows={overview.underWay} />
      </section>
      {payable && (
        <>
          <Sums id="payable" title={t('payable')} figures={[{ label: t('payableTotal'), ...payable.total }]} />
          <Ladder kind="payable" rungs={payable.ladder} />
        </>
      )}
      {limits && (
        <Sums
          id="limits"
          title={t('limitSums')}
          figures={limitSums
            .filter((key) => key !== 'idle' || limits.idle !== '0.00')
            .map((key) => ({ label: name(key), amount: limits[key] }))}
        />
      )}
    </div>
  )
}

/** Amounts that the page is about, as large as those of a home. */
function Sums({ id, title, figures }: { id: string; title: string; figures: readonly HomeFigure[] }) {
  return (
    <section className={`${surface} ${page.section}`} aria-labelledby={id}>
      <h2 id={id} className={page.heading}>
        {title}
      </h2>
      <Figures figures={figures} />
    </section>
  )
}
