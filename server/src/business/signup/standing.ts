import { underWayStatesOf } from '@jinpiao/contract/flow'
import type { Standing } from '@jinpiao/contract/signupRules'
import type { Day } from '@jinpiao/values/days'
import type { Reader } from '../../db/database.ts'

/** An application in one of these states is under way: a returned one waits for its papers. */
export const isUnderWay = (state: string): boolean => underWayStatesOf(['SIGNUP']).some((each) => each === state)

/** Each product that the enterprise has ever applied for, with its last application. */
export const standings = (read: Reader, fkCorp: string) =>
  read
    .selectFrom('qualification as q')
    .innerJoin('application as a', 'a.pkApply', 'q.lastApply')
    .selectAll('q')
    .select(['a.applyNo', 'a.state'])
    .where('q.fkCorp', '=', fkCorp)
    .execute()
export type StoredStanding = Awaited<ReturnType<typeof standings>>[number]

/**
 * How a product stands to the enterprise that has these rows.
 * @param pkApply the application that asks: it is not in its own way.
 */
export function standingOf(
  rows: readonly StoredStanding[],
  fkProduct: string,
  today: Day,
  pkApply?: string,
): Standing & { row: StoredStanding | undefined } {
  const row = rows.find((each) => each.fkProduct === fkProduct)
  const isOther = row !== undefined && row.lastApply !== pkApply && isUnderWay(row.state)
  return {
    row,
    today,
    openNo: isOther ? row.applyNo : null,
    refusedOn: row?.refusedOn ?? null,
    validTo: row?.validTo ?? null,
  }
}
