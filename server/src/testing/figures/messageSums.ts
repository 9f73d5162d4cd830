import { type NoticeName, notices } from '@jinpiao/contract/notices'
import { sumLines } from '@jinpiao/contract/outcome'
import { decimalToFen } from '@jinpiao/values/money'
import type { Database } from '../../db/database.ts'
import { loanThen } from './loanThen.ts'
import { type Books, readBooks } from './messageBooks.ts'

/** A message as it was sent: what fills it, when, to whom. */
interface Sent {
  params: readonly string[]
  at: string
  fkCorp: string
}

/**
 * What an amount of a message has to be, of the things that the message names; several where what it is about has had
 * several; none: the thing is not there.
 */
type Figure = (books: Books, sent: Sent) => readonly (bigint | undefined)[]

const dayOf = ({ at }: Sent) => at.slice(0, 10)
const named =
  (place: number, kind: 'tickets' | 'applications' | 'bills' | 'payments' | 'invoices'): Figure =>
  (books, { params }) =>
    books[kind].get(params[place] ?? '') ?? []
const ticket = (place: number) => named(place, 'tickets')
/** What was signed of it last before the message; what nobody signs, or has no amount there, as it stands. */
const application: Figure = (books, sent) => {
  const no = sent.params[1] ?? ''
  const last = books.signed.get(no)?.findLast(({ at }) => at <= sent.at)
  return last?.amount === undefined
    ? (books.applications.get(no) ?? [])
    : [decimalToFen(last.amount.replaceAll(',', ''))]
}
const loan =
  (figure: (then: ReturnType<typeof loanThen>, sent: Sent) => bigint | undefined): Figure =>
  ({ loans }, sent) => {
    const found = loans.get(sent.params[0] ?? '')
    return found ? [figure(loanThen(found, sent.at), sent)] : []
  }
/** Before what was collected at the very instant at which it was told, as a demonstration does. */
const loanBefore =
  (figure: (then: ReturnType<typeof loanThen>, sent: Sent) => bigint | undefined): Figure =>
  ({ loans }, sent) => {
    const found = loans.get(sent.params[0] ?? '')
    if (found === undefined) return []
    const repayments = found.repayments.filter(({ at }) => at < sent.at)
    return [figure(loanThen({ ...found, repayments }, sent.at), sent)]
  }
const owed = loan((then, sent) => then.owed(dayOf(sent)))
const overdue = loan((then, sent) => then.overdue(dayOf(sent)))
const came = loan((then) => then.came)
const outstanding = loan((then) => then.outstanding)
const instalment = (place: number) => loanBefore((then, { params }) => then.unpaid(params[place] ?? ''))
const transfer: Figure = ({ transfers }, { params }) => transfers.get(params[0] ?? '') ?? []
/** What the bank was asked to collect. */
const asked: Figure = ({ collections }, { params }) => collections.get(params[0] ?? '') ?? []
/** Of the limits of the reader, at this very instant: what has moved, and what the total was then. */
const moved: Figure = ({ limitMoves }, { fkCorp, at }) =>
  limitMoves.get(`${fkCorp} ${at}`)?.map(({ moved }) => moved) ?? []
const totalThen: Figure = ({ limitMoves }, { fkCorp, at }) =>
  limitMoves.get(`${fkCorp} ${at}`)?.map(({ total }) => total) ?? []
const limitTotal: Figure = ({ limitTotals }, { fkCorp }) => limitTotals.get(fkCorp) ?? []

/** Computed of what stood so at one instant alone: which test computes it. */
interface Elsewhere {
  computedIn: string
}
const OLD = 'OLD' as const
type Figures = Readonly<Record<number, Figure>> | Elsewhere | typeof OLD

/** Messages of one ticket: the places of its number and of its amount. */
const ofTickets = (number: number, amount: number, ...names: NoticeName[]) =>
  Object.fromEntries(names.map((name) => [name, { [amount]: ticket(number) }]))

/** Every message with an amount: what each of its amounts is. */
export const messageSums: Partial<Record<NoticeName, Figures>> = {
  APPLICATION_TO_REVIEW: { 3: application },
  APPLICATION_TO_FINAL: { 3: application },
  APPLICATION_APPROVED: { 3: application },
  APPLICATION_DONE: { 3: (books, sent) => books.granted.get(sent.params[1] ?? '') ?? application(books, sent) },
  ISSUE_SUBMITTED: OLD,
  ISSUE_TO_FINAL: OLD,
  CANCEL_SUBMITTED: OLD,
  ...ofTickets(0, 1, 'TICKET_DUE', 'TICKET_DUE_SINCE', 'TICKET_OVERDUE', 'TICKET_TO_PAY_TODAY', 'TICKET_TO_PAY_OVER'),
  ...ofTickets(
    0,
    1,
    'TICKET_IN_BATCH_TODAY',
    'TICKET_IN_BATCH_OVER',
    'TICKET_NO_ACCOUNT_TODAY',
    'TICKET_NO_ACCOUNT_OVER',
  ),
  ...ofTickets(0, 1, 'TICKET_HELD_NO_ACCOUNT_TODAY', 'TICKET_HELD_NO_ACCOUNT_OVER', 'TICKET_HELD_STATED_TODAY'),
  ...ofTickets(0, 1, 'TICKET_HELD_STATED_OVER', 'TICKET_HELD_TODAY', 'TICKET_HELD_OVER'),
  ...ofTickets(0, 2, 'MATURITY_REMINDER'),
  ...ofTickets(1, 2, 'TICKET_RECEIVED', 'TICKET_PASSED_ON', 'TICKET_ACCEPTED', 'TICKET_CAME_BACK_UNANSWERED'),
  ...ofTickets(1, 3, 'TICKET_CAME_BACK'),
  ...ofTickets(1, 2, 'REDEEM_PAID', 'CLAIM_CONFIRMED', 'CLAIM_CONTESTED', 'CLAIM_UNANSWERED', 'CLAIM_AT_PLATFORM'),
  ...ofTickets(1, 2, 'CLAIM_NOT_JUDGED', 'CLAIM_REMINDER', 'CLAIM_UPHELD', 'CLAIM_DISMISSED', 'CLAIM_WITHDRAWN'),
  ...ofTickets(1, 2, 'CLAIM_PROVED', 'CLAIM_CONTRADICTED', 'REDEEM_LINE_FAILED', 'REDEEM_FAILURE_STATED'),
  ...ofTickets(1, 2, 'REDEEM_NOT_PAID_STATED', 'REDEEM_NOT_PAID', 'REDEEM_NOT_PAID_ACCOUNT', 'PAYEE_ACCOUNT_NEEDED'),
  ...ofTickets(1, 2, 'ISSUE_SUSPENDED'),
  PAYEE_ACCOUNT_NEEDED_ALL: { computedIn: 'business/redeem/remind.test.ts' },
  PAYEE_ACCOUNT_READY: { computedIn: 'business/redeem/payeeAccounts.test.ts' },
  PAYROLL_PAID: { 2: ({ wages }, { params }) => [wages.get(params[0] ?? '')?.paid] },
  PAYROLL_LINE_FAILED: { 2: ({ wages }, { params }) => wages.get(params[0] ?? '')?.each ?? [] },
  LIMIT_PART_GIVEN: { 2: moved, 3: totalThen },
  LIMIT_PART_TAKEN: { 2: moved, 3: totalThen },
  LIMIT_GRANTED: { 1: moved },
  LIMIT_RAISED: { 1: moved, 2: totalThen },
  LIMIT_LOWERED: { 1: moved, 2: totalThen },
  LIMIT_FROZEN: { 1: limitTotal },
  LIMIT_RESUMED: { 1: limitTotal },
  LIMIT_ENDED: { 1: limitTotal },
  LIMIT_SOON: { 1: limitTotal },
  LIMIT_LAST_DAY: { 1: limitTotal },
  LIMIT_EXPIRED: { 1: limitTotal },
  EXCHANGE_TO_PAY: { 2: named(1, 'payments') },
  PAYMENT_TODAY: { 1: named(0, 'payments') },
  PAYMENT_OVER: { 1: named(0, 'payments') },
  FEE_TODAY: { 1: named(0, 'bills') },
  FEE_OVER: { 1: named(0, 'bills') },
  FEE_DUE: { 1: named(0, 'bills') },
  FEE_PAID: { 1: named(0, 'bills') },
  FEE_REFUSED: { 1: named(0, 'bills') },
  INVOICE_ISSUED: { 1: named(0, 'invoices') },
  LOAN_DUE_SOON: { 2: instalment(1) },
  LOAN_DUE_SOON_LATER: { 2: instalment(1) },
  LOAN_DUE: { 1: instalment(2) },
  LOAN_DUE_LATER: { 1: instalment(2) },
  LOAN_OVERDUE: { 2: instalment(1) },
  LOAN_OVER: { 1: owed },
  LOAN_COLLECTED: { 1: came, 2: outstanding },
  LOAN_COLLECTED_PART: { 1: came, 2: asked, 4: owed, 5: overdue },
  LOAN_COLLECTED_LEFT: { 1: came, 2: owed, 3: overdue },
  LOAN_REPAID_WHOLLY: { 1: came },
  LOAN_NOT_COLLECTED: { 1: asked },
  LOAN_TRANSFERRED: { 1: came, 2: outstanding },
  LOAN_TRANSFERRED_LEFT: { 1: came, 2: owed, 3: overdue },
  LOAN_TRANSFER_REFUSED: { 1: transfer },
  LOAN_TRANSFER_UNANSWERED: { 1: transfer },
}

/** Places of the amounts in the texts of a message: 金额 {1} 元. */
export const amountsIn = (name: NoticeName): number[] => {
  const { title, body } = notices[name]
  return [
    ...new Set([...`${title[0]} ${body[0]}`.matchAll(/\{(\d)\} ?元/g)].map(([, place]) => Number(place))),
  ].toSorted((a, b) => a - b)
}

/** Messages that state an amount which is not that of what they are about: one line each. */
export async function untrueSums({ read }: Pick<Database, 'read'>): Promise<{ untrue: string[]; asked: Set<string> }> {
  const books = await readBooks(read)
  const rows = await read.selectFrom('message').select(['notice', 'params', 'at', 'fkCorp']).distinct().execute()
  const untrue: string[] = []
  const names = new Set<string>()
  for (const { notice, params, at, fkCorp } of rows) {
    const sent: Sent = { params: JSON.parse(params), at, fkCorp }
    const figures = messageSums[notice as NoticeName]
    if (typeof figures === 'object' && !('computedIn' in figures)) {
      names.add(notice)
      for (const [place, figure] of Object.entries(figures)) {
        const said = sent.params[Number(place)] ?? ''
        const wanted = figure(books, sent)
        // An application without an amount says none.
        if (said === '' && wanted.every((each) => each === undefined)) continue
        const fen = said === '' ? undefined : decimalToFen(said.replaceAll(',', ''))
        if (fen === undefined || !wanted.includes(fen))
          untrue.push(`${notice} ${params} on ${at}: {${place}} is ${wanted.join()}`)
      }
    }
    untrue.push(...untrueLines(books, notice, sent))
  }
  return { untrue, asked: names }
}

/** An end that was told with sums of lines: they are all its lines, and those that were answered then. */
function untrueLines({ lines }: Books, notice: string, { params, at }: Sent): string[] {
  if (!/^APPLICATION_(DONE|PARTLY_FAILED|FAILED)$/.test(notice)) return []
  const own = lines.get(params[1] ?? '') ?? []
  const told = JSON.parse(params[5] ?? 'null')
  if (own.length === 0 || told === null) return []
  // What was cured since, another batch or a statement has answered later.
  if (own.some(({ answeredAt }) => answeredAt !== null && answeredAt > at)) return []
  const wanted = JSON.stringify(sumLines(own))
  return JSON.stringify(told) === wanted ? [] : [`${notice} ${params[1]} on ${at}: ${params[5]} is ${wanted}`]
}
