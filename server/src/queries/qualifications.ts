import { underWayStatesOf } from '@jinpiao/contract/flow'
import { qualificationStateOf } from '@jinpiao/contract/signupRules'
import type { Day } from '@jinpiao/values/days'
import type { Reader } from '../db/database.ts'

/**
 * Qualifications of the enterprise that have ended, or end within the days in which they can be extended; where an
 * application for the next one is under way there is nothing to do.
 */
export async function endingQualifications(
  read: Reader,
  fkCorp: string,
  today: Day,
): Promise<{ fkProduct: string; validTo: Day }[]> {
  const rows = await read
    .selectFrom('qualification as q')
    .innerJoin('funder_product as p', 'p.pkProduct', 'q.fkProduct')
    .innerJoin('application as a', 'a.pkApply', 'q.lastApply')
    .select(['q.fkProduct', 'q.validTo', 'q.refusedOn', 'a.applyNo', 'a.state'])
    .where('q.fkCorp', '=', fkCorp)
    .where('p.state', '=', 'ACTIVE')
    .orderBy('q.fkProduct')
    .execute()
  const underWay: readonly string[] = underWayStatesOf(['SIGNUP'])
  return rows.flatMap(({ fkProduct, validTo, refusedOn, applyNo, state }) => {
    const openNo = underWay.includes(state) ? applyNo : null
    const stands = qualificationStateOf({ openNo, validTo, refusedOn, today })
    return validTo !== null && (stands === 'SOON' || stands === 'EXPIRED') ? [{ fkProduct, validTo }] : []
  })
}
