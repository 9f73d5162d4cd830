import { ComboBox, type Option } from '@jinpiao/ui-kit/ComboBox'
import type { QueryKey, UseQueryOptions } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useField } from './useField.ts'
import { useFound } from './useFound.ts'

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
  /** Asked when the form is sent, where no page asks others (`PlainForm`). */
  rules?: Parameters<typeof useField>[1]
  /** It may stay empty. */
  isOptional?: true
}

/** One of many of the server's, found by typing; never free text (P22). What cannot be chosen stays, with the reason. */
export function FoundField<Answer, Key extends QueryKey>(props: FoundFieldProps<Answer, Key>) {
  const { name, wordsName, label, description, search, optionsOf, onFound, rules, isOptional } = props
  const { setValue } = useFormContext()
  const { onChange, ...field } = useField(name, rules)
  const words: unknown = useWatch({ name: wordsName })
  const selectedLabel = typeof words === 'string' ? words : ''
  const { data, searching } = useFound(search, selectedLabel)
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
      {...searching}
      onChange={(key, option) => {
        onChange(key)
        setValue(wordsName, option?.label ?? '', { shouldDirty: true })
      }}
      {...(isOptional ? { isOptional } : { isRequired: true })}
    />
  )
}
