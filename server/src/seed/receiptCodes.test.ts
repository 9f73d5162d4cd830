import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiptCodes } from '../db/migrations/150_receipt_codes.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

test('0047: receipts of an older database get a code each, by which they can be checked', async () => {
  const { owner, dialect } = t.services.database
  await sql`alter table receipt drop column "verifyCode"`.execute(owner)
  await receiptCodes(owner as unknown as Kysely<unknown>, dialect)
  const codes = (await owner.selectFrom('receipt').select('verifyCode').execute()).map(({ verifyCode }) => verifyCode)
  expect(codes.length).toBeGreaterThan(100)
  expect(codes.filter((code) => !/^[0-9A-F]{12}$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
})
