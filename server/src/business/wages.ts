import type { WageLine } from '@jinpiao/contract/finance'
import type { PayrollLineState } from '@jinpiao/contract/states/finance'
import { mask } from '@jinpiao/values/mask'
import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import type { Selectable } from 'kysely'
import type { Act } from '../acts/command.ts'
import type { Reader, Writer } from '../db/database.ts'
import type { PayrollLineTable } from '../db/tables/finance.ts'
import type { Application } from '../flow/application.ts'
import type { Tries } from '../queries/tries.ts'
import type { PayrollPayload } from './payrollPayload.ts'

export interface StoredWage extends Omit<Selectable<PayrollLineTable>, 'state'> {
  state: PayrollLineState
}

/** Rows of one INSERT: far below the parameter limit of both databases. */
const CHUNK = 100

/** Wages of a list in their order; none before it is submitted. */
export async function wagesOf(read: Reader, pkApply: string): Promise<StoredWage[]> {
  const rows = await read
    .selectFrom('payroll_line')
    .selectAll()
    .where('pkApply', '=', pkApply)
    .orderBy('line')
    .execute()
  return rows as StoredWage[]
}

/** Keeps what is to be paid to whom: the lines stand from the submission on, and count against what is left. */
export async function keepWages(
  { tx }: Act,
  { pkApply, fkCorp }: Pick<Application, 'pkApply' | 'fkCorp'>,
  { pkFinance, wages }: PayrollPayload,
): Promise<void> {
  const rows = wages.map(({ personName, accountNo, bankName, amount }, line) => ({
    pkApply,
    line,
    fkCorp,
    pkFinance,
    personName,
    accountNo,
    bankName,
    amountFen: decimalToFen(amount),
    state: 'WAITING',
    bankSerial: null,
    paidAt: null,
    reason: null,
    takenBy: null,
  }))
  for (let start = 0; start < rows.length; start += CHUNK) {
    await tx
      .insertInto('payroll_line')
      .values(rows.slice(start, start + CHUNK))
      .execute()
  }
  await takeAgain(tx, pkApply, { pkFinance, wages })
}

/** A wage that failed is this one now: of the same person from the same financing, whatever account it goes to. */
async function takeAgain(tx: Writer, pkApply: string, { pkFinance, wages }: PayrollPayload): Promise<void> {
  const failed = await tx
    .selectFrom('payroll_line')
    .select(['pkApply', 'line', 'personName'])
    .where('pkFinance', '=', pkFinance)
    .where('state', '=', 'FAILED')
    .where('takenBy', 'is', null)
    .orderBy('pkApply')
    .orderBy('line')
    .execute()
  for (const { personName } of wages) {
    const at = failed.findIndex((each) => each.personName === personName)
    const [taken] = at === -1 ? [] : failed.splice(at, 1)
    if (taken === undefined) continue
    await tx
      .updateTable('payroll_line')
      .set({ takenBy: pkApply })
      .where('pkApply', '=', taken.pkApply)
      .where('line', '=', taken.line)
      .execute()
  }
}

/** Wages that failed and that this list has taken again. */
export const wagesFailedBefore = (
  read: Reader,
  pkApply: string,
  pkFinance: string,
): Promise<{ reason: string | null }[]> =>
  read
    .selectFrom('payroll_line')
    .select('reason')
    .where('pkFinance', '=', pkFinance)
    .where('takenBy', '=', pkApply)
    .where('state', '=', 'FAILED')
    .orderBy('pkApply')
    .orderBy('line')
    .execute()

/** How often the wage of each person has been tried to be paid from a financing, this time included. */
export async function wageAttempts(read: Reader, pkFinance: string): Promise<(personName: string) => number> {
  const failed = await read
    .selectFrom('payroll_line')
    .select('personName')
    .where('pkFinance', '=', pkFinance)
    .where('state', '=', 'FAILED')
    .execute()
  return (personName) => failed.filter((each) => each.personName === personName).length + 1
}

/** Nothing is to be paid any more: the list goes back, and what it took again waits as before. */
export async function dropWages({ tx }: Act, pkApply: string, pkFinance: string): Promise<void> {
  await tx
    .updateTable('payroll_line')
    .set({ takenBy: null })
    .where('pkFinance', '=', pkFinance)
    .where('takenBy', '=', pkApply)
    .execute()
  await tx.deleteFrom('payroll_line').where('pkApply', '=', pkApply).execute()
}

/** What becomes of one wage, or of all. */
export async function setWage(
  { tx }: Act,
  { pkApply, line }: { pkApply: string; line?: number },
  changes: Partial<Pick<StoredWage, 'state' | 'bankSerial' | 'paidAt' | 'reason'>>,
): Promise<void> {
  let update = tx.updateTable('payroll_line').set(changes).where('pkApply', '=', pkApply)
  if (line !== undefined) update = update.where('line', '=', line)
  await update.execute()
}

/** 张*: a wage is known by the first character of the name and the end of the number; the whole stands in what was signed. */
export const maskedName = (name: string): string => mask(name, { head: 1, tail: 0 })

export const toWageLine = (wage: StoredWage, tries?: Tries): WageLine => ({
  line: wage.line,
  personName: maskedName(wage.personName),
  accountNo: mask(wage.accountNo, { head: 0, tail: 4 }),
  amount: fenToDecimal(wage.amountFen),
  state: wage.state,
  bankSerial: wage.bankSerial,
  paidAt: wage.paidAt,
  failReason: wage.reason,
  takenBy: tries?.takenBy(wage) ?? null,
  before: tries?.before(wage) ?? null,
})
