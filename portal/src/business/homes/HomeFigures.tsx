import { listLimits } from '@jinpiao/contract/limits'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { surface } from '@jinpiao/ui-kit/lib/surface.css'
import { Meter } from '@jinpiao/ui-kit/Meter'
import { todayInShanghai } from '@jinpiao/values/days'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import { serverNow } from '#portal/http/serverClock.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { useTerms } from '#portal/parts/useTerms.ts'
import { Figures, type HomeFigure } from './Figures.tsx'
import * as css from './home.css.ts'
import { limitInForce } from './limitInForce.ts'
import { MaturityChart } from './MaturityChart.tsx'
import { type FiguresData, useFigures } from './useFigures.ts'

interface HomeFiguresProps {
  /** Which of the figures this home shows, in order. */
  figuresOf: (data: FiguresData) => readonly HomeFigure[]
  /** Core enterprises: how much of the issuing limit is left. */
  withLimit?: boolean
  /** In the rail, above what falls due: a short list. */
  rail: ReactNode
  /** Below the figures: the tables of this home. */
  children: ReactNode
}

/** Below the tasks of a home: figures and tables; beside them the limit, where there is one, a list, what falls due. */
export function HomeFigures({ figuresOf, withLimit = false, rail, children }: HomeFiguresProps) {
  return (
    <div className={css.grid}>
      <div className={css.main}>
        <FigureStrip figuresOf={figuresOf} />
        {children}
      </div>
      <div className={css.rail}>
        {withLimit && (
          <div className={surface}>
            <LimitMeter />
          </div>
        )}
        {rail}
        <MaturityChart />
      </div>
    </div>
  )
}

function FigureStrip({ figuresOf }: Pick<HomeFiguresProps, 'figuresOf'>) {
  const { t } = useTranslation('home')
  const query = useFigures()
  return (
    <section className={css.figuresCard} aria-labelledby="figures">
      <h2 id="figures" className={visuallyHidden}>
        {t('figures')}
      </h2>
      <QueryState query={query}>{(data) => <Figures figures={figuresOf(data)} />}</QueryState>
    </section>
  )
}

/** Limits in force, of all sources together; what reviews have frozen is not available either. */
function LimitMeter() {
  const { t } = useTranslation('home')
  const { name } = useTerms()
  const query = useQuery(queryOf('limits', listLimits, { query: { pageSize: 200 } }))
  const today = todayInShanghai(serverNow())
  return (
    <QueryState query={query} empty={({ list }) => limitInForce(list, today).sources === 0 && <p>{t('noLimit')}</p>}>
      {({ list }) => {
        const { sources, total, occupied } = limitInForce(list, today)
        return (
          <div className={css.limit}>
            <Meter
              label={t('limit')}
              used={occupied}
              total={total}
              words={{ used: t('limitOccupied'), total: name('total'), left: name('available') }}
            />
            <p className={css.figureCount}>{t('limitSources', { n: sources })}</p>
          </div>
        )
      }}
    </QueryState>
  )
}
