import { ComboBox, type Option } from '@jinpiao/ui-kit/ComboBox'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { BusinessError, isOfflineFailure, NetworkError } from '#portal/http/errors.ts'
import { useDelayed } from './useDelayed.ts'
import { useField } from './useField.ts'

interface FoundFieldProps<Answer, Key extends QueryKey> {
  /** Path of the chosen key in the form, and of its words beside it: a draft shows them before anything is asked. */
  name: string
  wordsName: string
  label: string
  description: ReactNode
  /** What the server finds for the text; '' for what it offers at first. */
  search: (keyword: string) => UseQueryOptions<Answer, Error, Answer, Key>
  optionsOf: (answer: Answer) => readonly Option[]
  /** What was found last, and what is chosen: for rules that need more of it than its words. */
  onFound?: (answer: Answer, chosen: string) => void
}

/** One of many of the server's, found by typing; never free text (P22). What cannot be chosen stays, with the reason. */
export function FoundField<Answer, Key extends QueryKey>(props: FoundFieldProps<Answer, Key>) {
  const { name, wordsName, label, description, search, optionsOf, onFound } = props
  const { setValue } = useFormContext()
  const { onChange, ...field } = useField(name)
  const words: unknown = useWatch({ name: wordsName })
  const selectedLabel = typeof words === 'string' ? words : ''
  const [text, setText] = useState('')
  const wanted = text === selectedLabel ? '' : text.trim()
  const keyword = useDelayed(wanted)
  const problemOf = useSearchProblem()
  const { data, error, isFetching, refetch } = useQuery(search(keyword))
  const failure =
    error === null || data !== undefined ? undefined : { problem: problemOf(error), onRetry: () => void refetch() }
  const tell = useRef(onFound)
  tell.current = onFound
  useEffect(() => {
    if (data !== undefined) tell.current?.(data, field.value)
  }, [data, field.value])
  return (
    <ComboBox
      {...field}
      label={label}
      description={description}
      options={data === undefined ? [] : optionsOf(data)}
      selectedLabel={selectedLabel}
      onSearch={setText}
      // What was found for another text is not offered, nor before the search for this one has begun.
      isLoading={keyword !== wanted || (data === undefined && isFetching)}
      failure={failure}
      onChange={(key, option) => {
        onChange(key)
        setValue(wordsName, option?.label ?? '', { shouldDirty: true })
      }}
      isRequired
    />
  )
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
