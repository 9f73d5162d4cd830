import { useTranslation } from 'react-i18next'
import type { StepWords } from './stepsTimeline.ts'

/** Words of {@link stepsTimeline} in the reader's language. */
export function useStepWords(): StepWords {
  const { t, i18n } = useTranslation('approval')
  const titles = {
    DRAFT: t('step.DRAFT'),
    PENDING_DIRECTOR: t('step.PENDING_DIRECTOR'),
    PENDING_FINAL: t('step.PENDING_FINAL'),
    PENDING_COUNTERPARTY: t('step.PENDING_COUNTERPARTY'),
  }
  return {
    title: (state) => (state in titles ? titles[state as keyof typeof titles] : t('step.other')),
    signed: ({ certSuffix, isDummySignature }) => {
      if (isDummySignature) return t('dummySignature')
      return certSuffix === null ? undefined : t('certificate', { suffix: certSuffix })
    },
    who: ({ personName, roleLabel }) => {
      if (personName === '') return t('machine')
      return roleLabel === '' ? personName : t('who', { name: personName, role: roleLabel })
    },
    language: i18n.language === 'en-US' ? 1 : 0,
  }
}
