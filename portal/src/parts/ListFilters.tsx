import { DateRangePicker } from '@jinpiao/ui-kit/DateRangePicker'
import { type Condition, FilterBar } from '@jinpiao/ui-kit/FilterBar'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { SearchField } from '@jinpiao/ui-kit/SearchField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { type Fen, parseMoney } from '@jinpiao/values/money'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  changedTexts,
  type FilterFields,
  type FilterTexts,
  type LabelledField,
  usableFilters,
  withoutField,
} from './listFilters.ts'

interface ListFiltersProps {
  /** 查询金票. */
  label: string
  fields: FilterFields<LabelledField>
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
export function ListFilters({ label, fields, filters, conditions, onChange, onSearchAgain }: ListFiltersProps) {
  const [typed, setTyped] = useState(filters)
  const [shown, setShown] = useState(filters)
  const [resets, setResets] = useState(0)

  // Back, forward, a task card, 清空筛选 and a tag change them from outside; what is typed beside them stays.
  const changed = changedTexts(shown, filters)
  if (Object.keys(changed).length > 0) {
    setShown(filters)
    setTyped({ ...typed, ...changed })
  }

  const inputs = (some: readonly LabelledField[]) => (
    // New ones with each 重置: a field also keeps what it did not take, such as an amount that is no number.
    <Fragment key={resets}>
      {some.map((field) => (
        <FilterInput
          key={field.name}
          field={field}
          texts={typed}
          onType={(texts) => setTyped((now) => ({ ...now, ...texts }))}
        />
      ))}
    </Fragment>
  )

  return (
    <FilterBar
      label={label}
      more={inputs(fields.more)}
      moreInForce={conditions.filter(({ id }) => fields.more.some(({ name }) => name === id)).length}
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
      {inputs(fields.atHand)}
    </FilterBar>
  )
}

/** One end is the limit of the other: nothing lies between 20 and 10. */
function limitOf(text = ''): Fen | undefined {
  const amount = parseMoney(text)
  return amount.ok ? amount.fen : undefined
}

interface FilterInputProps {
  field: LabelledField
  texts: FilterTexts
  onType: (texts: FilterTexts) => void
}

function FilterInput({ field: { kind, name, label }, texts, onType }: FilterInputProps) {
  const { t } = useTranslation('list')
  const text = (parameter: string) => ({
    value: texts[parameter] ?? '',
    onChange: (value: string) => onType({ [parameter]: value }),
  })
  switch (kind) {
    case 'search':
      return <SearchField label={label} {...text(name)} />
    case 'text':
      return <TextField label={label} autoComplete="off" {...text(name)} />
    case 'amounts': {
      const [least, most] = [`${name}From`, `${name}To`]
      return (
        <>
          <MoneyField label={t('amounts.least', { label })} {...text(least)} max={limitOf(texts[most])} />
          <MoneyField label={t('amounts.most', { label })} {...text(most)} min={limitOf(texts[least])} />
        </>
      )
    }
    case 'days':
      return (
        <DateRangePicker
          label={label}
          value={{ from: texts[`${name}From`] ?? '', to: texts[`${name}To`] ?? '' }}
          onChange={({ from, to }) => onType({ [`${name}From`]: from, [`${name}To`]: to })}
        />
      )
  }
}
