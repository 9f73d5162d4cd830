import { sql } from 'kysely'
import type { World } from './world.ts'

/**
 * Bills, invoices and applications for them of a filled world, in bulk. Reads the table `bulk` of
 * {@link createFilledWorld}.
 */
export async function fillFees(
  world: World,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
): Promise<void> {
  const { supplierOperator: who } = world.people
  const form = { party: '', pkBills: [], invoiceKind: 'NORMAL', receiveBy: 'EMAIL', email: '', address: '', remark: '' }
  await run(sql`insert into fee_bill ("pkBill", "feeBillNo", "noTail", "fkCorp", kind, party, "partyKind", "amountFen",
      period, "sourceNo", "pkSource", state, "paidAt", invoiced, deadline, "createdAt", "updatedAt")
    select 'ZD' || no, 'ZD' || no, tail || 'DZ', ${who.fkCorp},
      case when i % 97 = 0 then 'UKEY_FEE' when i % 3 = 0 then 'EXCHANGE_FEE' else 'FINANCE_FEE' end, "corpName",
      case when i % 3 = 0 then 'PLATFORM' else 'BANK' end, fen, substr(day, 1, 7), 'SQ' || no, 'A' || no,
      case when i % 50 = 0 then 'UNPAID' when i % 77 = 0 then 'CONFIRMING' when i % 91 = 0 then 'WAIVED' else 'PAID' end,
      case when i % 50 = 0 or i % 77 = 0 or i % 91 = 0 then null else at end,
      case when i % 60 = 1 then 'ISSUING' when i % 40 = 1 then 'NONE' else 'ISSUED' end, due, at, at
    from bulk`)
  await run(sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state,
      payload, "payloadDigest", "amountFen", "counterpartyName", "createdBy", "createdByName", "submittedBy",
      "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")
    select 'V' || no, 'SQV' || no, 'INVOICING', 'INVOICING', tail || 'V', ${who.fkCorp},
      case when i % 50 = 0 then 'PENDING_PLATFORM' when i % 77 = 0 then 'REJECTED' else 'DONE' end,
      ${JSON.stringify(form)}, '', fen, "corpName", ${who.personId}, ${who.personName}, ${who.personId}, at, at, 1, 2,
      at, at
    from bulk`)
  await run(sql`insert into fee_invoice ("pkInvoice", "invoiceNo", "noTail", "fkCorp", kind, "partyName", "amountFen",
      "taxFen", "issueDate", "pkInvoicing", "pkFile", "createdAt")
    select 'V' || no, no, tail, ${who.fkCorp}, case when i % 50 = 0 then 'SPECIAL' else 'NORMAL' end, "corpName", fen,
      fen / 20, day, 'V' || no, '', at
    from bulk where i % 50 = 0 or i % 77 <> 0`)
}
