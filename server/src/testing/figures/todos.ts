import { listBills } from '@jinpiao/contract/bills'
import { listConfirmations } from '@jinpiao/contract/confirmations'
import { listCredits } from '@jinpiao/contract/credits'
import { listFailedWages } from '@jinpiao/contract/finance'
import { flowOf } from '@jinpiao/contract/flow'
import { getPlan, listDraws } from '@jinpiao/contract/loans'
import { listPayments } from '@jinpiao/contract/payments'
import { listDueTickets } from '@jinpiao/contract/redeem'
import { listSignupProducts } from '@jinpiao/contract/signup'
import { listBook } from '@jinpiao/contract/standingBook'
import { listSuppliers } from '@jinpiao/contract/suppliers'
import { getTodos, MATURING_DAYS, type Todo } from '@jinpiao/contract/todos'
import { listUkeys } from '@jinpiao/contract/ukeys'
import { addDays } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { type Entry, entry, minus, type Seen, sumOfRows, total } from './entry.ts'

type Counted = { count: number; amount: string | null }
const of = (rows: readonly { amount: string | null }[]): Counted => ({ count: rows.length, amount: sumOfRows(rows) })
const countOf = (rows: readonly unknown[]): Counted => ({ count: rows.length, amount: null })

/** What a card counts: the rows of the list that it leads to, with the filter of its address. */
async function rowsOf(todo: Todo, seen: Seen<typeof getTodos>): Promise<Counted | string> {
  const { ask, actor, today } = seen
  const isCore = actor.userType === 'CORE'
  const isOver = todo.due === 'OVERDUE'
  const deadline = isOver ? { deadlineTo: addDays(today, -1) } : { deadlineFrom: today }
  const ahead = { promisedFrom: addDays(today, 1), promisedTo: addDays(today, MATURING_DAYS) }
  switch (todo.kind) {
    case 'APPLICATION':
      return waiting(todo, seen)
    case 'ISSUED_UNANSWERED': {
      const rows = await ask.rows(listCredits, { scope: 'ISSUED', state: ['PENDING_ACCEPT'] })
      return of(await unlocked(seen, rows))
    }
    case 'TO_ACCEPT':
      return of(await unlocked(seen, await ask.rows(listCredits, { scope: 'IN' })))
    case 'TO_REDEEM': {
      const rows = await ask.rows(listDueTickets, { state: [isOver ? 'OVERDUE' : 'DUE'] })
      return of(rows.filter(({ redeemNo }) => redeemNo === null))
    }
    case 'PAYMENTS_FAILED':
      return of(await ask.rows(listDueTickets, { box: 'FAILED' }))
    case 'WAGES_FAILED': {
      const wages = await ask.get(listFailedWages, { query: { pkApply: todo.pkApply ?? '' } })
      return { count: wages.length, amount: total(wages.map(({ amount }) => amount)) }
    }
    case 'UNPAID_TICKETS':
      return of(await ask.rows(listCredits, { scope: 'HELD', state: ['OVERDUE'] }))
    case 'TO_CONFIRM':
      return countOf(await ask.rows(listConfirmations, { confirmState: ['PENDING'] }))
    case 'PAYMENTS_TO_MAKE':
      return of(await ask.rows(listPayments, { paymentState: ['UNPAID'], ...deadline }))
    case 'LOANS_DUE':
      return isOver ? arrears(seen) : nextOf(seen)
    case 'BILLS_TO_PAY':
      return of(await ask.rows(listBills, { feeState: ['UNPAID'], ...deadline }))
    case 'QUALIFICATIONS_END': {
      const products = await ask.get(listSignupProducts)
      return countOf(products.filter(({ state }) => state === (isOver ? 'EXPIRED' : 'SOON')))
    }
    case 'SUPPLIERS_TO_INVITE':
      return countOf(await ask.rows(listSuppliers, { state: ['ADDED'] }))
    case 'KEYS_END':
      return countOf(await ask.rows(listUkeys, { ukeyState: ['NEAR_EXPIRY'] }))
    case 'MATURING_SOON': {
      if (!isCore) return of(await ask.rows(listCredits, { scope: 'HELD', state: ['HELD'], ...ahead }))
      const rows = (await ask.rows(listBook, ahead)).filter(({ outstandingAmount }) => outstandingAmount !== '0.00')
      return {
        count: rows.reduce((sum, { leafCount }) => sum + leafCount, 0),
        amount: total(rows.map(({ outstandingAmount }) => outstandingAmount)),
      }
    }
    case 'UNREAD_MESSAGES':
      return 'of one reader: messages.test.ts'
  }
}

/** The next instalment of loans without arrears, near or due. */
async function nextOf({ ask, today }: Seen<typeof getTodos>): Promise<Counted> {
  const rows = await ask.rows(listDraws, { loanState: ['ACTIVE'], nextDueTo: addDays(today, MATURING_DAYS) })
  return { count: rows.length, amount: total(rows.map(({ nextDueAmount }) => nextDueAmount)) }
}

/** What loans with arrears owe today, penalty included, as their plans say. */
async function arrears({ ask, today }: Seen<typeof getTodos>): Promise<Counted> {
  const rows = await ask.rows(listDraws, { loanState: ['OVERDUE'] })
  const plans = await Promise.all(rows.map(({ pkDraw }) => ask.get(getPlan, { params: { pkDraw } })))
  const owed = plans.flatMap((plan) =>
    plan.rows.filter(({ dueDate }) => dueDate <= today).map(({ dueTotal, paidTotal }) => minus(dueTotal, paidTotal)),
  )
  return { count: rows.length, amount: total(owed) }
}

/** A ticket that another act holds cannot be answered or withdrawn meanwhile. */
async function unlocked<Row extends { pkCredit: string }>({ read }: Seen<typeof getTodos>, rows: readonly Row[]) {
  const locked = await read
    .selectFrom('ticket')
    .select('pkCredit')
    .where('lockedBy', 'is not', null)
    .where('state', '=', 'PENDING_ACCEPT')
    .execute()
  const keys = new Set(locked.map(({ pkCredit }) => pkCredit))
  return rows.filter(({ pkCredit }) => !keys.has(pkCredit))
}

/** Applications of a type in a state, less those that this person has prepared or decided (I11). */
async function waiting({ businessType, state }: Todo, { read, actor }: Seen<typeof getTodos>): Promise<Counted> {
  const rows = await read
    .selectFrom('application')
    .select(['pkApply', 'amountFen', 'submittedBy', 'round'])
    .where('fkCorp', '=', actor.fkCorp)
    .where('businessType', '=', businessType ?? '')
    .where('state', '=', state ?? '')
    .execute()
  const decided = await read
    .selectFrom('application_step')
    .select(['pkApply', 'round'])
    .where('personId', '=', actor.personId)
    .where('decision', 'in', ['SUBMIT', 'APPROVE'])
    .execute()
  const isOwn = ({ pkApply, round, submittedBy }: (typeof rows)[number]) =>
    submittedBy === actor.personId || decided.some((step) => step.pkApply === pkApply && step.round === round)
  const mine = state === 'DRAFT' || state === 'RETURNED' ? rows : rows.filter((row) => !isOwn(row))
  const hasAmount = businessType !== undefined && !flowOf(businessType).lacks?.includes('amount')
  const amount = mine.reduce((sum, { amountFen }) => sum + (amountFen ?? 0n), 0n)
  return { count: mine.length, amount: hasAmount ? fenToDecimal(amount) : null }
}

/** Cards of the homes. */
export const todoFigures: Entry = entry(getTodos, {
  '[].count': async (seen) =>
    Promise.all(
      seen.data.map(async (todo) => {
        const rows = await rowsOf(todo, seen)
        return typeof rows === 'string' ? todo.count : rows.count
      }),
    ),
  '[].amount': async (seen) => {
    const amounts = await Promise.all(
      seen.data.map(async (todo) => {
        const rows = await rowsOf(todo, seen)
        return typeof rows === 'string' ? todo.amount : rows.amount
      }),
    )
    return amounts.filter((amount) => amount !== null)
  },
  // No card but one of what is overdue names a last day that is past, unless its days of grace run.
  '[].firstDay': ({ data, today }) =>
    data.flatMap(({ firstDay, due }) =>
      firstDay === undefined ? [] : firstDay < today && due === 'NOT_DUE' ? `not before ${today}` : firstDay,
    ),
})
