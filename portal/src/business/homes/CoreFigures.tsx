import { formatMoney } from '@jinpiao/values/money'
import type { ComponentProps, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HomeFigures } from './HomeFigures.tsx'
import { LimitMeter } from './LimitMeter.tsx'
import { MaturityChart } from './MaturityChart.tsx'
import { useBusyNotes } from './useBusyNotes.ts'

interface CoreFiguresProps {
  /** In the place of the chart of what falls due. */
  chart?: ReactNode
  /** Below the limit: a short list. */
  list: ReactNode
  /** In the place of what was issued this month, waits for its supplier, circulates, falls due in a week, is due, is overdue. */
  figures?: ComponentProps<typeof HomeFigures>['figuresOf']
  children: ReactNode
  aside?: ReactNode
}

/** Figures, chart, limit and a short list: the same grid for every post of a core enterprise. */
export function CoreFigures({ chart = <MaturityChart />, list, figures, children, aside }: CoreFiguresProps) {
  const { t } = useTranslation('home')
  const notes = useBusyNotes()
  const usual: typeof figures = ({ issuedThisMonth, pendingAccept, circulating, passedOn, dueSoon, due, overdue }) => [
    { label: t('issuedThisMonth'), ...issuedThisMonth },
    { label: t('issuedPendingAccept'), ...pendingAccept, note: notes.withdrawn(pendingAccept) },
    {
      label: t('circulating'),
      ...circulating,
      ...(passedOn.count > 0 && {
        note: t('passedOn', { count: passedOn.count, amount: formatMoney(passedOn.amount) }),
      }),
    },
    { label: t('dueSoon'), ...dueSoon },
    { label: t('dueToPay'), ...due, note: notes.registered(due) },
    { label: t('overdueToPay'), ...overdue, note: notes.registered(overdue) },
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
