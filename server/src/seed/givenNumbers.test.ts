import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givenNumbers } from '../db/migrations/130_given_numbers.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

test('an older database knows each serial, bill and invoice that it has: none is given to another thing', async () => {
  const { owner, dialect } = t.services.database
  await sql`drop table given_number`.execute(owner)
  await givenNumbers(owner as unknown as Kysely<unknown>, dialect)
  const rows = await owner.selectFrom('given_number').select(['institution', 'kind', 'number']).execute()
  const known = new Set(rows.map(({ institution, kind, number }) => `${institution} ${kind} ${number}`))
  const paid = await owner
    .selectFrom('transaction_log')
    .select('bankSerial as number')
    .where('bankSerial', 'is not', null)
    .unionAll(owner.selectFrom('account_verify').select('bankSerial as number').where('bankSerial', 'is not', null))
    .execute()
  const bills = await owner.selectFrom('bank_bill').select('billNo as number').execute()
  const invoices = await owner.selectFrom('fee_invoice').select('invoiceNo as number').execute()
  expect(Math.min(paid.length, bills.length, invoices.length)).toBeGreaterThan(0)
  for (const { number } of paid) expect(known).toContain(`BANK bankSerial ${number}`)
  for (const { number } of bills) expect(known).toContain(`FUNDER billNo ${number}`)
  for (const { number } of invoices) expect(known).toContain(`PLATFORM invoiceNo ${number}`)
})
