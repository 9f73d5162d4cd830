import type {
  accountActions,
  applicationActions,
  confirmActions,
  limitActions,
  loanActions,
  productActions,
  supplierActions,
  ticketActions,
  ukeyActions,
  userActions,
} from '@jinpiao/contract/actions'
import { listProductCards } from '@jinpiao/contract/productCards'
import { getTodos, type Todo } from '@jinpiao/contract/todos'
import { getUkeyOrder, type ukeyOrderActions } from '@jinpiao/contract/ukeyOrders'
import type { Actor } from '../../acts/context.ts'
import type { Database } from '../../db/database.ts'
import type { Clock } from '../../domain/clock.ts'
import { type Answering, answering, askFor, mayCall } from './ask.ts'
import { everybodyOf } from './enterprises.ts'

type ActionName =
  | (typeof accountActions)[number]
  | (typeof applicationActions)[number]
  | (typeof confirmActions)[number]
  | (typeof limitActions)[number]
  | (typeof loanActions)[number]
  | (typeof productActions)[number]
  | (typeof supplierActions)[number]
  | (typeof ticketActions)[number]
  | (typeof ukeyActions)[number]
  | (typeof ukeyOrderActions)[number]
  | (typeof userActions)[number]

/** A row with what its reader can do with it now. */
type Row = Readonly<Record<string, unknown>> & { actions?: readonly { action: string; allowed: boolean }[] }

const ofApplication = ({ businessType, state }: Row) => `APPLICATION ${String(businessType)} ${String(state)}`
const isDraft = ({ state }: Row) => state === 'DRAFT' || state === 'RETURNED'
/** Nothing waits: it begins something, or changes what is there. */
const begins = null

/**
 * Every act that a row can offer, with the card that counts the rows on which it answers something that waits for its
 * reader. A further act has to say here whether something waits for it.
 */
const cards: Readonly<Record<ActionName, ((row: Row) => string | undefined) | null>> = {
  APPROVE: ofApplication,
  RETURN: ofApplication,
  SUBMIT: (row) => (isDraft(row) ? ofApplication(row) : undefined),
  EDIT: (row) => ('businessType' in row && isDraft(row) ? ofApplication(row) : undefined),
  REWORD: (row) => (isDraft(row) ? ofApplication(row) : undefined),
  DELETE: begins,
  WITHDRAW: begins,
  VOID: begins,
  ACCEPT: () => 'TO_ACCEPT',
  // The same word refuses a ticket and a matter.
  REFUSE: (row) => ('pkConfirm' in row ? 'TO_CONFIRM' : 'TO_ACCEPT'),
  CONFIRM: ({ confirmState }) => (confirmState === 'CONTESTED' ? undefined : 'TO_CONFIRM'),
  CANCEL: () => 'ISSUED_UNANSWERED',
  CONTRACT: () => 'CONTRACTS_TO_SIGN',
  RECEIVE: ({ isBearer }) => (isBearer ? 'KEY_TO_ACTIVATE' : undefined),
  ACTIVATE: () => 'KEY_TO_ACTIVATE',
  // What the bank is looking for waits for the bank.
  VERIFY: ({ verifyState }) => (verifyState === 'CHECKING' ? undefined : 'ACCOUNTS_TO_PROVE'),
  TRANSFER: begins,
  FINANCE: begins,
  EXCHANGE: begins,
  ISSUE: begins,
  ALLOCATE: begins,
  INVITE: begins,
  STOP: begins,
  RESUME: begins,
  DEFAULT: begins,
  ROLES: begins,
  BIND: begins,
  STATE: begins,
  RESET: begins,
  RENEW: begins,
  REISSUE: begins,
  LOST: begins,
  UNBIND: begins,
  TEST: begins,
  OPEN: begins,
  ENTER: begins,
  REPAY: begins,
}

/** Cards of a person that count another number of things than wait for its answer: one line each. */
export async function unsaidAnswers(database: Database, clock: Clock): Promise<string[]> {
  const server = answering(database, clock)
  const found: string[] = []
  for (const people of await everybodyOf(database.read)) {
    for (const actor of people) {
      if (!mayCall(getTodos, actor)) continue
      const todos = await server.answer(getTodos, actor)
      for (const [card, keys] of await waitingFor(server, actor)) {
        const count = todos.find((todo) => nameOf(todo) === card)?.count ?? 0
        if (count !== keys.size) found.push(`${actor.corpName} ${actor.roleCode}: ${card} ${count}, not ${keys.size}`)
      }
    }
  }
  return found
}

const nameOf = ({ kind, businessType, state }: Todo): string =>
  kind === 'APPLICATION' ? `APPLICATION ${businessType} ${state}` : kind

/** What waits for a person's answer, by the card that has to count it: keys of the rows of every list of his that offer one. */
async function waitingFor(server: Answering, actor: Actor): Promise<Map<string, Set<unknown>>> {
  const found = new Map<string, Set<unknown>>()
  const ask = askFor(server, [actor])
  for (const { endpoint } of server.lists) {
    const { of, choices } = endpoint.list
    if (of !== undefined || !mayCall(endpoint, actor)) continue
    const views = Object.entries(choices).flatMap(([choice, values]) => values.map((value) => ({ [choice]: value })))
    for (const view of views.length === 0 ? [{}] : views) {
      for (const row of await ask.rows(endpoint, view)) await noteApplied(row as Row)
    }
  }
  if (mayCall(listProductCards, actor)) (await server.answer(listProductCards, actor)).forEach(note)
  return found

  /** An application of a key goes on with what it has become. */
  async function noteApplied(row: Row): Promise<void> {
    note(row)
    const { businessType, pkApply } = row
    if (!String(businessType).startsWith('UKEY') || row['state'] !== 'DONE' || !mayCall(getUkeyOrder, actor)) return
    const order = await server.answer(getUkeyOrder, actor, { params: { pkApply: String(pkApply) } }).catch(() => null)
    if (order !== null) note(order)
  }

  function note(row: Row): void {
    for (const { action, allowed } of row.actions ?? []) {
      const card = allowed ? cards[action as ActionName]?.(row) : undefined
      if (card !== undefined) found.set(card, (found.get(card) ?? new Set()).add(keyOf(row)))
    }
  }
}

const keyOf = (row: Row): unknown => Object.entries(row).find(([name]) => /^pk[A-Z]|^product$/.test(name))?.[1]
