import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HomeFigures } from './HomeFigures.tsx'
import { LimitMeter } from './LimitMeter.tsx'
import { MaturityChart } from './MaturityChart.tsx'

interface CoreFiguresProps {
  /** In the place of the chart of what falls due. */
  chart?: ReactNode
  /** Below the limit: a short list. */
  list: ReactNode
  /** In the place of what was issued this month, what waits for its supplier, what circulates, what falls due in a week. */
  figures?: ComponentProps<typeof HomeFigures>['figuresOf']
  children: ReactNode
  aside?: ReactNode
}

/** Figures, chart, limit and a short list: the same grid for every post of a core enterprise. */
export function CoreFigures({ chart = <MaturityChart />, list, figures, children, aside }: CoreFiguresProps) {
  const { t } = useTranslation('home')
  const usual: typeof figures = ({ issuedThisMonth, issuedPendingAccept, held, dueSoon }) => [
    { label: t('issuedThisMonth'), ...issuedThisMonth },
    { label: t('issuedPendingAccept'), ...issuedPendingAccept },
    { label: t('circulating'), ...held },
    { label: t('dueSoon'), ...dueSoon },
  ]
  return (
    <HomeFigures
      lead={chart}
      rail={
        <>
          <LimitMeter />
          {list}
        </>
      }
      aside={aside}
      figuresOf={figures ?? usual}
    >
      {children}
    </HomeFigures>
  )
}
