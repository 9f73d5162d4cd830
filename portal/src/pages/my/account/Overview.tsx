import { getOverview, type Overview } from '@jinpiao/contract/overview'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Money } from '@jinpiao/ui-kit/Money'
import { SummaryList } from '@jinpiao/ui-kit/SummaryList'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
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

const limitSums = ['total', 'allocated', 'frozen', 'used', 'available'] as const

function Assets({ overview }: { overview: Overview }) {
  const { t } = useTranslation('ledger')
  const { name } = useTerms()
  const { payable, limits } = overview
  const figure = ({ count, amount }: Overview['held']) => (
    <>
      <Money value={amount} unit /> {t('figure', { count })}
    </>
  )
  return (
    <div className={page.page}>
      <section className={surface}>
        <SummaryList
          title={t('holding')}
          rows={(['free', 'busy', 'held'] as const).map((key) => ({ label: t(key), value: figure(overview[key]) }))}
        />
      </section>
      <Ladder kind="held" rungs={overview.ladder} />
      <section className={surface}>
        <UnderWay rows={overview.underWay} />
      </section>
      {payable && (
        <>
          <section className={surface}>
            <SummaryList title={t('payable')} rows={[{ label: t('payableTotal'), value: figure(payable.total) }]} />
          </section>
          <Ladder kind="payable" rungs={payable.ladder} />
        </>
      )}
      {limits && (
        <section className={surface}>
          <SummaryList
            title={t('limitSums')}
            rows={limitSums.map((key) => ({ label: name(key), value: <Money value={limits[key]} unit /> }))}
          />
        </section>
      )}
    </div>
  )
}
