import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BusinessError, isOfflineFailure, NetworkError } from '#portal/http/errors.ts'
import { useDelayed } from './useDelayed.ts'

/**
 * What the server finds for the text of a ComboBox, and that box's properties for the search.
 * @param search asks for a text; '' for what is offered at first.
 * @param selectedLabel the words of what is chosen: they are no search.
 */
export function useFound<Answer, Key extends QueryKey>(
  search: (keyword: string) => UseQueryOptions<Answer, Error, Answer, Key>,
  selectedLabel: string,
) {
  const [text, setText] = useState('')
  const wanted = text === selectedLabel ? '' : text.trim()
  const keyword = useDelayed(wanted)
  const problemOf = useSearchProblem()
  const { data, error, isFetching, refetch } = useQuery(search(keyword))
  const failure =
    error === null || data !== undefined ? undefined : { problem: problemOf(error), onRetry: () => void refetch() }
  // What was found for another text is not offered, nor before the search for this one has begun.
  const isLoading = keyword !== wanted || (data === undefined && isFetching)
  return { data, searching: { onSearch: setText, isLoading, failure } }
}

/** Why a search failed, in a few words: they stand in the list in place of what would have been found. */
function useSearchProblem() {
  const { t } = useTranslation('common')
  return (error: Error) => {
    if (error instanceof BusinessError && error.message !== '') return error.message.replace(/[。.]$/, '')
    if (isOfflineFailure(error)) return t('offlineTitle')
    return t(error instanceof NetworkError ? 'networkTitle' : 'serverError')
  }
}
