import { findRegions } from '@jinpiao/contract/places'
import { ComboBox } from '@jinpiao/ui-kit/ComboBox'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { queryOf } from '#portal/http/queries.ts'
import { useDelayed } from '#portal/parts/useDelayed.ts'
import { useErrorText } from '#portal/parts/useErrorText.ts'
import { useField } from '#portal/parts/useField.ts'

interface RegionFieldProps {
  /** Paths of the region's code in the form, and of its words beside it. */
  name: string
  wordsName: string
  label: string
  description: string
  /** Somebody sends something there. */
  isRequired?: boolean
}

/** A region by any part of its name; an emptied field is no region. */
export function RegionField({ name, wordsName, label, description, isRequired = false }: RegionFieldProps) {
  const { setValue } = useFormContext()
  const { onChange, ...field } = useField(name)
  const words: unknown = useWatch({ name: wordsName })
  const selectedLabel = typeof words === 'string' ? words : ''
  const [text, setText] = useState('')
  const wanted = text === selectedLabel ? '' : text.trim()
  const keyword = useDelayed(wanted)
  const errorText = useErrorText('load')
  const query = queryOf('dictionaries', findRegions, { query: keyword === '' ? {} : { keyword } })
  const { data, error, isFetching, refetch } = useQuery(query)
  return (
    <ComboBox
      {...field}
      label={label}
      description={description}
      options={(data ?? []).map((region) => ({ id: region.region, label: region.name }))}
      selectedLabel={selectedLabel}
      onSearch={setText}
      isLoading={keyword !== wanted || (data === undefined && isFetching)}
      failure={
        error === null || data !== undefined ? undefined : { problem: errorText(error), onRetry: () => void refetch() }
      }
      onChange={(key, option) => {
        onChange(key)
        setValue(wordsName, option?.label ?? '', { shouldDirty: true })
      }}
      isRequired={isRequired}
      isOptional={!isRequired}
    />
  )
}
