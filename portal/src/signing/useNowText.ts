import type { EntryResult } from '@jinpiao/contract/envelope'
import { type BusinessType, stateWordsOf } from '@jinpiao/contract/flow'
import { useTranslation } from 'react-i18next'
import { useTerms } from '#portal/parts/useTerms.ts'

/** Where applications stand after an act, as its answer says: 现在：付款中. Those that stand in different places are each named. */
export function useNowText(): (businessType: BusinessType, results: readonly EntryResult[]) => string {
  const { t } = useTranslation('approval')
  const terms = useTerms()
  return (businessType, results) => {
    const words = stateWordsOf(businessType)
    const known = new Set(results.flatMap(({ ok, state }) => (ok && state ? [state] : [])))
    const states = [...known].map((state) => terms.words(words[state].label))
    return states.length === 0 ? '' : t('outcomeNow', { states: states.join(t('listComma')) })
  }
}
