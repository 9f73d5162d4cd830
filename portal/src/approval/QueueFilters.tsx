import { Button } from '@jinpiao/ui-kit/Button'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '../page/page.css.ts'
import { useMoreFilters } from '../page/useMoreFilters.ts'
import { type FilterName, type Filters, usableFilters } from './queueFilters.ts'

interface QueueFiltersProps {
  /** In force now. */
  filters: Filters
  onChange: (filters: Filters) => void
}

const first: readonly FilterName[] = ['supplier', 'applyNo']

/** Filters of a queue: two at hand, the others on demand where the window is narrow; nothing is asked before 查询. */
export function QueueFilters({ filters, onChange }: QueueFiltersProps) {
  const { t } = useTranslation('approval')
  const [typed, setTyped] = useState(filters)
  const [shown, setShown] = useState(filters)
  const [isOpen, toggle] = useMoreFilters(Object.keys(filters).some((name) => !first.includes(name as FilterName)))
  const moreId = useId()

  // Back, forward and 清空筛选 change them from outside.
  if (JSON.stringify(filters) !== JSON.stringify(shown)) {
    setShown(filters)
    setTyped(filters)
  }

  const field = (name: FilterName) => ({
    label: t(`filter.${name}`),
    value: typed[name] ?? '',
    onChange: (value: string) => setTyped((now) => ({ ...now, [name]: value })),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    onChange(usableFilters(typed))
  }

  return (
    <search className={css.section}>
      <form className={css.section} onSubmit={submit} aria-label={t('filters')}>
        <div className={css.filters}>
          <TextField {...field('supplier')} type="search" autoComplete="off" />
          <TextField {...field('applyNo')} type="search" autoComplete="off" />
          <div className={css.actions}>
            <Button type="submit" tone="primary">
              {t('query')}
            </Button>
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
        <div id={moreId} className={css.filters} hidden={!isOpen}>
          <TextField {...field('createdBy')} autoComplete="off" />
          <MoneyField {...field('amountFrom')} />
          <MoneyField {...field('amountTo')} />
          <DateField {...field('submittedFrom')} />
          <DateField {...field('submittedTo')} />
        </div>
      </form>
    </search>
  )
}
