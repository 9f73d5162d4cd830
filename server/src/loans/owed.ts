import { collectRefusal, type OwedFacts } from '@jinpiao/contract/loanDue'
import type { Day } from '@jinpiao/values/days'
import { isWorkingDay, nextWorkingDay } from '@jinpiao/values/workingDays'
import { holidays } from '../acts/holidays.ts'
import type { Reader } from '../db/database.ts'
import { refuse } from '../domain/businessError.ts'
import type { Draw } from './draws.ts'
import { owedOn, type PlanRow } from './plan.ts'
import { openTransfer } from './transfers.ts'

/** What is due of a loan on a day with its penalty: the same sum for the daily collection, the sheet and both ways to pay. */
export function dueFen(draw: Draw, plan: readonly PlanRow[], day: Day): bigint {
  const { principal, interest, penalty } = owedOn(draw, plan, day)
  return principal + interest + penalty
}

/** Whether the bank has been asked to collect of a loan and has not answered. */
export const openCollection = async (read: Reader, { pkDraw }: Pick<Draw, 'pkDraw'>): Promise<boolean> =>
  (await collections(read, pkDraw).where('state', '=', 'OPEN').executeTakeFirst()) !== undefined

/** What the bank has been asked to collect of a loan, whichever instalment the question began with. */
export const collections = (read: Reader, pkDraw: string) =>
  read
    .selectFrom('outside_task')
    .select(['pkTask', 'target', 'state', 'createdAt', 'round', 'body'])
    .where('target', '>=', `${pkDraw}:`)
    .where('target', '<', `${pkDraw};`)
    .where('kind', '=', 'DEDUCTION')

/** How what is due of a loan stands today. */
export async function readOwedFacts(
  read: Reader,
  draw: Draw,
  plan: readonly PlanRow[],
  today: Day,
): Promise<OwedFacts> {
  const calendar = await holidays(read)
  return {
    owedFen: dueFen(draw, plan, today),
    isCollecting: await openCollection(read, draw),
    isConfirming: (await openTransfer(read, draw.pkDraw, today)) !== undefined,
    nextWorkingDay: isWorkingDay(today, calendar) ? null : nextWorkingDay(today, calendar),
  }
}

/** @throws {BusinessError} what `collectRefusal` says. */
export const requireCollectable = (facts: OwedFacts): void => refuse([collectRefusal(facts)])
