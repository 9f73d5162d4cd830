import { listLimits } from '@jinpiao/contract/limits'
import { Meter } from '@jinpiao/ui-kit/Meter'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryOf } from '#portal/http/queries.ts'
import * as page from '#portal/parts/page.css.ts'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { Figures, type HomeFigure } from './Figures.tsx'
import * as css from './home.css.ts'
import { limitInForce } from './limitInForce.ts'
import { type FiguresData, useFigures } from './useFigures.ts'

interface HomeFiguresProps {
  /** Which of the figures this home shows, in order. */
  figuresOf: (data: FiguresData) => readonly HomeFigure[]
  /** Core enterprises: how much of the issuing limit is left. */
  withLimit?: boolean
}

/** Second row of a home: the limit, where there is one, and the figures. */
export function HomeFigures({ figuresOf, withLimit = false }: HomeFiguresProps) {
  const { t } = useTranslation('home')
  const query = useFigures()
  return (
    <section className={page.section} aria-labelledby="figures">
      <h2 id="figures" className={page.heading}>
        {t('figures')}
      </h2>
      <div className={css.board} data-with-limit={withLimit || undefined}>
        {withLimit && <LimitMeter />}
        <QueryState query={query}>{(data) => <Figures figures={figuresOf(data)} />}</QueryState>
      </div>
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
