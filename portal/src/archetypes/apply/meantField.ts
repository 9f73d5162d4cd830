import { type TermName, termName, termOf, terms } from '@jinpiao/contract/terms'
import type { Language } from '@jinpiao/contract/words'
import type { MeantTerm } from './apply.ts'

const meantTerms = (Object.keys(terms) as TermName[]).filter((name) => termOf(name).isMeant) as MeantTerm[]

/**
 * Which fields a reviewer's reason names, in its order: 金额与合同不符 means the amount first, 合同金额有误 the
 * contract's amount.
 *
 * @param others words for a field besides its name, separated by `|`.
 */
export function findMeantTerms(
  reason: string,
  language: Language,
  others: Partial<Record<MeantTerm, string>>,
): MeantTerm[] {
  const text = reason.toLowerCase()
  const wordsOf = (term: MeantTerm) => [termName(term, language), ...(others[term]?.split('|') ?? [])]
  const mentions = meantTerms.flatMap((term) =>
    wordsOf(term).map((word) => ({ term, at: text.indexOf(word.toLowerCase()), length: word.length })),
  )
  const named = mentions.filter(({ at }) => at !== -1).sort((a, b) => a.at - b.at || b.length - a.length)
  return [...new Set(named.map(({ term }) => term))]
}
