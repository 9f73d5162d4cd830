import type { TicketState } from '@jinpiao/contract/status'

/** The two lists of tickets, as the API names them. */
export type TicketScope = 'HELD' | 'ISSUED'

export type TicketTab =
  | 'all'
  | 'PENDING_ACCEPT'
  | 'HELD'
  | 'CIRCULATING'
  | 'DUE'
  | 'OVERDUE'
  | 'UNPAID'
  | 'REDEEMED'
  | 'PAID'
  | 'SPENT'
  | 'ENDED'

export interface TabStates {
  id: TicketTab
  states: readonly TicketState[]
  /** There only for whoever is led to it: 待兑付 and 已逾期 in one. */
  isAsked?: true
}

/** Tabs of each list and the states behind them; the first is shown when the address names none. */
export const ticketTabs: Readonly<Record<TicketScope, readonly TabStates[]>> = {
  HELD: [
    { id: 'HELD', states: ['HELD'] },
    { id: 'DUE', states: ['DUE'] },
    { id: 'OVERDUE', states: ['OVERDUE'] },
    { id: 'UNPAID', states: ['DUE', 'OVERDUE'], isAsked: true },
    { id: 'SPENT', states: ['SPENT'] },
    { id: 'REDEEMED', states: ['REDEEMED'] },
    { id: 'all', states: [] },
  ],
  ISSUED: [
    { id: 'all', states: [] },
    { id: 'PENDING_ACCEPT', states: ['PENDING_ACCEPT'] },
    { id: 'CIRCULATING', states: ['HELD'] },
    { id: 'DUE', states: ['DUE'] },
    { id: 'OVERDUE', states: ['OVERDUE'] },
    { id: 'PAID', states: ['REDEEMED'] },
    { id: 'ENDED', states: ['REFUSED', 'CANCELLED', 'LAPSED'] },
  ],
}

/**
 * Whether the tickets of a tab add up to something: where a ticket stands beside the parts that it was split into, it would
 * be counted twice.
 */
export const hasSum = ({ states }: TabStates): boolean => states.length > 0 && !states.includes('SPENT')

/** The tabs that a list shows: those of every day, and the one that the address asks for. */
export const shownTabs = (scope: TicketScope, asked: string | null): readonly TabStates[] =>
  ticketTabs[scope].filter(({ id, isAsked }) => !isAsked || id === asked)

/** The tab of an address; anything odd is the first tab. */
export function tabOf(scope: TicketScope, asked: string | null): TabStates {
  const tabs = ticketTabs[scope]
  const tab = tabs.find(({ id }) => id === asked) ?? tabs[0]
  if (tab === undefined) throw new RangeError(`The list ${scope} has no tabs`)
  return tab
}
