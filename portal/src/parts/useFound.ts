import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDelayed } from './useDelayed.ts'
import { useErrorText } from './useErrorText.ts'

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
  const errorText = useErrorText('load')
  const { data, error, isFetching, refetch } = useQuery(search(keyword))
  const failure =
    error === null || data !== undefined ? undefined : { problem: errorText(error), onRetry: () => void refetch() }
  // What was found for another text is not offered, nor before the search for this one has begun.
  const isLoading = keyword !== wanted || (data === undefined && isFetching)
  return { data, searching: { onSearch: setText, isLoading, failure } }
}
