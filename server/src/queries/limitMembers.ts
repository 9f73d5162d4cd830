import type { LimitMember } from '@jinpiao/contract/limitAlloc'
import { fenToDecimal } from '@jinpiao/values/money'
import type { QueryContext } from '../acts/context.ts'
import type { Reader } from '../db/database.ts'
import { BusinessError } from '../domain/businessError.ts'
import { availableFen, usableFen } from '../domain/limit.ts'
import { readIssuer } from './issuers.ts'

/** A limit of the enterprise, whatever its state; undefined: it is another's, or there is none. */
export const readOwnLimit = (read: Reader, fkCorp: string, pkLimit: string) =>
  read
    .selectFrom('credit_limit')
    .selectAll()
    .where('pkLimit', '=', pkLimit)
    .where('fkCorp', '=', fkCorp)
    .executeTakeFirst()

/** A member of the enterprise: one whose parent it is. */
export const readMember = (read: Reader, fkCorp: string, fkMember: string) =>
  read
    .selectFrom('corp')
    .select(['pkCorp', 'corpName'])
    .where('pkCorp', '=', fkMember)
    .where('parentCorp', '=', fkCorp)
    .executeTakeFirst()

/** A member's part of a limit; undefined before the first allocation. */
export const readPart = (read: Reader, pkLimit: string, fkMember: string) =>
  read
    .selectFrom('credit_limit')
    .selectAll()
    .where('parentLimit', '=', pkLimit)
    .where('fkCorp', '=', fkMember)
    .executeTakeFirst()

/** Whether the enterprise has members at all: without any no limit can be allocated. */
export async function hasMembers(read: Reader, fkCorp: string): Promise<boolean> {
  const first = await read.selectFrom('corp').select('pkCorp').where('parentCorp', '=', fkCorp).limit(1).execute()
  return first.length > 0
}

/**
 * Every member of the caller's enterprise with its part of one limit, by name; members without a part have 0.00.
 * @throws {BusinessError} 01000302 the limit is not the enterprise's.
 */
export async function limitMembers(
  { read, actor }: Pick<QueryContext, 'read' | 'actor'>,
  { pkLimit }: { pkLimit: string },
): Promise<LimitMember[]> {
  if (!(await readOwnLimit(read, actor.fkCorp, pkLimit))) throw new BusinessError('01000302')
  const members = await read
    .selectFrom('corp')
    .select(['pkCorp', 'corpName', 'issueSuspendedSince'])
    .where('parentCorp', '=', actor.fkCorp)
    .orderBy('corpName')
    .execute()
  const parts = await read.selectFrom('credit_limit').selectAll().where('parentLimit', '=', pkLimit).execute()
  const parent = await readIssuer(read, actor.fkCorp)
  return members.map(({ pkCorp, corpName, issueSuspendedSince }) => {
    const suspension = issueSuspendedSince === null ? null : { since: issueSuspendedSince }
    const issuer = { suspension, suspendedParent: parent.suspension }
    const part = parts.find(({ fkCorp }) => fkCorp === pkCorp)
    return {
      fkMember: pkCorp,
      memberName: corpName,
      allocatedNow: fenToDecimal(part?.totalFen ?? 0n),
      frozen: fenToDecimal(part?.frozenFen ?? 0n),
      used: fenToDecimal(part?.usedFen ?? 0n),
      available: fenToDecimal(part ? usableFen(part, issuer) : 0n),
      takeBack: fenToDecimal(part ? availableFen(part) : 0n),
    }
  })
}
