import { sql } from 'kysely'
import { creditFundLine } from './creditFunds.ts'
import type { World } from './world.ts'

/**
 * Applications for credit funds of a filled world, and what the core company has decided of them, in bulk. Reads the table
 * `bulk` of {@link createFilledWorld}.
 */
export async function fillCreditFunds(
  world: World,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
): Promise<void> {
  const { supplierOperator: who } = world.people
  const payload = JSON.stringify(creditFundLine(world, who.fkCorp))
  await run(sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state,
      payload, "payloadDigest", "amountFen", "fkCounterparty", "counterpartyName", "promisedDate", "createdBy",
      "createdByName", "submittedBy", "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")
    select 'CF' || no, 'SQX' || no, 'CREDIT_FUND', 'CREDIT_FUND', tail || '5', ${who.fkCorp},
      case when i % 50 = 0 then 'PENDING_COUNTERPARTY' when i % 77 = 0 then 'REJECTED' else 'DONE' end, ${payload}, '',
      fen, "pkCorp", "corpName", due, ${who.personId}, ${who.personName}, ${who.personId}, at, at, 1, 4, at, at
    from bulk`)
  // `@`: the application that asks.
  const shown = JSON.stringify({
    pkApply: '@',
    fkApplicant: who.fkCorp,
    applicantName: who.corpName,
    funderName: '',
    annualRate: '4.80',
    months: 6,
    method: 'BULLET',
    purpose: 'PURCHASE',
  })
  await run(sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state,
      payload, "payloadDigest", "amountFen", "fkCounterparty", "counterpartyName", "promisedDate", "createdBy",
      "createdByName", "submittedBy", "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")
    select 'CS' || no, 'SQY' || no, 'CREDIT_FUND_SUPPORT', 'CREDIT_FUND_SUPPORT', tail || '6', ${world.core},
      case when i % 50 = 0 then 'PENDING_DIRECTOR' when i % 77 = 0 then 'CANCELLED' else 'DONE' end,
      replace(${shown}, '@', 'CF' || no), '',
      fen, "pkCorp", "corpName", due, ${who.personId}, "corpName", ${who.personId}, at, at, 1, 4, at, at
    from bulk`)
}
