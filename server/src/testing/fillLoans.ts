import { sql } from 'kysely'
import type { World } from './world.ts'

/**
 * Loans of a filled world with the applications that they come from, in bulk, by the supplier: most of them settled; of
 * a plan they have what is overdue. Their line has none of the entries. Reads the table `bulk` of {@link createFilledWorld}.
 */
export async function fillLoans(
  world: World,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
): Promise<void> {
  const { supplierOperator } = world.people
  const { fkCorp } = supplierOperator
  const at = '2026-01-05T10:00:00.000+08:00'
  const payload = JSON.stringify({
    pkAgreement: 'bulk-line',
    amount: '1000.00',
    months: '12',
    method: 'EQUAL_PRINCIPAL',
    purpose: 'PURCHASE',
    purposeNote: '',
    pkAccount: '',
    contractFileIds: [],
  })
  await run(sql`insert into funder_product ("pkProduct", kind, "fkFunder", "funderName", name, "rateBp", "penaltyRateBp",
      "dayBasis", "minFen", "maxFen", "minDays", "maxDays", "monthsMax", methods, "feeBp", "earlyFeeBp", materials,
      documents, note, state)
    values ('bulk-loan', 'SELF_LOAN', ${world.funder}, '示范商业银行', '金易贷', 600, 900, 360, 1, 100, 1, 366, 12, '[]', 0, 0,
      '[]', '[]', '', 'STOPPED')`)
  await run(sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state,
      payload, "payloadDigest", "amountFen", "fkCounterparty", "counterpartyName", "promisedDate", "createdBy",
      "createdByName", "submittedBy", "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")
    select 'LD' || no, 'SQLD' || no, 'LOAN_DRAW', 'LOAN_DRAW', tail || 'DL', ${fkCorp},
      case when i % 300 = 0 then 'REJECTED' else 'DONE' end, ${payload}, '', fen, ${world.funder}, '示范商业银行', due,
      ${supplierOperator.personId}, ${supplierOperator.personName}, ${supplierOperator.personId}, at, at, 1, 4, at, at
    from bulk`)
  await run(sql`insert into loan_agreement ("pkAgreement", "agreementNo", "noTail", "fkCorp", product, "fkProduct",
      "fkFunder", "funderName", "lineFen", "rateBp", "penaltyRateBp", "dayBasis", "monthsMax", methods, "earlyFeeBp",
      "dayFrom", "dayTo", state, "pkApply", "createdAt", "updatedAt")
    values ('bulk-line', 'XY100000000', '000000001', ${fkCorp}, 'SELF_LOAN', 'bulk-loan', ${world.funder}, '示范商业银行',
      100000000000, 600, 900, 360, 12, '[]', 0, '2024-01-01', '2025-12-31', 'EXPIRED', 'LD100000000', ${at}, ${at})`)
  await run(sql`insert into loan_draw ("pkDraw", "drawNo", "noTail", "fkAgreement", "fkCorp", product, "fkFunder",
      "funderName", "amountFen", "outstandingFen", "rateBp", "penaltyRateBp", "dayBasis", method, months, purpose,
      account, "dayFrom", "dayTo", "nextDue", "nextDueFen", state, "pkApply", "bankSerial", "createdAt", "updatedAt")
    select 'D' || no, 'JJ' || no, tail, 'bulk-line', ${fkCorp}, 'SELF_LOAN', ${world.funder}, '示范商业银行', fen,
      case when i % 10 = 0 then fen else 0 end, 600, 900, 360, 'EQUAL_PRINCIPAL', 6, 'PURCHASE', '{}', day, due,
      case when i % 10 = 0 then due end, case when i % 10 = 0 then fen end,
      case when i % 200 = 0 then 'OVERDUE' when i % 10 = 0 then 'ACTIVE' else 'SETTLED' end, 'LD' || no, 'S' || no, at, at
    from bulk`)
  await run(sql`insert into instalment ("fkDraw", "planNo", seq, "dueDate", "payableDate", days, "principalFen",
      "interestFen", state)
    select 'D' || no, 1, 1, due, due, 181, fen, fen / 33, 'OVERDUE' from bulk where i % 200 = 0`)
}
