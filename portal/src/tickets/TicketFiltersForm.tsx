import { Button } from '@jinpiao/ui-kit/Button'
import { DateField } from '@jinpiao/ui-kit/DateField'
import { MoneyField } from '@jinpiao/ui-kit/MoneyField'
import { TextField } from '@jinpiao/ui-kit/TextField'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from '../page/page.css.ts'
import { useMoreFilters } from '../page/useMoreFilters.ts'
import { type TicketFilterName, type TicketFilters, usableTicketFilters } from './ticketFilters.ts'
import * as own from './tickets.css.ts'

interface TicketFiltersFormProps {
  /** In force now. */
  filters: TicketFilters
  onChange: (filters: TicketFilters) => void
}

const atHand: readonly string[] = ['creditNo', 'counterparty']

/** Filters of a list of tickets: two at hand, the others on demand where the window is narrow; nothing is asked before 查询. */
export function TicketFiltersForm({ filters, onChange }: TicketFiltersFormProps) {
  const { t } = useTranslation('tickets')
  const [typed, setTyped] = useState(filters)
  const [shown, setShown] = useState(filters)
  const [isOpen, toggle] = useMoreFilters(Object.keys(filters).some((name) => !atHand.includes(name)))
  const moreId = useId()

  // Back, forward, a task card and 清空筛选 change them from outside.
  if (JSON.stringify(filters) !== JSON.stringify(shown)) {
    setShown(filters)
    setTyped(filters)
  }

  const field = (name: TicketFilterName) => ({
    label: t(`filter.${name}`),
    value: typed[name] ?? '',
    onChange: (value: string) => setTyped((now) => ({ ...now, [name]: value })),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    onChange(usableTicketFilters(typed))
  }

  return (
    <search>
      <form className={css.section} onSubmit={submit} aria-label={t('filters')}>
        <div className={css.filters}>
          <TextField {...field('creditNo')} type="search" autoComplete="off" />
          <TextField {...field('counterparty')} type="search" autoComplete="off" />
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
        {/* Not `hidden`: the grid's display would win over it. */}
        <div id={moreId}>
          {isOpen && (
            <div className={own.moreFilters}>
              <MoneyField {...field('amountFrom')} />
              <MoneyField {...field('amountTo')} />
              <DateField {...field('promisedFrom')} />
              <DateField {...field('promisedTo')} />
            </div>
          )}
        </div>
      </form>
    </search>
  )
}
