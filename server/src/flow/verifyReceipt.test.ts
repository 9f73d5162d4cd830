import { CODE_SUCCESS } from '@jinpiao/contract/envelope'
import { printedCode, verifyReceipt as verifyEndpoint } from '@jinpiao/contract/receipts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const receiptsOf = () => t.services.database.read.selectFrom('receipt').selectAll().orderBy('receiptNo').execute()
/** By somebody without a session. */
const ask = (receiptNo: string, verifyCode: string) =>
  t.client().call(verifyEndpoint, { body: { receiptNo, verifyCode } })

test('0047: each receipt has a code by chance, and no two have the same', async () => {
  const codes = (await receiptsOf()).map(({ verifyCode }) => verifyCode)
  expect(codes.filter((code) => !/^[0-9A-F]{12}$/.test(code))).toEqual([])
  expect(new Set(codes).size).toBe(codes.length)
})

test('0047: without a session, by number and code, one reads what the paper of any kind says', async () => {
  const byKind = new Map((await receiptsOf()).map((row) => [row.kind, row]))
  expect(byKind.size).toBeGreaterThan(8)
  for (const { receiptNo, verifyCode, kind } of byKind.values()) {
    const { code, data } = await ask(` ${receiptNo.toLowerCase()}`, printedCode(verifyCode).toLowerCase())
    expect([kind, code]).toEqual([kind, CODE_SUCCESS])
    expect(data).toMatchObject({ receiptKind: kind, receiptNo })
    expect(data?.parties.length).toBeGreaterThan(1)
    // Neither whose application it is, nor who has signed, nor what account it was paid to.
    expect(Object.keys(data ?? {}).sort()).toEqual(
      ['amount', 'amountInWords', 'parties', 'receiptKind', 'receiptNo', 'times'].sort(),
    )
  }
})

test('0047: an unknown number and a wrong code are answered alike, as is a receipt without a code', async () => {
  const [receipt, other] = await receiptsOf()
  if (!receipt || !other) throw new Error('no receipts')
  await t.services.database.write((tx) =>
    tx.updateTable('receipt').set({ verifyCode: '' }).where('receiptNo', '=', other.receiptNo).execute(),
  )
  const answers = [
    await ask(receipt.receiptNo, '000000000000'),
    await ask('PZ19990101000001', receipt.verifyCode),
    await ask(other.receiptNo, '-'),
    await ask(other.receiptNo, other.verifyCode),
    await ask('Ünsinn', '🙂'),
  ]
  expect(new Set(answers.map(({ code, message }) => `${code} ${message}`)).size).toBe(1)
  expect(answers[0]?.code).toBe('01000357')
})

test('0047: a hundred wrong codes from one address close the page to it for a quarter of an hour', async () => {
  const [receipt] = (await receiptsOf()).slice(2)
  if (!receipt) throw new Error('no receipt')
  let last = ''
  for (let tries = 0; tries < 100 && last !== '99000429'; tries += 1) {
    last = (await ask(receipt.receiptNo, '000000000000')).code
  }
  expect((await ask(receipt.receiptNo, receipt.verifyCode)).code).toBe('99000429')
})
