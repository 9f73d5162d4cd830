import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HomeFigures } from '#portal/business/homes/HomeFigures.tsx'
import { MaturingTickets } from '#portal/business/homes/MaturingTickets.tsx'

/** Held, waiting for the own answer, accepted so far: the same for every post of a supplier. */
export function ChainFigures({ children }: { children: ReactNode }) {
  const { t } = useTranslation('home')
  return (
    <HomeFigures
      rail={<MaturingTickets />}
      figuresOf={({ held, issuedPendingAccept, acceptedTotal }) => [
        { label: t('held'), ...held },
        { label: t('pendingAccept'), ...issuedPendingAccept },
        { label: t('acceptedTotal'), ...acceptedTotal },
      ]}
    >
      {children}
    </HomeFigures>
  )
}
