import { type TermName, termHeading, termName } from '@jinpiao/contract/terms'
import { inLanguage, type Language, type Words } from '@jinpiao/contract/words'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'

/** The contract's words in the reader's language. */
export interface Terms {
  language: Language
  /** 金额. */
  name: (term: TermName) => string
  /** 金额（元）: over a column, beside a field. */
  heading: (term: TermName) => string
  /** One of a pair. */
  words: (words: Words) => string
}

export function useTerms(): Terms {
  const { i18n } = useTranslation()
  const language: Language = i18n.language === 'en-US' ? 'en-US' : 'zh-CN'
  return useMemo(
    () => ({
      language,
      name: (term) => termName(term, language),
      heading: (term) => termHeading(term, language),
      words: (words) => inLanguage(words, language),
    }),
    [language],
  )
}
