import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HeldTickets } from '#portal/business/tickets/HeldTickets.tsx'
import { PendingTickets } from '#portal/business/tickets/PendingTickets.tsx'
import { HomeFigures } from './HomeFigures.tsx'
import { MaturingTickets } from './MaturingTickets.tsx'
import { MaturityChart } from './MaturityChart.tsx'
import { useBusyNotes } from './useBusyNotes.ts'

interface ChainFiguresProps {
  /** In the place of the chart of what falls due. */
  chart?: ReactNode
}

/** What is held and what that is made of, what waits for the own answer, what came and went, and both tables: the same for every post of a supplier. */
export function ChainFigures({ chart = <MaturityChart /> }: ChainFiguresProps) {
  const { t } = useTranslation('home')
  const notes = useBusyNotes()
  return (
    <HomeFigures
      lead={<PendingTickets />}
      rail={<MaturingTickets />}
      aside={chart}
      figuresOf={({ held, available, busy, due, overdue, financeable, pendingAccept, financed, received }) => [
        { label: t('held'), ...held },
        { label: t('available'), ...available },
        { label: t('busy'), ...busy },
        { label: t('dueToGet'), ...due },
        { label: t('overdueToGet'), ...overdue },
        { label: t('financeable'), ...financeable },
        { label: t('pendingAccept'), ...pendingAccept, note: notes.notToAccept(pendingAccept) },
        { label: t('financed'), ...financed },
        { label: t('received'), ...received },
      ]}
    >
      <HeldTickets />
    </HomeFigures>
  )
}
