import { sql } from 'kysely'
import type { World } from './world.ts'

/**
 * Redemptions of a filled world, in bulk: each paid ticket in a batch of its own, and as many registered accounts. Reads the
 * table `bulk` of {@link createFilledWorld}.
 */
export async function fillRedemptions(
  world: World,
  run: (statement: ReturnType<typeof sql>) => Promise<unknown>,
): Promise<void> {
  const { operator, supplierOperator } = world.people
  const payload = JSON.stringify({ fkCredits: [], payDate: '', pkAccount: '', remark: '' })
  const account = JSON.stringify({
    pkAccount: '',
    accountNo: '62220000000000',
    bankCode: '901',
    branchName: '',
    interBankNo: '',
    accountKind: 'BASIC',
    usages: [],
    fileIds: [],
  })
  const columns = sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state,
    payload, "payloadDigest", "amountFen", "fkCounterparty", "counterpartyName", "promisedDate", "createdBy",
    "createdByName", "submittedBy", "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")`
  await run(sql`${columns}
    select 'R' || no, 'SQ4' || no, 'REDEEM', 'REDEEM', tail || '4', ${world.core},
      case when i % 50 = 0 then 'PENDING_PAYMENT' else 'DONE' end, ${payload}, '', fen, "pkCorp", "corpName", due,
      ${operator.personId}, ${operator.personName}, ${operator.personId}, at, at, 1, 4, at, at from bulk`)
  await run(sql`${columns}
    select 'C' || no, 'SQ5' || no, 'ACCOUNT_CHANGE', 'ACCOUNT_CHANGE', tail || '5', ${supplierOperator.fkCorp},
      case when i % 50 = 0 then 'DRAFT' else 'DONE' end, ${account}, '', null, null, "corpName", null,
      ${supplierOperator.personId}, ${supplierOperator.personName}, ${supplierOperator.personId}, at, at, 1, 2, at, at
    from bulk`)
  const stated = JSON.stringify({ pkLine: '', bankSerial: '', payDate: '', fileIds: [] })
  await run(sql`insert into application ("pkApply", "applyNo", "businessType", family, "noTail", "fkCorp", state, payload,
      "payloadDigest", "amountFen", "fkCounterparty", "counterpartyName", "promisedDate", mark1, "createdBy", "createdByName",
      "submittedBy", "submittedAt", "finishedAt", round, version, "createdAt", "updatedAt")
    select 'RC' || no, 'SQ40' || no, 'REDEEM_CLAIM', 'REDEEM_CLAIM', tail || '04', ${world.core},
      case when i % 50 = 0 then 'PENDING_COUNTERPARTY' else 'DONE' end, ${stated}, '', fen, "pkCorp", "corpName", due,
      'ST' || no, ${operator.personId}, ${operator.personName}, ${operator.personId}, at, at, 1, 4, at, at from bulk`)
  await run(sql`insert into redeem_line ("pkLine", "pkApply", line, "fkCorp", "redeemNo", "noTail", "pkCredit", "creditNo",
      "creditTail", "fkPayee", "payeeName", "accountName", "accountNo", "bankName", "interBankNo", "amountFen", "payDate",
      state, "bankSerial", "paidAt")
    select 'R' || no || '-0', 'R' || no, 0, ${world.core}, 'SQ4' || no, tail || '4', 'T' || no, 'JP' || no, tail, "pkCorp",
      "corpName", "corpName", '62990000' || no, '示范商业银行', '901420100019', fen, due,
      case when i % 50 = 0 then 'PAYING' when i % 77 = 0 then 'FAILED' else 'PAID' end, 'BK' || no, at from bulk`)
  await fillBooks(world, run)
}

/** Movements of tickets and of money, of the issuer and of the supplier that has half of them. */
async function fillBooks(world: World, run: (statement: ReturnType<typeof sql>) => Promise<unknown>): Promise<void> {
  const supplier = world.people.supplierOperator.fkCorp
  for (const [fkCorp, asset, kind, way, other] of [
    [world.core, 'TICKET', 'ISSUE', 'OUT', 'IN'],
    [world.core, 'MONEY', 'REDEEM', 'OUT', 'IN'],
    [supplier, 'TICKET', 'ACCEPT', 'IN', 'OUT'],
    [supplier, 'MONEY', 'REDEEM', 'IN', 'OUT'],
  ] as const) {
    const whose = `${fkCorp === world.core ? 'C' : 'S'}${asset}`
    await run(sql`insert into transaction_log ("pkLog", "fkCorp", kind, asset, direction, "amountFen", "fkParty",
        "partyName", "pkCredit", "businessNo", at)
      select ${whose} || no, ${fkCorp}, case when i % 77 = 0 then 'FEE' else ${kind} end, ${asset},
        case when i % 77 = 0 then ${other} else ${way} end, fen, "pkCorp", "corpName", 'T' || no, 'JP' || no, at from bulk`)
  }
}
