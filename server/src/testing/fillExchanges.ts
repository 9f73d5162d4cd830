import { sql } from 'kysely'
import { exchangeLine } from './exchangeLine.ts'
import type { World } from './world.ts'

/** Exchanges of a filled world with their payment orders, in bulk, by the supplier. Reads the table `bulk` of {@link createFilledWorld}. */
export async function fillExchanges(
  world: World,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
): Promise<void> {
  const { supplierOperator } = world.people
  const payload = JSON.stringify(exchangeLine(world, []))
  await run(sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state,
      payload, "payloadDigest", "amountFen", "fkCounterparty", "counterpartyName", "promisedDate", "createdBy",
      "createdByName", "submittedBy", "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")
    select 'E' || no, 'SQ9' || no, 'EXCHANGE', 'EXCHANGE', tail || '9', ${supplierOperator.fkCorp},
      case when i % 50 = 0 then 'PENDING_PAYMENT' else 'DONE' end, ${payload}, '', fen, "pkCorp", "corpName", due,
      ${supplierOperator.personId}, ${supplierOperator.personName}, ${supplierOperator.personId}, at, at, 1, 4, at, at
    from bulk`)
  await run(sql`insert into payment ("pkPayment", "paymentNo", "noTail", "fkCorp", "pkApply", "amountFen",
      "payeeAccountName", "payeeAccount", "payeeBank", remark, deadline, state, "createdAt", "updatedAt")
    select 'P' || no, 'FK' || no, tail, ${supplierOperator.fkCorp}, 'E' || no, fen, "corpName", '6299', '示范商业银行',
      'SQ9' || no, due, case when i % 50 = 0 then 'UNPAID' when i % 70 = 0 then 'REFUSED' else 'PAID' end, at, at
    from bulk`)
}
