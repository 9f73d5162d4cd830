import type { LineMove } from '@jinpiao/contract/states/loans'
import type { Selectable } from 'kysely'
import { expect } from 'vitest'
import type { Reader } from '../db/database.ts'
import type { ApplicationTable } from '../db/tables/instrument.ts'
import { moveColumns } from '../domain/loanLine.ts'
import type { Draw } from '../loans/draws.ts'
import { nextOf, type PlanRow, unpaidFen, unpaidOf } from '../loans/plan.ts'

const sum = (amounts: readonly bigint[]): bigint => amounts.reduce((total, amount) => total + amount, 0n)

/** What must hold of all loans whatever happened before (I19). */
export async function expectLoans(
  read: Reader,
  applications: readonly Pick<Selectable<ApplicationTable>, 'pkApply' | 'state' | 'amountFen'>[],
): Promise<void> {
  const entries = await read.selectFrom('loan_entry').selectAll().orderBy('fkAgreement').orderBy('seq').execute()
  const draws = (await read.selectFrom('loan_draw').selectAll().execute()) as Draw[]
  const instalments = (await read.selectFrom('instalment').selectAll().orderBy('seq').execute()) as PlanRow[]
  const repayments = await read.selectFrom('repayment').selectAll().execute()

  for (const agreement of await read.selectFrom('loan_agreement').selectAll().execute()) {
    const { pkAgreement, lineFen, reservedFen, outstandingFen, entrySeq, state, product } = agreement
    const own = entries.filter(({ fkAgreement }) => fkAgreement === pkAgreement)
    const fold = own.reduce(
      (line, { kind, amountFen }) => ({ lineFen, ...moveColumns(line, kind as LineMove, amountFen) }),
      { lineFen, reservedFen: 0n, outstandingFen: 0n },
    )
    expect({ lineFen, reservedFen, outstandingFen }, 'a line is the fold of its entries').toEqual(fold)
    expect([entrySeq, own.at(-1)?.seq ?? 0], 'no entry is missing').toEqual([own.length, own.length])
    expectReserved(own, applications)
    const loans = draws.filter(({ fkAgreement }) => fkAgreement === pkAgreement)
    expect(outstandingFen, 'owed of a line is what its loans owe').toBe(sum(loans.map((draw) => draw.outstandingFen)))
    const isOverdue = loans.some((draw) => draw.state === 'OVERDUE')
    if (state !== 'EXPIRED') expect(state === 'FROZEN', 'frozen while a loan is overdue').toBe(isOverdue)
    if (state === 'SETTLED') expect([product === 'SELF_LOAN', outstandingFen], 'settled').toEqual([false, 0n])
  }
  for (const draw of draws) {
    const rows = instalments.filter(({ fkDraw }) => fkDraw === draw.pkDraw)
    const paid = repayments.filter(({ fkDraw }) => fkDraw === draw.pkDraw)
    expectLoan(draw, rows)
    expect(draw.amountFen - draw.outstandingFen, 'what is repaid is what repayments say').toBe(
      sum(paid.map(({ principalFen }) => principalFen)),
    )
    for (const part of ['interest', 'penalty'] as const) {
      const scheduled = paid.filter(({ kind }) => kind === 'SCHEDULED').map((row) => row[`${part}Fen`])
      const column = part === 'interest' ? 'paidInterestFen' : 'paidPenaltyFen'
      expect(sum(rows.map((row) => row[column])), `${part} of instalments is what was repaid`).toBe(sum(scheduled))
    }
  }
}

/** What is reserved is exactly what applications wait for. */
function expectReserved(
  entries: readonly { kind: string; pkApply: string | null; amountFen: bigint }[],
  applications: readonly Pick<Selectable<ApplicationTable>, 'pkApply' | 'state' | 'amountFen'>[],
): void {
  const sign: Record<string, bigint> = { RESERVE: 1n, UNRESERVE: -1n, DRAW: -1n }
  for (const [pkApply, own] of Map.groupBy(entries, (entry) => entry.pkApply)) {
    const reserved = sum(own.map(({ kind, amountFen }) => (sign[kind] ?? 0n) * amountFen))
    if (reserved === 0n) continue
    const application = applications.find((row) => row.pkApply === pkApply)
    expect(application?.state, 'reserved for what is under way').toMatch(/^PENDING_/)
    expect(reserved, 'reserved is what is applied for').toBe(application?.amountFen)
  }
}

function expectLoan(draw: Draw, rows: readonly PlanRow[]): void {
  const plan = rows.filter(({ planNo }) => planNo === draw.planNo)
  const { outstandingFen, state, nextDue, nextDueFen } = draw
  expect(outstandingFen, 'owed is the unpaid principal of the plan in force').toBe(
    sum(plan.map((row) => unpaidOf(row).principal)),
  )
  const first = rows.filter(({ planNo }) => planNo === 1)
  expect(sum(first.map(({ principalFen }) => principalFen)), 'a plan pays the loan').toBe(draw.amountFen)
  expect({ nextDue, nextDueFen }, 'the next instalment').toEqual(nextOf(plan))
  expect(state === 'SETTLED', 'settled with the last fen').toBe(sum(plan.map(unpaidFen)) === 0n)
  expect(state === 'OVERDUE', 'overdue with an instalment').toBe(plan.some((row) => row.state === 'OVERDUE'))
  const old = rows.filter(({ planNo }) => planNo < draw.planNo)
  expect(
    old.every((row) => /^(PAID|REPLACED)$/.test(row.state)),
    'old plans are history',
  ).toBe(true)
  for (const row of rows) {
    expect(row.payableDate >= row.dueDate, 'payable on the due date, or later').toBe(true)
    if (row.state === 'PAID') expect(unpaidFen(row), 'paid is paid').toBe(0n)
    else if (row.state !== 'REPLACED' && state !== 'SETTLED') {
      expect(unpaidFen(row) > 0n || row.state === 'NOT_DUE', `an instalment that is ${row.state}`).toBe(true)
    }
  }
}
