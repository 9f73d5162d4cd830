import { DateRangePicker } from '@jinpiao/ui-kit/DateRangePicker'
import { type Condition, FilterBar } from '@jinpiao/ui-kit/FilterBar'
import { tightUpTo, useIsUpTo } from '@jinpiao/ui-kit/lib/useIsUpTo'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { SearchField } from '@jinpiao/ui-kit/SearchField'
import { Select } from '@jinpiao/ui-kit/Select'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { todayInShanghai } from '@jinpiao/values/days'
import { type Fen, parseMoney } from '@jinpiao/values/money'
import { useAtomValue } from 'jotai'
import { Fragment, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { businessNow } from '#portal/http/serverClock.ts'
import { useTerms } from '#portal/parts/useTerms.ts'
import { WithHolidays } from '#portal/parts/WithHolidays.tsx'
import { isPhoneAtom } from '#portal/session/screen.ts'
import {
  changedTexts,
  type FilterField,
  type FilterFields,
  type FilterTexts,
  parametersOf,
  usableFilters,
  withoutField,
} from './listFilters.ts'
import type { ChoiceWords } from './useConditions.ts'

interface ListFiltersProps {
  /** 查询金票. */
  label: string
  fields: FilterFields
  /** Words of what can be chosen, by the name of the field. */
  choices?: ChoiceWords
  /** In force now. */
  filters: FilterTexts
  /** The same in words. */
  conditions: readonly Condition[]
  /** What is to be in force, as it was typed. */
  onChange: (filters: FilterTexts) => void
  /** 查询 with what is in force already. */
  onSearchAgain: () => void
}

/** Filters of a list over its `DataTable`, which says what was found. */
export function ListFilters(props: ListFiltersProps) {
  const { label, fields, choices = {}, filters, conditions, onChange, onSearchAgain } = props
  const [typed, setTyped] = useState(filters)
  const [shown, setShown] = useState(filters)
  const [resets, setResets] = useState(0)
  const [isEntered, setEntered] = useState(false)

  // Back, forward, a task card, 清空筛选 and a tag change them from outside; what is typed beside them stays.
  const changed = changedTexts(shown, filters)
  if (Object.keys(changed).length > 0) {
    setShown(filters)
    setTyped({ ...typed, ...changed })
  }

  // One line of them. On a phone one field stays in sight, the list itself is what one came for.
  const place = useRef<HTMLDivElement>(null)
  const isTight = useIsUpTo(place, tightUpTo)
  const inSight = useAtomValue(isPhoneAtom)
    ? 1
    : isTight
      ? countOf(fields.primaryFilters, 2)
      : fields.primaryFilters.length
  const folded = [...fields.primaryFilters.slice(inSight), ...fields.more]

  const inputs = (some: readonly FilterField[]) => (
    // New ones with each 重置: a field also keeps what it did not take, such as an amount that is no number.
    <Fragment key={resets}>
      {some.map((field) => (
        <FilterInput
          key={field.name}
          field={field}
          choices={choices}
          texts={typed}
          isEntered={isEntered}
          onType={(texts) => setTyped((now) => ({ ...now, ...texts }))}
        />
      ))}
    </Fragment>
  )

  return (
    <div ref={place} onFocus={() => setEntered(true)}>
      <FilterBar
        label={label}
        more={folded.length === 0 ? undefined : inputs(folded)}
        moreInForce={conditions.filter(({ id }) => folded.some(({ name }) => name === id)).length}
        conditions={conditions}
        onRemove={(name) => onChange(withoutField(fields, filters, name))}
        onSearch={() => {
          const isChanged = Object.keys(changedTexts(filters, usableFilters(fields, typed))).length > 0
          if (isChanged) onChange(typed)
          else onSearchAgain()
        }}
        onReset={() => {
          setTyped({})
          setResets(resets + 1)
          onChange({})
        }}
      >
        {inputs(fields.primaryFilters.slice(0, inSight))}
      </FilterBar>
    </div>
  )
}

/** How many fields have no more than so many boxes together; at least one. */
function countOf(fields: readonly FilterField[], most: number): number {
  let boxes = 0
  const some = fields.filter((field) => (boxes += parametersOf(field).length) <= most)
  return Math.max(1, some.length)
}

/** One end is the limit of the other: nothing lies between 20 and 10. */
function limitOf(text = ''): Fen | undefined {
  const amount = parseMoney(text)
  return amount.ok ? amount.fen : undefined
}

/** No state by that name exists. */
const ANY = 'ANY'

interface FilterInputProps {
  field: FilterField
  choices: ChoiceWords
  texts: FilterTexts
  /** Somebody has come to the filters: the calendars need their holidays. */
  isEntered: boolean
  onType: (texts: FilterTexts) => void
}

function FilterInput({ field, choices, texts, isEntered, onType }: FilterInputProps) {
  const { t } = useTranslation('list')
  const terms = useTerms()
  const label = terms.name(field.called ?? field.name)
  const [first, second = first] = parametersOf(field)
  const text = (parameter: string) => ({
    value: texts[parameter] ?? '',
    onChange: (value: string) => onType({ [parameter]: value }),
  })
  switch (field.kind) {
    case 'search':
      return <SearchField label={label} {...text(first)} />
    case 'text':
      return <TextField label={label} autoComplete="off" {...text(first)} />
    case 'choice':
      return (
        <Select
          label={label}
          value={texts[first] || ANY}
          onChange={(id) => onType({ [first]: id === ANY ? '' : id })}
          options={[{ id: ANY, label: t('any') }, ...options()]}
        />
      )
    case 'amounts':
      return (
        <>
          <MoneyField label={t('amounts.least', { label })} {...text(first)} max={limitOf(texts[second])} />
          <MoneyField label={t('amounts.most', { label })} {...text(second)} min={limitOf(texts[first])} />
        </>
      )
    case 'days':
      return (
        <WithHolidays current={isEntered} next={false}>
          <DateRangePicker
            label={label}
            today={todayInShanghai(businessNow())}
            value={{ from: texts[first] ?? '', to: texts[second] ?? '' }}
            onChange={({ from, to }) => onType({ [first]: from, [second]: to })}
          />
        </WithHolidays>
      )
  }

  function options() {
    return (field.values ?? []).map((id) => {
      const word = choices[field.name]?.[id]
      return { id, label: word ? terms.words(word.label) : id }
    })
  }
}
