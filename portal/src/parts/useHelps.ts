import { listHelps } from '@jinpiao/contract/helps'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '#portal/http/client.ts'
import { findArticles, type HelpArticle } from './helpArticles.ts'

/** The page of all articles; `?id=` opens one of them (spec §2). */
export const HELP = '/help/index'

/** All help articles in the reader's language. */
export function useHelps() {
  return useQuery({
    queryKey: ['helps'],
    queryFn: ({ signal }) => call(listHelps, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/**
 * A search over all articles.
 *
 * @param unsearched what is shown while nothing is searched for, by id.
 * @param none the result when no article matches.
 */
export function useHelpSearch(all: readonly HelpArticle[], unsearched: readonly string[], none: string) {
  const { t } = useTranslation('notices')
  const [search, setSearch] = useState('')
  const isSearching = search.trim() !== ''
  const found = findArticles(all, unsearched, search)
  const result = found.length === 0 ? none : t('helpFound', { count: found.length })

  /** `result`: in words for SearchField, `undefined` while nothing is searched for. */
  return { search, setSearch, found, result: isSearching ? result : undefined }
}
