import type { EntryResult } from '@jinpiao/contract/envelope'
import { type BusinessType, stateWordsOf } from '@jinpiao/contract/flow'
import type { ApplicationState } from '@jinpiao/contract/status'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Where applications stand, each state once: 付款中，已完成. */
export function useStatesText(): (businessType: BusinessType, states: Iterable<ApplicationState>) => string {
  const { t } = useTranslation('approval')
  const terms = useTerms()
  return (businessType, states) => {
    const words = stateWordsOf(businessType)
    return [...new Set(states)].map((state) => terms.words(words[state].label)).join(t('listComma'))
  }
}

/** Where applications stand after an act, as its answer says: 现在：付款中. Those that stand in different places are each named. */
export function useNowText(): (businessType: BusinessType, results: readonly EntryResult[]) => string {
  const { t } = useTranslation('approval')
  const statesText = useStatesText()
  return (businessType, results) => {
    const states = results.flatMap(({ ok, state }) => (ok && state ? [state] : []))
    return states.length === 0 ? '' : t('outcomeNow', { states: statesText(businessType, states) })
  }
}
