import { sql } from 'kysely'
import type { World } from './world.ts'

/**
 * Applications for keys of a filled world, in bulk: nobody has as many, but a list is a list. Reads the table `bulk` of
 * {@link createFilledWorld}.
 */
export async function fillUkeys(
  world: World,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
): Promise<void> {
  const { supplierOperator } = world.people
  const receiver = { receiveWay: 'PICKUP', receiverName: '', receiverMobile: '', regionCode: '', address: '' }
  const forms = [
    ['UKEY_APPLY', '90', '09', { userId: '', algorithm: 'ALG_RSA', ...receiver }],
    [
      'UKEY_CHANGE',
      '91',
      '19',
      { ukeyKind: 'RENEW', pkUkey: '', ukeyReason: '', authorisationFileIds: [], ...receiver },
    ],
  ] as const
  for (const [type, digits, backwards, payload] of forms) {
    await run(sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state,
        payload, "payloadDigest", "amountFen", "fkCounterparty", "counterpartyName", "promisedDate", "createdBy",
        "createdByName", "submittedBy", "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")
      select ${`K${digits}`} || no, ${`SQ${digits}`} || no, ${type}, ${type}, tail || ${backwards},
        ${supplierOperator.fkCorp}, case when i % 50 = 0 then 'PENDING_PLATFORM' else 'DONE' end, ${JSON.stringify(payload)}, '', null, null, "corpName", null,
        ${supplierOperator.personId}, ${supplierOperator.personName}, ${supplierOperator.personId}, at, at, 1, 2, at, at
      from bulk`)
  }
}
