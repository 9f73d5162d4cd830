import { sql } from 'kysely'
import { packLine } from './packs.ts'
import type { World } from './world.ts'

/** Stands for the name of each, which differs. */
const NAME = 'NAME-OF-PACK'

/** Packs of both kinds of a filled world, in bulk. Reads the table `bulk` of {@link createFilledWorld}. */
export async function fillPacks(
  world: World,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
): Promise<void> {
  const { supplierOperator, operator } = world.people
  for (const [type, who, digits, backwards] of [
    ['FINANCE_PACK', supplierOperator, '92', '29'],
    ['ISSUE_PACK', operator, '93', '39'],
  ] as const) {
    const payload = JSON.stringify(packLine(world.files[who.fkCorp] ?? world.file, { packName: NAME }))
    await run(sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state,
        payload, "payloadDigest", "fkCounterparty", "counterpartyName", mark1, "createdBy", "createdByName",
        "submittedBy", "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")
      select ${`D${digits}`} || no, ${`SQ${digits}`} || no, ${type}, ${type}, tail || ${backwards}, ${who.fkCorp},
        case when i % 50 = 0 then 'PENDING_PLATFORM' when i % 77 = 0 then 'REJECTED' else 'DONE' end,
        replace(${payload}, ${NAME}, no || '号资料'), '',
        "pkCorp", "corpName", no || '号资料', ${who.personId}, ${who.personName}, ${who.personId}, at, at, 1, 3, at, at
      from bulk`)
  }
}
