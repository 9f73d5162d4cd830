import { listHelps } from '@jinpiao/contract/helps'
import { announce } from '@jinpiao/ui-kit/lib/announce'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../http/client.ts'
import { findArticles, type HelpArticle } from './helpArticles.ts'

/** The page of all articles; `?id=` opens one of them (spec §2). */
export const HELP = '/help/index'

/** All help articles in the reader's language. */
export function useHelps() {
  const { language } = useTranslation().i18n
  return useQuery({
    queryKey: ['helps', language],
    queryFn: ({ signal }) => call(listHelps, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** How long nothing more is typed before the number of hits is said. */
const QUIET_MS = 800

/**
 * A search over all articles; its result is also said.
 *
 * @param unsearched what is shown while nothing is searched for, by id.
 * @param none said and shown when no article matches.
 */
export function useHelpSearch(all: readonly HelpArticle[], unsearched: readonly string[], none: string) {
  const { t } = useTranslation('shell')
  const [search, setSearch] = useState('')
  const isSearching = search.trim() !== ''
  const found = findArticles(all, unsearched, search)
  const result = found.length === 0 ? none : t('helpFound', { count: found.length })

  useEffect(() => {
    if (!isSearching) return
    const timer = setTimeout(() => announce(result), QUIET_MS)
    return () => clearTimeout(timer)
  }, [isSearching, search, result])

  /** `result`: in words, `undefined` while nothing is searched for. */
  return { search, setSearch, found, result: isSearching ? result : undefined }
}
