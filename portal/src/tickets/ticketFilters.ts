import { isDay } from '@jinpiao/values/days'
import { parseMoney } from '@jinpiao/values/money'

/** Filters of a list of tickets as they stand in the address and as the API takes them. */
export const ticketFilterNames = [
  'creditNo',
  'counterparty',
  'amountFrom',
  'amountTo',
  'promisedFrom',
  'promisedTo',
] as const
export type TicketFilterName = (typeof ticketFilterNames)[number]
export type TicketFilters = Partial<Record<TicketFilterName, string>>

/** What may be asked of the server; the rest of an odd address is ignored instead of refused. */
export function usableTicketFilters(filters: TicketFilters): TicketFilters {
  const usable: TicketFilters = {}
  for (const name of ticketFilterNames) {
    const value = usableValue(name, filters[name]?.trim() ?? '')
    if (value !== undefined) usable[name] = value
  }
  return usable
}

function usableValue(name: TicketFilterName, text: string): string | undefined {
  if (text === '') return undefined
  if (name === 'amountFrom' || name === 'amountTo') {
    const money = parseMoney(text)
    return money.ok ? money.decimal : undefined
  }
  if (name === 'promisedFrom' || name === 'promisedTo') return isDay(text) ? text : undefined
  return text
}
