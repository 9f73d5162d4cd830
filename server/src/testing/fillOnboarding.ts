import { sql } from 'kysely'
import type { World } from './world.ts'

/**
 * Verifications of a filled world, in bulk: nobody has as many, but a list is a list. Reads the table `bulk` of
 * {@link createFilledWorld}.
 */
export async function fillVerifications(
  world: World,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
): Promise<void> {
  const { supplierOperator } = world.people
  const payload = JSON.stringify({
    legalPersonName: '',
    legalIdCode: '',
    licenceNo: '',
    licenceFrom: '',
    licenceTo: '',
    isLongTerm: true,
    bizAddress: '',
    licenceFileIds: [],
    legalFileIds: [],
    authorisationFileIds: [],
  })
  await run(sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state,
      payload, "payloadDigest", "amountFen", "fkCounterparty", "counterpartyName", "promisedDate", "createdBy",
      "createdByName", "submittedBy", "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")
    select 'N' || no, 'SQ8' || no, 'REALNAME', 'REALNAME', tail || '8', ${supplierOperator.fkCorp},
      case when i % 50 = 0 then 'PENDING_PLATFORM' else 'DONE' end, ${payload}, '', null, null, "corpName", due,
      ${supplierOperator.personId}, ${supplierOperator.personName}, ${supplierOperator.personId}, at, at, 1, 2, at, at
    from bulk`)
}
