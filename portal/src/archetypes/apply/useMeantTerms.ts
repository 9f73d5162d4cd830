import type { ApplicationDetail } from '@jinpiao/contract/applications'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { MeantTerm } from './apply.ts'
import { findMeantTerms } from './meantField.ts'

/** Fields that the reviewer of a returned application names in the reason, the first first. */
export function useMeantTerms(detail: ApplicationDetail | undefined): readonly MeantTerm[] {
  const { t } = useTranslation('apply')
  const { language } = useTerms()
  if (detail?.application.state !== 'RETURNED') return []
  return findMeantTerms(detail.application.returnReason ?? '', language, t('meant', { returnObjects: true }))
}
