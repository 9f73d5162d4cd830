import type { SuspendedParent, Suspension } from '@jinpiao/contract/issueRules'
import type { Day } from '@jinpiao/values/days'
import type { Reader } from '../db/database.ts'
import { maturityOf } from '../domain/tallies.ts'
import { readTally, totalOf } from './tallies.ts'

/** What of an enterprise decides whether it may issue, and for how long. */
export interface Issuer {
  /** Null: it may issue, unless its parent may not. */
  suspension: Suspension | null
  suspendedParent: SuspendedParent | null
  licenceTo: string | null
  hasProduct: boolean
  isCentralSoe: boolean
}

/**
 * An issuer as the rules ask for it. A branch is a part of its parent: it promises for no longer than the parent may, and
 * not at all while the parent has not paid.
 */
export async function readIssuer(read: Reader, fkCorp: string): Promise<Issuer> {
  const corp = await read
    .selectFrom('corp as c')
    .leftJoin('corp as parent', 'parent.pkCorp', 'c.parentCorp')
    .select(['c.issueSuspendedSince', 'c.licenceTo', 'c.openedProducts', 'c.isCentralSoe'])
    .select(['parent.issueSuspendedSince as parentSuspendedSince', 'parent.isCentralSoe as isParentCentralSoe'])
    .select('parent.corpName as parentName')
    .where('c.pkCorp', '=', fkCorp)
    .executeTakeFirstOrThrow()
  return {
    suspension: corp.issueSuspendedSince === null ? null : await suspensionOf(read, fkCorp, corp.issueSuspendedSince),
    suspendedParent:
      corp.parentSuspendedSince === null ? null : { name: corp.parentName ?? '', since: corp.parentSuspendedSince },
    licenceTo: corp.licenceTo,
    hasProduct: Boolean(JSON.parse(corp.openedProducts)['TICKET']),
    isCentralSoe: corp.isCentralSoe === 1 || corp.isParentCentralSoe === 1,
  }
}

/** What is overdue of whoever is suspended, from what is kept. */
async function suspensionOf(read: Reader, fkCorp: string, since: Day): Promise<Suspension> {
  const parts = await readTally(read, fkCorp, 'issued.maturity', { from: 'OVERDUE', to: 'OVERDUE' })
  const days = parts.map(({ part }) => maturityOf(part, since).day)
  return { since, ...totalOf(parts), firstDay: days.toSorted()[0] ?? since }
}
