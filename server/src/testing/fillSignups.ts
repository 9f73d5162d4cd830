import { sql } from 'kysely'
import { signupLine } from './signups.ts'
import type { World } from './world.ts'

/** Applications to qualify of a filled world, in bulk. Reads the table `bulk` of {@link createFilledWorld}. */
export async function fillSignups(
  world: World,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
): Promise<void> {
  const { supplierOperator: who } = world.people
  const payload = JSON.stringify(signupLine(world.files[who.fkCorp] ?? ''))
  await run(sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state,
      payload, "payloadDigest", "fkCounterparty", "counterpartyName", "createdBy", "createdByName", "submittedBy",
      "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")
    select 'Q' || no, 'SQ7' || no, 'SIGNUP', 'SIGNUP', tail || '7', ${who.fkCorp},
      case when i % 50 = 0 then 'PENDING_FUNDER' when i % 77 = 0 then 'REJECTED' else 'DONE' end, ${payload}, '',
      "pkCorp", "corpName", ${who.personId}, ${who.personName}, ${who.personId}, at, at, 1, 3, at, at
    from bulk`)
}
