import { sql } from 'kysely'
import { financeLine } from './financeLine.ts'
import type { World } from './world.ts'

/** Financings and invoices of a filled world, in bulk, by the supplier. Reads the table `bulk` of {@link createFilledWorld}. */
export async function fillFinancings(
  world: World,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
): Promise<void> {
  const { supplierOperator } = world.people
  const ticket = { pkCredit: '', fkHolder: supplierOperator.fkCorp, promisedDate: '2027-01-01' }
  const payload = JSON.stringify(financeLine(world, ticket, '1000.00'))
  await run(sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state,
      payload, "payloadDigest", "amountFen", "fkCounterparty", "counterpartyName", "promisedDate", "createdBy",
      "createdByName", "submittedBy", "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")
    select 'F' || no, 'SQ6' || no, 'FINANCE', 'FINANCE', tail || '6', ${supplierOperator.fkCorp},
      case when i % 50 = 0 then 'PENDING_FUNDER' else 'DONE' end, ${payload}, '', fen, "pkCorp", "corpName", due,
      ${supplierOperator.personId}, ${supplierOperator.personName}, ${supplierOperator.personId}, at, at, 1, 4, at, at
    from bulk`)
  await run(sql`insert into invoice ("pkInvoice", "fkCorp", "invoiceKey", "invoiceNo", "invoiceCode", "noTail", buyer, seller,
      "issueDate", "amountWithTaxFen", "usedFen", "verifyState", "createdAt", "updatedAt")
    select 'I' || no, ${supplierOperator.fkCorp}, '9' || no, '9' || no, '', tail || '9', "corpName", 'N' || no, due,
      fen + 100, case when i % 3 = 0 then fen else 0 end,
      case when i % 50 = 0 then 'CHECKING' when i % 20 = 0 then 'UNCHECKED' else 'PASSED' end, at, at
    from bulk`)
}
