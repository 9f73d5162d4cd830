import { listLimits } from '@jinpiao/contract/limits'
import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import { Meter } from '@jinpiao/ui-kit/Meter'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import * as layout from '#portal/parts/layout.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
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
}

/** Second row of a home: figures and what falls due, the limit beside them where there is one. */
export function HomeFigures({ figuresOf, withLimit = false }: HomeFiguresProps) {
  const figures = <FigureStrip figuresOf={figuresOf} />
  if (!withLimit) return figures
  return (
    <div className={layout.withRail}>
      <div className={layout.stack}>
        {figures}
        <MaturityChart />
      </div>
      <div className={css.limitRoom}>
        <LimitMeter />
      </div>
    </div>
  )
}

function FigureStrip({ figuresOf }: Pick<HomeFiguresProps, 'figuresOf'>) {
  const { t } = useTranslation('home')
  const query = useFigures()
  return (
    <section className={css.figuresRoom} aria-labelledby="figures">
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
  const query = useQuery(queryOf('limits', listLimits, { query: { pageSize: 200 } }))
  return (
    <QueryState query={query} empty={({ list }) => limitInForce(list).sources === 0 && <p>{t('noLimit')}</p>}>
      {({ list }) => {
        const { sources, total, occupied } = limitInForce(list)
        return (
          <div className={css.limit}>
            <Meter
              label={t('limit')}
              used={occupied}
              total={total}
              words={{ used: t('limitOccupied'), total: t('limitTotal'), left: t('limitLeft') }}
            />
            <p className={css.figureCount}>{t('limitSources', { n: sources })}</p>
          </div>
        )
      }}
    </QueryState>
  )
}
