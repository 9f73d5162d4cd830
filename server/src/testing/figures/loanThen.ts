import type { Day } from '@jinpiao/values/days'
import { penaltyOf } from '@jinpiao/values/loanPlan'
import type { Selectable } from 'kysely'
import type { InstalmentTable, LoanDrawTable, RepaymentTable } from '../../db/tables/loans.ts'

type Row = Selectable<InstalmentTable>
interface Loan {
  draw: Selectable<LoanDrawTable>
  rows: readonly Row[]
  repayments: readonly Selectable<RepaymentTable>[]
}

/** An instalment with what had been paid of it. */
interface Then {
  row: Row
  principal: bigint
  interest: bigint
  penaltyFrom: Day
  penaltyPaid: bigint
}

const least = (a: bigint, b: bigint) => (a < b ? a : b)

/**
 * What a loan owed at an instant, played from its repayments: an account of its own beside `loans/plan.ts`, which keeps what
 * is paid in columns. The oldest instalment is paid first, of each penalty, interest, principal.
 */
export function loanThen({ draw, rows, repayments }: Loan, at: string) {
  const terms = { rateBp: draw.penaltyRateBp, dayBasis: draw.dayBasis }
  const past = repayments.filter((each) => each.at <= at).toSorted((a, b) => (a.at < b.at ? -1 : 1))
  let plan = planOf(rows, 1)
  const unpaid = (then: Then) => then.row.principalFen - then.principal + then.row.interestFen - then.interest
  const penaltyBy = (then: Then, day: Day) => {
    const owed = penaltyOf(unpaid(then), then.penaltyFrom, day, terms) - then.penaltyPaid
    return owed > 0n ? owed : 0n
  }
  const dueBy = (day: Day) => plan.filter((then) => then.row.dueDate <= day && unpaid(then) > 0n)

  let planNo = 1
  for (const { kind, totalFen, day } of past) {
    if (kind === 'EARLY_ALL') plan = []
    else if (kind === 'EARLY_PART') plan = planOf(rows, ++planNo)
    else
      dueBy(day).reduce((left, then) => {
        const owed = penaltyBy(then, day)
        const penalty = least(left, owed)
        const interest = least(left - penalty, then.row.interestFen - then.interest)
        const principal = least(left - penalty - interest, then.row.principalFen - then.principal)
        if (penalty === owed && day > then.penaltyFrom) Object.assign(then, { penaltyFrom: day, penaltyPaid: 0n })
        else then.penaltyPaid += penalty
        then.interest += interest
        then.principal += principal
        return left - penalty - interest - principal
      }, totalFen)
  }
  const sum = (due: readonly Then[], day: Day) =>
    due.reduce((total, then) => total + unpaid(then) + penaltyBy(then, day), 0n)
  return {
    /** With penalty, of all that was due by a day. */
    owed: (day: Day) => sum(dueBy(day), day),
    /** Of that, what had to be paid before that day. */
    overdue: (day: Day) =>
      sum(
        dueBy(day).filter(({ row }) => row.payableDate < day),
        day,
      ),
    /** Without penalty, of the instalment of a number or a due date. */
    unpaid: (which: string) => {
      const found = plan.find(({ row }) => row.dueDate === which || String(row.seq) === which)
      return found && unpaid(found)
    },
    outstanding: draw.amountFen - past.reduce((paid, { principalFen }) => paid + principalFen, 0n),
    /** What has come at this very instant. */
    came: past.filter((each) => each.at === at).reduce((total, { totalFen }) => total + totalFen, 0n),
  }
}

const planOf = (rows: readonly Row[], planNo: number): Then[] =>
  rows
    .filter((row) => row.planNo === planNo)
    .map((row) => ({ row, principal: 0n, interest: 0n, penaltyFrom: row.payableDate, penaltyPaid: 0n }))
