import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HomeFigures } from '#portal/business/homes/HomeFigures.tsx'

/** Limit, issued this month, on the way to the supplier, in circulation: the same for every post of a core enterprise. */
export function CoreFigures({ rail, children }: { rail: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('home')
  return (
    <HomeFigures
      withLimit
      rail={rail}
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
