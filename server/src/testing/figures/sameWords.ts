import { redeemPage } from '@jinpiao/contract/permissions/redeem'
import { getHomeFigures, getTodos, type Todo } from '@jinpiao/contract/todos'
import { type Entry, entry, type Seen, total } from './entry.ts'

type Name = 'due' | 'overdue' | 'pendingAccept'

interface Pair {
  /** The key figure of a home. */
  figure: Name
  /** Whose home has both. */
  side: 'CORE' | 'CORP'
  /** The card that says the same word. */
  isCard: (todo: Todo) => boolean
  /** Whether a person has the card, where there is something to count. */
  has: (seen: Seen<typeof getHomeFigures>) => boolean
  /** The card counts also what an application has: nobody here can do anything about it either way. */
  isWhole?: boolean
}

const isOver = ({ due }: Todo): boolean => due === 'OVERDUE'
const redeems = ({ actor }: Seen<typeof getHomeFigures>) => redeemPage.some((page) => actor.permissions.has(page))

/** Key figures and cards that stand on one home and say the same: 到期 and 逾期, 未签收 and 待签收. */
const pairs: readonly Pair[] = [
  { figure: 'due', side: 'CORE', isCard: (todo) => todo.kind === 'TO_REDEEM' && !isOver(todo), has: redeems },
  { figure: 'overdue', side: 'CORE', isCard: (todo) => todo.kind === 'TO_REDEEM' && isOver(todo), has: redeems },
  { figure: 'overdue', side: 'CORP', isCard: ({ kind }) => kind === 'UNPAID_TICKETS', has: () => true, isWhole: true },
  {
    figure: 'pendingAccept',
    side: 'CORE',
    isCard: ({ kind }) => kind === 'ISSUED_UNANSWERED',
    has: ({ actor }) => actor.post === 'OPERATOR',
  },
  {
    figure: 'pendingAccept',
    side: 'CORP',
    isCard: ({ kind }) => kind === 'TO_ACCEPT',
    has: ({ actor }) => actor.post === 'OPERATOR' || actor.post === 'DIRECTOR',
  },
]

/** A card and what the figure says that an application has are together the figure. */
const entryOf = ({ figure, side, isCard, has, isWhole = false }: Pair): Entry =>
  entry(getHomeFigures, {
    [`${figure}.count`]: async (seen) => {
      const { count, busy } = seen.data[figure]
      if (seen.actor.userType !== side || !has(seen)) return count
      const card = (await seen.own(getTodos)).find(isCard)
      return (card?.count ?? 0) + (isWhole ? 0 : busy.count)
    },
    [`${figure}.amount`]: async (seen) => {
      const { amount, busy } = seen.data[figure]
      if (seen.actor.userType !== side || !has(seen)) return amount
      const card = (await seen.own(getTodos)).find(isCard)
      return total([card?.amount ?? null, isWhole ? null : busy.amount])
    },
  })

export const sameWords: readonly Entry[] = pairs.map(entryOf)
