import { flowOf, stepOf } from '@jinpiao/contract/flow'
import { stated } from '@jinpiao/contract/flowRow'
import { formatMoney } from '@jinpiao/values/money'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'
import type { StepWords } from './stepsTimeline.ts'

/** Words of {@link stepsTimeline} in the reader's language. */
export function useStepWords(): StepWords {
  const { t, i18n } = useTranslation('approval')
  const terms = useTerms()
  return {
    title(state, type) {
      if (state === 'DRAFT') return t(flowOf(type).submitters.length === 0 ? 'step.arisen' : 'step.DRAFT')
      const step = stepOf(type, state)
      return step === undefined ? t('step.other') : terms.words(step.name)
    },
    about: ({ line }) => {
      if (line === null) return undefined
      const { no, counterpartyName, amount } = line
      const party = no === null ? counterpartyName : `${no} ${counterpartyName}`
      return t('stepLine', { party, amount: formatMoney(amount) })
    },
    stated: (by) => terms.words(stated[by]),
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
