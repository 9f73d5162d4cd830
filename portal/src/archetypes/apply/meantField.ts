import type { Language } from '@jinpiao/contract/words'
import { termName } from '@jinpiao/contract/terms'
import { type MeantTerm, meantTerms } from './apply.ts'

/**
 * Which field a reviewer's reason names first: 金额与合同不符 means the amount, 合同金额有误 the contract's amount.
 *
 * @param others words for a field besides its name, separated by `|`.
 * @returns `undefined` where the reason names none.
 */
export function findMeantTerm(
  reason: string,
  language: Language,
  others: Partial<Record<MeantTerm, string>>,
): MeantTerm | undefined {
  const text = reason.toLowerCase()
  const wordsOf = (term: MeantTerm) => [termName(term, language), ...(others[term]?.split('|') ?? [])]
  const mentions = meantTerms.flatMap((term) =>
    wordsOf(term).map((word) => ({ term, at: text.indexOf(word.toLowerCase()), length: word.length })),
  )
  const [first] = mentions.filter(({ at }) => at !== -1).sort((a, b) => a.at - b.at || b.length - a.length)
  return first?.term
}
