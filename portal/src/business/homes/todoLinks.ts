import { type BusinessType, flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { ApplicationState } from '@jinpiao/contract/status'
import { MATURING_DAYS, type Todo } from '@jinpiao/contract/todos'
import { addDays, type Day } from '@jinpiao/values/days'
import { PENDING_SECTION, TICKETS_SECTION } from '#portal/business/tickets/sections.ts'

/** What is waited for in a state of an application; its words stand in the area `home`. */
export type TodoState = Extract<ApplicationState, 'DRAFT' | 'RETURNED' | 'PENDING_DIRECTOR' | 'PENDING_FINAL'>
const verbs = {
  DRAFT: 'saved',
  RETURNED: 'returned',
  PENDING_DIRECTOR: 'submitted',
  PENDING_FINAL: 'submitted',
} as const satisfies Record<TodoState, string>

/** What happened to the oldest entry, for 最早提交于 2 天前; nothing where its age says nothing. */
export function verbOf({ kind, state }: Pick<Todo, 'kind' | 'state'>) {
  if (kind === 'ISSUED_UNANSWERED') return 'issued'
  if (kind === 'TO_ACCEPT') return 'received'
  return kind === 'APPLICATION' && isTodoState(state) ? verbs[state] : undefined
}

export const isTodoState = (state: ApplicationState | undefined): state is TodoState =>
  state !== undefined && Object.hasOwn(verbs, state)

/** Where an application of a type is worked on in a state: the flow table says which page, the state which of its tabs. */
function pageOf(type: BusinessType, state: TodoState): string | undefined {
  const { submitPages, steps } = flowOf(type)
  if (state === 'DRAFT' || state === 'RETURNED') {
    return submitPages[0] && `${submitPages[0]}?tab=${state === 'DRAFT' ? 'drafts' : 'returned'}`
  }
  return steps.filter(isDecision).find((step) => step.state === state)?.pages[0]
}

interface HomePlace {
  /** Path of the home that the cards stand on. */
  home: string
  isCore: boolean
  today: Day
}

/**
 * Where a card leads: the list that shows exactly what it counted; `undefined`: no page shows it. Tickets are sections of
 * the home itself, all else is a page of its own.
 */
export function todoHref(
  { kind, businessType, state }: Pick<Todo, 'kind' | 'businessType' | 'state'>,
  { home, isCore, today }: HomePlace,
): string | undefined {
  switch (kind) {
    case 'APPLICATION':
      return businessType !== undefined && isTodoState(state) ? pageOf(businessType, state) : undefined
    case 'ISSUED_UNANSWERED':
      return `${home}?tab=PENDING_ACCEPT#${TICKETS_SECTION}`
    case 'TO_ACCEPT':
      return `${home}#${PENDING_SECTION}`
    case 'MATURING_SOON': {
      const tab = isCore ? 'CIRCULATING' : 'HELD'
      return `${home}?tab=${tab}&promisedTo=${addDays(today, MATURING_DAYS)}#${TICKETS_SECTION}`
    }
    case 'UNREAD_MESSAGES':
      return '/my/message/index?unread=1'
  }
}
