import { listAccounts } from '@jinpiao/contract/accountChange'
import { listBills } from '@jinpiao/contract/bills'
import { listConfirmations } from '@jinpiao/contract/confirmations'
import { listCredits } from '@jinpiao/contract/credits'
import { listFailedWages } from '@jinpiao/contract/finance'
import { flowOf } from '@jinpiao/contract/flow'
import { getPlan, listDraws } from '@jinpiao/contract/loans'
import { listPayments } from '@jinpiao/contract/payments'
import { listDueTickets, type RedeemPayload } from '@jinpiao/contract/redeem'
import { listSignupProducts } from '@jinpiao/contract/signup'
import { listBook } from '@jinpiao/contract/standingBook'
import { listSuppliers } from '@jinpiao/contract/suppliers'
import { getTodos, MATURING_DAYS, type Todo } from '@jinpiao/contract/todos'
import { listUkeys } from '@jinpiao/contract/ukeys'
import { addDays } from '@jinpiao/values/days'
import { fenToDecimal } from '@jinpiao/values/money'
import { type Entry, entry, minus, type Seen, sumOfRows, total } from './entry.ts'
import { locked } from './tickets.ts'

/** What a card counts: rows by their keys, what they come to, and the days on which they fall due. */
interface Counted {
  keys: readonly string[]
  amount: string | null
  days?: readonly string[]
  /** Of applications: since when the first is where it is. */
  since?: string | undefined
  /** Of batches: the tickets that they name, by their keys. */
  tickets?: readonly string[]
}

interface AnyRow {
  amount?: string | null
}
/** Rows of a list with an amount, by the field that is their key, and the one that is their day. */
const of = <Row extends AnyRow>(rows: readonly Row[], key: keyof Row & string, day?: keyof Row & string): Counted => ({
  ...countOf(rows, key, day),
  amount: total(rows.map(({ amount }) => amount ?? null)),
})
const countOf = <Row>(rows: readonly Row[], key: keyof Row & string, day?: keyof Row & string): Counted => ({
  keys: rows.map((row) => String(row[key])),
  amount: null,
  ...(day && { days: rows.map((row) => String(row[day]).slice(0, 10)) }),
})

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
      return of(await unlocked(seen, rows), 'pkCredit')
    }
    case 'TO_ACCEPT':
      return of(await unlocked(seen, await ask.rows(listCredits, { scope: 'IN' })), 'pkCredit')
    case 'TO_REDEEM': {
      const rows = await ask.rows(listDueTickets, { box: 'FREE', state: [isOver ? 'OVERDUE' : 'DUE'] })
      return of(rows, 'pkCredit', 'promisedDate')
    }
    case 'PAYMENTS_FAILED':
      return of(await ask.rows(listDueTickets, { box: 'FAILED' }), 'pkCredit')
    case 'WAGES_FAILED': {
      const wages = await ask.get(listFailedWages, { query: { pkApply: todo.pkApply ?? '' } })
      return of(
        wages.map(({ amount }, line) => ({ amount, key: `${todo.pkApply} ${line}` })),
        'key',
      )
    }
    case 'UNPAID_TICKETS':
      return of(await ask.rows(listCredits, { scope: 'HELD', state: ['OVERDUE'] }), 'pkCredit', 'promisedDate')
    case 'TO_CONFIRM':
    case 'DIRECTOR_CONFIRMS':
      return countOf(
        await ask.rows(listConfirmations, { confirmState: [isOver ? 'UNANSWERED' : 'PENDING'] }),
        'pkConfirm',
        'confirmBy',
      )
    case 'PAYMENTS_TO_MAKE':
      return of(await ask.rows(listPayments, { paymentState: ['UNPAID'], ...deadline }), 'pkPayment', 'deadline')
    case 'LOANS_DUE':
      return isOver ? arrears(seen) : nextOf(seen)
    case 'BILLS_TO_PAY':
      return of(await ask.rows(listBills, { feeState: ['UNPAID'], ...deadline }), 'pkBill', 'deadline')
    case 'QUALIFICATIONS_END': {
      const products = await ask.get(listSignupProducts)
      const ending = products.filter(({ state }) => state === (isOver ? 'EXPIRED' : 'SOON'))
      return countOf(
        ending.map(({ product, qualifiedUntil }) => ({ pkProduct: product.pkProduct, qualifiedUntil })),
        'pkProduct',
        'qualifiedUntil',
      )
    }
    case 'SUPPLIERS_TO_INVITE':
      return countOf(await ask.rows(listSuppliers, { state: ['ADDED'] }), 'pkSupplier')
    case 'KEYS_END':
      return countOf(await ask.rows(listUkeys, { ukeyState: ['NEAR_EXPIRY'] }), 'pkUkey', 'certificateUntil')
    case 'KEY_TO_ACTIVATE':
    case 'CONTRACTS_TO_SIGN':
      return 'of what is offered to one reader: answers.ts'
    case 'ACCOUNTS_TO_PROVE': {
      const rows = await ask.rows(listAccounts, { accountState: ['PENDING'] })
      return countOf(
        rows.filter(({ verifyState }) => verifyState !== 'CHECKING'),
        'pkAccount',
      )
    }
    case 'MATURING_SOON':
      return isCore
        ? promised(seen)
        : of(await ask.rows(listCredits, { scope: 'HELD', state: ['HELD'], ...ahead }), 'pkCredit', 'promisedDate')
    case 'UNREAD_MESSAGES':
      return 'of one reader: unread.test.ts'
  }
}

/** What an issuer's book says of what it has promised for the next days. Its parts have no list of their own (I26). */
async function promised({ ask, actor, read, today }: Seen<typeof getTodos>): Promise<Counted> {
  const [from, to] = [addDays(today, 1), addDays(today, MATURING_DAYS)]
  const rows = await ask.rows(listBook, { box: 'NOT_DUE', promisedFrom: from, promisedTo: to })
  const parts = await read
    .selectFrom('ticket')
    .select('pkCredit')
    .where('fkIssuer', '=', actor.fkCorp)
    .where('state', 'in', ['PENDING_ACCEPT', 'HELD'])
    .where('promisedDate', '>=', from)
    .where('promisedDate', '<=', to)
    .execute()
  const leaves = rows.reduce((sum, { leafCount }) => sum + leafCount, 0)
  return {
    keys: leaves === parts.length ? parts.map(({ pkCredit }) => pkCredit) : Array.from({ length: leaves }, String),
    amount: total(rows.map(({ outstandingAmount }) => outstandingAmount)),
    days: rows.map(({ promisedDate }) => promisedDate),
  }
}

/** The next instalment of loans without arrears, near or due. */
async function nextOf({ ask, today }: Seen<typeof getTodos>): Promise<Counted> {
  const rows = await ask.rows(listDraws, { loanState: ['ACTIVE'], nextDueTo: addDays(today, MATURING_DAYS) })
  return { ...countOf(rows, 'pkDraw', 'nextDueDate'), amount: total(rows.map(({ nextDueAmount }) => nextDueAmount)) }
}

/** What loans with arrears owe today, penalty included, as their plans say. */
async function arrears({ ask, today }: Seen<typeof getTodos>): Promise<Counted> {
  const rows = await ask.rows(listDraws, { loanState: ['OVERDUE'] })
  const plans = await Promise.all(rows.map(({ pkDraw }) => ask.get(getPlan, { params: { pkDraw } })))
  const due = plans.flatMap((plan) => plan.rows.filter(({ dueDate }) => dueDate <= today))
  const owed = due.map(({ dueTotal, paidTotal }) => ({ amount: minus(dueTotal, paidTotal) }))
  const late = due.filter(({ instalmentState }) => instalmentState === 'OVERDUE')
  return { ...countOf(rows, 'pkDraw'), amount: sumOfRows(owed), days: late.map(({ dueDate }) => dueDate) }
}

/** A ticket that another act holds cannot be answered or withdrawn meanwhile. */
async function unlocked<Row extends { pkCredit: string }>(seen: Seen<typeof getTodos>, rows: readonly Row[]) {
  const busy = new Set(await locked(seen, rows))
  return rows.filter((row) => !busy.has(row))
}

/** Applications of a type in a state, less those that this person has prepared or decided (I11). */
async function waiting({ businessType, state }: Todo, { read, actor }: Seen<typeof getTodos>): Promise<Counted> {
  const rows = await read
    .selectFrom('application')
    .select(['pkApply', 'amountFen', 'submittedBy', 'round', 'updatedAt', 'payload'])
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
  const steps = await read
    .selectFrom('application_step')
    .select(['pkApply', 'at'])
    .where('pkApply', 'in', ['', ...mine.map(({ pkApply }) => pkApply)])
    .execute()
  // It came by its last step; a draft has none, and is as old as its last change.
  const since = mine.map(({ pkApply, updatedAt }) => {
    const own = steps.filter((step) => step.pkApply === pkApply)
    return state === 'DRAFT'
      ? updatedAt
      : (own
          .map(({ at }) => at)
          .toSorted()
          .at(-1) ?? updatedAt)
  })
  const isBegun = businessType === 'REDEEM' && (state === 'DRAFT' || state === 'RETURNED')
  return {
    ...countOf(mine, 'pkApply'),
    amount: hasAmount ? fenToDecimal(amount) : null,
    since: since.toSorted()[0],
    ...(isBegun && { tickets: mine.flatMap(({ payload }) => (JSON.parse(payload) as RedeemPayload).fkCredits) }),
  }
}

/** What the cards of a person count, in their order. */
const countedBy = (seen: Seen<typeof getTodos>) => Promise.all(seen.data.map((todo) => rowsOf(todo, seen)))

/** How many things each card shares with one that it does not name, and with the one that it names. */
function shared(cards: readonly Todo[], counted: readonly (Counted | string)[]): unknown[] {
  const keysOf = (at: number, beside: number): readonly string[] => {
    const rows = counted[at]
    if (rows === undefined || typeof rows === 'string') return []
    return cards[beside]?.kind === 'TO_REDEEM' ? (rows.tickets ?? rows.keys) : rows.keys
  }
  const both = (a: number, b: number) => keysOf(a, b).filter((key) => keysOf(b, a).includes(key)).length
  const is = (card: Todo) => (said: Pick<Todo, 'kind' | 'businessType' | 'state'>) =>
    said.kind === card.kind && said.businessType === card.businessType && said.state === card.state
  return cards.flatMap((card, at) => {
    const named = (card.alsoIn ?? []).map((said) => cards.findIndex((each) => is(each)(said)))
    const unsaid = cards.flatMap((other, index) => {
      const isSaid = named.includes(index) || other.alsoIn?.some(is(card)) === true
      const n = both(at, index)
      return index <= at || isSaid || n === 0 ? [] : [`${card.kind} and ${other.kind} share ${n}`]
    })
    return [...named.map((index) => both(at, index)), ...unsaid]
  })
}

/** Cards of the homes. */
export const todoFigures: Entry = entry(getTodos, {
  '[].count': async (seen) => {
    const counted = await countedBy(seen)
    return seen.data.map(({ count }, at) => {
      const rows = counted[at]
      return rows === undefined || typeof rows === 'string' ? count : rows.keys.length
    })
  },
  '[].amount': async (seen) => {
    const counted = await countedBy(seen)
    const amounts = seen.data.map(({ amount }, at) => {
      const rows = counted[at]
      return rows === undefined || typeof rows === 'string' ? amount : rows.amount
    })
    return amounts.filter((amount) => amount !== null)
  },
  // Each thing stands in one card, or a card says how many of it stand in which other one too.
  '[].alsoIn[].count': async (seen) => shared(seen.data, await countedBy(seen)),
  '[].noAccountCount': ({ data, ask }) =>
    Promise.all(
      data
        .filter(({ noAccountCount }) => noAccountCount !== undefined)
        .map(async ({ due }) => (await ask.rows(listDueTickets, { box: 'NO_ACCOUNT', state: [due ?? 'DUE'] })).length),
    ),
  // 最早…于: of applications, when the first came to where they are.
  '[].oldestAt': async (seen) => {
    const counted = await countedBy(seen)
    return seen.data.flatMap(({ kind, oldestAt }, at) => {
      const rows = counted[at]
      if (oldestAt === null) return []
      return kind === 'APPLICATION' && typeof rows === 'object' ? (rows.since ?? 'nothing waits') : oldestAt
    })
  },
  // 最早: the first day of what the card counts, as its rows name it.
  '[].firstDay': async (seen) => {
    const counted = await countedBy(seen)
    return counted.flatMap((rows) => (typeof rows === 'string' ? [] : (rows.days?.toSorted()[0] ?? [])))
  },
})
