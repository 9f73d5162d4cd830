import { useTranslation } from 'react-i18next'
import { HomeFigures } from '#portal/business/homes/HomeFigures.tsx'

/** Held, waiting for the own answer, accepted so far: the same for every post of a supplier. */
export function ChainFigures() {
  const { t } = useTranslation('home')
  return (
    <HomeFigures
      figuresOf={({ held, issuedPendingAccept, acceptedTotal }) => [
        { label: t('held'), ...held },
        { label: t('pendingAccept'), ...issuedPendingAccept },
        { label: t('acceptedTotal'), ...acceptedTotal },
      ]}
    />
  )
}
