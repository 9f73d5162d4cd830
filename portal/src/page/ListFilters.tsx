import { Button } from '@jinpiao/ui-kit/Button'
import { DateRangePicker } from '@jinpiao/ui-kit/DateRangePicker'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { SearchField } from '@jinpiao/ui-kit/SearchField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './page.css.ts'
import { useMoreFilters } from './useMoreFilters.ts'

type Filters<Name extends string> = Partial<Record<Name, string>>

export type FilterField<Name extends string> =
  | { kind: 'search' | 'text' | 'money'; label: string; name: Name }
  /** 提交日期, of which one may ask from a day, to a day, or both. */
  | { kind: 'days'; label: string; from: Name; to: Name }

interface ListFiltersProps<Name extends string> {
  /** Name of the form. */
  label: string
  atHand: readonly FilterField<Name>[]
  /** On demand where the window is narrow. */
  more: readonly FilterField<Name>[]
  /** In force now. */
  filters: Filters<Name>
  /** What was typed, as it was typed. */
  onChange: (filters: Filters<Name>) => void
}

/** Filters of a list: some at hand, the others folded where there is no room; nothing is asked before 查询. */
export function ListFilters<Name extends string>({ label, atHand, more, filters, onChange }: ListFiltersProps<Name>) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(filters)
  const [shown, setShown] = useState(filters)
  const [isOpen, toggle] = useMoreFilters(
    more.some((field) => namesOf(field).some((name) => filters[name] !== undefined)),
  )
  const moreId = useId()

  // Back, forward, a task card and 清空筛选 change them from outside.
  if (JSON.stringify(filters) !== JSON.stringify(shown)) {
    setShown(filters)
    setTyped(filters)
  }

  const type = (part: Filters<Name>) => setTyped((now) => ({ ...now, ...part }))

  function fieldOf(field: FilterField<Name>) {
    if (field.kind === 'days') {
      const { label: what, from, to } = field
      return (
        <div key={from} className={css.wholeLine}>
          <DateRangePicker
            label={what}
            value={{ from: typed[from] ?? '', to: typed[to] ?? '' }}
            onChange={(days) => type({ [from]: days.from, [to]: days.to } as Filters<Name>)}
          />
        </div>
      )
    }
    const { name, ...input } = field
    return (
      <FilterInput
        key={name}
        {...input}
        value={typed[name] ?? ''}
        onChange={(value) => type({ [name]: value } as Filters<Name>)}
      />
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    onChange(typed)
  }

  return (
    <search>
      <form className={css.section} onSubmit={submit} aria-label={label}>
        <div className={css.filters}>
          {atHand.map(fieldOf)}
          <div className={css.actions}>
            <Button type="submit">{t('query')}</Button>
            <Button tone="quiet" aria-expanded={isOpen} aria-controls={moreId} onPress={toggle}>
              {t('moreFilters')}
            </Button>
            {Object.keys(filters).length > 0 && (
              <Button tone="quiet" onPress={() => onChange({})}>
                {t('clearFilters')}
              </Button>
            )}
          </div>
        </div>
        {/* Always there for `aria-controls`; its fields are made when somebody asks for them. */}
        <div id={moreId}>{isOpen && <div className={css.moreFilters}>{more.map(fieldOf)}</div>}</div>
      </form>
    </search>
  )
}

const namesOf = <Name extends string>(field: FilterField<Name>): Name[] =>
  field.kind === 'days' ? [field.from, field.to] : [field.name]

interface FilterInputProps {
  kind: 'search' | 'text' | 'money'
  label: string
  value: string
  onChange: (value: string) => void
}

function FilterInput({ kind, ...field }: FilterInputProps) {
  switch (kind) {
    case 'money':
      return <MoneyField {...field} />
    case 'search':
      return <SearchField {...field} />
    case 'text':
      return <TextField {...field} autoComplete="off" />
  }
}
