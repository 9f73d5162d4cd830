import { addMonths, type Day, daysBetween } from './days.ts'
import { halfUp, type InterestTerms, interestOf } from './interest.ts'
import type { Fen } from './money.ts'
import { shareOf } from './share.ts'

/** How a loan is paid back: equal instalments, equal principal, interest monthly and principal at the end, all at the end. */
export type RepayMethod = 'EQUAL_INSTALMENT' | 'EQUAL_PRINCIPAL' | 'INTEREST_MONTHLY' | 'BULLET'

/** A part of a plan. `days` of interest: from the due date before it (of the first: from the beginning) to its own. */
export interface Instalment {
  dueDate: Day
  days: number
  principal: Fen
  interest: Fen
}

/**
 * The days on which a loan falls due: the day of the month on which it began, or the last day of a shorter month; never
 * counted on from the due date before, so that 30 January, 28 February, 30 March follow each other. BULLET has the last
 * alone. `dueDates('2026-11-30', 3, 'BULLET')` is `['2027-02-28']`. Throws RangeError without a month.
 */
export function dueDates(from: Day, months: number, method: RepayMethod): Day[] {
  if (!Number.isInteger(months) || months < 1) throw new RangeError(`not a count of months: ${months}`)
  if (method === 'BULLET') return [addMonths(from, months)]
  return Array.from({ length: months }, (_, index) => addMonths(from, index + 1))
}

/** A loan before its plan. */
export type PlannedLoan = InterestTerms & {
  amount: Fen
  method: RepayMethod
  from: Day
  /** In order, each after the one before it. */
  dueDates: readonly Day[]
}

/**
 * The plan of a loan: principal and interest of each instalment, the interest by actual days on what is outstanding. The
 * last instalment pays what is left, so that the principal adds up to the amount. 600,000.00 at 4.35 % by
 * `INTEREST_MONTHLY` from 2026-11-21 pays interest of 2,175.00 on 2026-12-21. Throws RangeError without a due date.
 */
export function planOf({ amount, method, from, dueDates: due, ...terms }: PlannedLoan): Instalment[] {
  if (due.length === 0) throw new RangeError('a plan without a due date')
  const days = due.map((day, index) => daysBetween(due[index - 1] ?? from, day))
  const level = method === 'EQUAL_INSTALMENT' ? levelPayment(amount, days, terms) : 0n
  let outstanding = amount
  return due.map((dueDate, index) => {
    const interest = interestOf(outstanding, days[index] ?? 0, terms)
    const isLast = index === due.length - 1
    const principal = isLast ? outstanding : partOf(method, { amount, level, interest, outstanding, count: due.length })
    outstanding -= principal
    return { dueDate, days: days[index] ?? 0, principal, interest }
  })
}

/** The principal of an instalment that is not the last: never less than nothing, never more than is outstanding. */
function partOf(
  method: RepayMethod,
  of: { amount: Fen; level: Fen; interest: Fen; outstanding: Fen; count: number },
): Fen {
  if (method === 'EQUAL_PRINCIPAL') return of.amount / BigInt(of.count)
  const wanted = method === 'EQUAL_INSTALMENT' ? of.level - of.interest : 0n
  if (wanted < 0n) return 0n
  return wanted < of.outstanding ? wanted : of.outstanding
}

/**
 * The payment that is the same in each period, whatever the calendar: the one whose present values by actual days add
 * up to the amount, in one division of whole numbers, rounded half up. 1,000,000.00 at 6.00 % over the twelve months from
 * 2026-11-30 is 86,093.40.
 */
export function levelPayment(amount: Fen, days: readonly number[], { rateBp, dayBasis }: InterestTerms): Fen {
  const unit = 10_000n * BigInt(dayBasis)
  // From the last period back: the growth of what is still to come, and the sum of the present values.
  let growth = 1n
  let values = 0n
  let power = unit ** BigInt(days.length)
  for (const count of [...days].reverse()) {
    values += power * growth
    growth *= unit + BigInt(rateBp) * BigInt(count)
    power /= unit
  }
  return halfUp(amount * growth, values)
}

/** What an early repayment costs, and what it leaves. */
export interface Early {
  principal: Fen
  /** Since the last due date, on all that was outstanding. */
  interest: Fen
  fee: Fen
  total: Fen
  /** The plan of what is left, on the same due dates; empty where nothing is left. */
  rest: Instalment[]
  /** Interest of the old plan that is not paid any more; never less than nothing. */
  saved: Fen
}

/**
 * An early repayment: interest accrues on the whole outstanding principal until that day and is paid with it; then the
 * due dates that are left have a new plan from that day. With `principal` equal to `outstanding` the loan is settled.
 * Throws RangeError where more is repaid than is outstanding, or on a day that is not before the next due date.
 */
export function repayEarly(
  { method, earlyFeeBp, ...terms }: InterestTerms & { method: RepayMethod; earlyFeeBp: bigint | number },
  { outstanding, paidUntil, rest }: { outstanding: Fen; paidUntil: Day; rest: readonly Instalment[] },
  { day, principal }: { day: Day; principal: Fen },
): Early {
  const [next] = rest
  if (principal <= 0n || principal > outstanding) throw new RangeError(`early repayment of ${principal}`)
  if (next === undefined || day >= next.dueDate) throw new RangeError(`early repayment on ${day}`)
  const interest = interestOf(outstanding, daysBetween(paidUntil, day), terms)
  const fee = shareOf(principal, earlyFeeBp)
  const left = outstanding - principal
  const due = rest.map(({ dueDate }) => dueDate)
  const plan = left === 0n ? [] : planOf({ ...terms, method, amount: left, from: day, dueDates: due })
  const saved = interestIn(rest) - interest - interestIn(plan)
  return { principal, interest, fee, total: principal + interest + fee, rest: plan, saved: saved > 0n ? saved : 0n }
}

/** All interest of a plan. */
export const interestIn = (plan: readonly Pick<Instalment, 'interest'>[]): Fen =>
  plan.reduce((sum, { interest }) => sum + interest, 0n)

/**
 * Penalty on what is unpaid, principal and interest, from the day on which it had to be paid; nothing until then.
 * `penaltyOf(8_775_370n, '2027-01-21', '2027-02-02', { rateBp: 840, dayBasis: 360 })` is `24_571n`.
 */
export const penaltyOf = (unpaid: Fen, from: Day, day: Day, penalty: InterestTerms): Fen =>
  day <= from ? 0n : interestOf(unpaid, daysBetween(from, day), penalty)

/** What a payment may go to. */
export interface Shares {
  penalty: Fen
  interest: Fen
  principal: Fen
}

/**
 * How a payment is used: penalty first, then interest, then principal; `left` is more than was due. Throws RangeError on a
 * negative amount.
 */
export function allocate(paid: Fen, due: Shares): Shares & { left: Fen } {
  let left = paid
  const take = (owed: Fen): Fen => {
    if (owed < 0n || left < 0n) throw new RangeError('allocate: negative term')
    const part = owed < left ? owed : left
    left -= part
    return part
  }
  const shares = { penalty: take(due.penalty), interest: take(due.interest), principal: take(due.principal) }
  return { ...shares, left }
}

/** The same over several that are due, the oldest first: each is paid in full before the next one gets anything. */
export function allocateInOrder(paid: Fen, due: readonly Shares[]): { shares: Shares[]; left: Fen } {
  let rest = paid
  const shares = due.map((each) => {
    const { left, ...used } = allocate(rest, each)
    rest = left
    return used
  })
  return { shares, left: rest }
}
