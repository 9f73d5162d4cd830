import { visuallyHidden } from '@jinpiao/ui-kit/lib/interactive.css'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { QueryState } from '#portal/parts/QueryState.tsx'
import { FigureLinks } from './FigureLinks.tsx'
import { Figures, type HomeFigure } from './Figures.tsx'
import * as css from './home.css.ts'
import { type FiguresData, useFigures } from './useFigures.ts'

interface HomeFiguresProps {
  /** Which of the figures this home shows, in order. */
  figuresOf: (data: FiguresData) => readonly HomeFigure[]
  /** Below the figures, in their column: the chart, or what one answers from here. */
  lead: ReactNode
  /** Beside them: the limit, where there is one, and a short list. */
  rail: ReactNode
  /** Below both: the table of this home. It fills the row where nothing stands beside it. */
  children: ReactNode
  /** Beside the table. */
  aside?: ReactNode
}

/** Below the tasks of a home: its parts in the order in which they are read, in two columns where there is room. */
export function HomeFigures({ figuresOf, lead, rail, children, aside }: HomeFiguresProps) {
  return (
    <div className={aside === undefined ? css.grid : css.gridWithAside}>
      <div className={css.main}>
        <FigureStrip figuresOf={figuresOf} />
        {lead}
      </div>
      <div className={css.rail}>{rail}</div>
      <div className={css.main}>{children}</div>
      {aside !== undefined && <div className={css.rail}>{aside}</div>}
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
      <FigureLinks />
    </section>
  )
}
