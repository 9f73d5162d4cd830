import { sql } from 'kysely'
import type { World } from './world.ts'

/**
 * Allocations of the main limit of a filled world, in bulk: nobody has as many, but a list is a list. Nothing of the limit
 * has moved by them. Reads the table `bulk` of {@link createFilledWorld}.
 */
export async function fillAllocations(
  world: World,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
): Promise<void> {
  const { operator } = world.people
  const payload = { pkLimit: world.limits.main, fkMember: world.member, move: 'ALLOCATE', amount: '1.00', remark: '' }
  await run(sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state,
      payload, "payloadDigest", "amountFen", "fkCounterparty", "counterpartyName", "promisedDate", "fkLimit", mark1,
      "createdBy", "createdByName", "submittedBy", "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")
    select 'L' || no, 'SQL' || no, 'LIMIT_ALLOC', 'LIMIT_ALLOC', tail || 'L', ${world.core},
      case when i % 200 = 0 then 'PENDING_DIRECTOR' when i % 200 = 1 then 'RETURNED' else 'DONE' end,
      ${JSON.stringify(payload)}, '', fen, "pkCorp", "corpName", due, ${world.limits.main},
      case when i % 300 = 0 then 'REDUCE' else 'ALLOCATE' end, ${operator.personId}, ${operator.personName},
      ${operator.personId}, at, at, 1, 2, at, at
    from bulk`)
}
