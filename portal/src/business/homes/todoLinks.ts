import type { TodoKind } from '@jinpiao/contract/todos'
import { addDays, type Day } from '@jinpiao/values/days'
import { PENDING_SECTION, TICKETS_SECTION } from '#portal/business/tickets/sections.ts'

/** As the server counts `MATURING_SOON`. */
const MATURING_DAYS = 15

/** What happened to the oldest entry, for 最早提交于 2 天前; no entry where its age says nothing. */
export const todoVerbs = {
  ISSUE_DRAFT: 'saved',
  ISSUE_RETURNED: 'returned',
  ISSUE_PENDING_DIRECTOR: 'submitted',
  ISSUE_CANCEL_PENDING_DIRECTOR: 'submitted',
  ISSUE_PENDING_FINAL: 'submitted',
  ISSUE_PENDING_ACCEPT: 'issued',
  ACCEPT_PENDING: 'received',
} as const satisfies Partial<Record<TodoKind, string>>

export const verbOf = (kind: TodoKind): (typeof todoVerbs)[keyof typeof todoVerbs] | undefined =>
  kind in todoVerbs ? todoVerbs[kind as keyof typeof todoVerbs] : undefined

interface HomePlace {
  /** Path of the home that the cards stand on. */
  home: string
  isCore: boolean
  today: Day
}

/**
 * Where a card leads: the list that shows exactly what it counted. Tickets are sections of the home itself, all else
 * is a page of its own.
 */
export function todoHref(kind: TodoKind, { home, isCore, today }: HomePlace): string {
  switch (kind) {
    case 'ISSUE_DRAFT':
      return '/credit/core/issue/issue?tab=drafts'
    case 'ISSUE_RETURNED':
      return '/credit/core/issue/issue?tab=returned'
    case 'ISSUE_PENDING_DIRECTOR':
    case 'ISSUE_CANCEL_PENDING_DIRECTOR':
      return '/credit/core/issue/director-approve'
    case 'ISSUE_PENDING_FINAL':
      return '/credit/core/issue/final-approve'
    case 'ISSUE_PENDING_ACCEPT':
      return `${home}?tab=PENDING_ACCEPT#${TICKETS_SECTION}`
    case 'ACCEPT_PENDING':
      return `${home}#${PENDING_SECTION}`
    case 'MATURING_SOON': {
      const tab = isCore ? 'CIRCULATING' : 'HELD'
      return `${home}?tab=${tab}&promisedTo=${addDays(today, MATURING_DAYS)}#${TICKETS_SECTION}`
    }
    case 'UNREAD_MESSAGES':
      return '/my/message/index?unread=1'
  }
}
