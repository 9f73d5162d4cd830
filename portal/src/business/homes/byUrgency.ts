import type { Todo } from '@jinpiao/contract/todos'

/** What another waits for, or what costs money when it is late; then what others have to do; drafts and news wait best. */
const ranks: Record<Exclude<Todo['kind'], 'APPLICATION'>, number> = {
  PAYMENTS_FAILED: 0,
  WAGES_FAILED: 0,
  TO_REDEEM: 1,
  UNPAID_TICKETS: 1,
  TO_ACCEPT: 1,
  PAYMENTS_TO_MAKE: 1,
  LOANS_DUE: 2,
  TO_CONFIRM: 2,
  CONTRACTS_TO_SIGN: 2,
  KEY_TO_ACTIVATE: 3,
  ACCOUNTS_TO_PROVE: 3,
  BILLS_TO_PAY: 2,
  QUALIFICATIONS_END: 3,
  KEYS_END: 3,
  ISSUED_UNANSWERED: 4,
  DIRECTOR_CONFIRMS: 4,
  MATURING_SOON: 4,
  SUPPLIERS_TO_INVITE: 6,
  UNREAD_MESSAGES: 7,
}

/** What is overdue comes first, then decisions that wait for the person; what was sent back comes after what is due. */
function rankOf({ kind, state, due }: Todo): number {
  if (due === 'OVERDUE') return -1
  if (kind !== 'APPLICATION') return ranks[kind]
  if (state === 'DRAFT') return 5
  return state === 'RETURNED' ? 3 : 0
}

/**
 * The tasks of a home in the order in which they want to be seen: the first of them fill the row. Among equals the order
 * of the server stays, so that cards keep their places; e.g. a returned issue stands before its drafts.
 */
export const byUrgency = (todos: readonly Todo[]): readonly Todo[] => todos.toSorted((a, b) => rankOf(a) - rankOf(b))
