import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HomeFigures } from '#portal/business/homes/HomeFigures.tsx'
import { LimitMeter } from '#portal/business/homes/LimitMeter.tsx'
import { MaturityChart } from '#portal/business/homes/MaturityChart.tsx'

interface CoreFiguresProps {
  /** In the place of the chart of what falls due. */
  chart?: ReactNode
  /** Below the limit: a short list. */
  list: ReactNode
  children: ReactNode
  aside?: ReactNode
}

/** Limit, issued this month, on the way to the supplier, in circulation: the same for every post of a core enterprise. */
export function CoreFigures({ chart = <MaturityChart />, list, children, aside }: CoreFiguresProps) {
  const { t } = useTranslation('home')
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
      figuresOf={({ issuedThisMonth, issuedPendingAccept, held }) => [
        { label: t('issuedThisMonth'), ...issuedThisMonth },
        { label: t('issuedPendingAccept'), ...issuedPendingAccept },
        { label: t('circulating'), ...held },
      ]}
    >
      {children}
    </HomeFigures>
  )
}
