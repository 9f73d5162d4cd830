import { isDay } from '@jinpiao/values/days'
import { parseMoney } from '@jinpiao/values/money'

/** Filters of a queue as they stand in the address and as the API takes them. */
export const filterNames = [
  'supplier',
  'applyNo',
  'createdBy',
  'amountFrom',
  'amountTo',
  'submittedFrom',
  'submittedTo',
] as const
export type FilterName = (typeof filterNames)[number]
export type Filters = Partial<Record<FilterName, string>>

const isMoney = (name: FilterName) => name === 'amountFrom' || name === 'amountTo'
const isDate = (name: FilterName) => name === 'submittedFrom' || name === 'submittedTo'

/**
 * What may be asked of the server: an address with `amountFrom=abc` shows the list without that filter instead of an
 * error.
 */
export function usableFilters(filters: Filters): Filters {
  const usable: Filters = {}
  for (const name of filterNames) {
    const text = filters[name]?.trim()
    if (!text) continue
    if (isMoney(name)) {
      const money = parseMoney(text)
      if (money.ok) usable[name] = money.decimal
    } else if (!isDate(name) || isDay(text)) usable[name] = text
  }
  return usable
}
