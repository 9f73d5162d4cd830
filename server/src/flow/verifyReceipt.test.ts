import { CODE_SUCCESS } from '@jinpiao/contract/envelope'
import { printedCode, verifyReceipt as verifyEndpoint } from '@jinpiao/contract/receipts'
import { fenToDecimal } from '@jinpiao/values/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businesses } from '../business/all.ts'
import { staffOf } from '../testing/figures/enterprises.ts'
import { accept, issued, refuse, transferred } from '../testing/steps.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { reach } from '../testing/walk/reach.ts'
import { createWorld } from '../testing/world.ts'
import { getReceipt } from './receipt.ts'
import { verifyReceipt } from './verifyReceipt.ts'

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
    // What stands on the paper; neither whose application it is, nor who has signed, nor what account it was paid to.
    expect(Object.keys(data ?? {}).sort()).toEqual(
      [
        'amount',
        'amountInWords',
        'contractName',
        'contractNo',
        'creditNo',
        'parties',
        'promisedDate',
        'receiptKind',
        'receiptNo',
        'since',
        'sourceNo',
        'times',
      ].sort(),
    )
    expect(data).toMatchObject(await paperOf(receiptNo))
  }
})

/** What its owner prints of it. */
async function paperOf(receiptNo: string) {
  const { read } = t.services.database
  const { pkReceipt, fkCorp } = await read
    .selectFrom('receipt')
    .select(['pkReceipt', 'fkCorp'])
    .where('receiptNo', '=', receiptNo)
    .executeTakeFirstOrThrow()
  const actor = (await staffOf(read)).flat().find((each) => each.fkCorp === fkCorp)
  if (actor === undefined) throw new Error(`nobody works for ${fkCorp}`)
  const context = { read, clock: t.services.clock, language: 'zh-CN', actor } as const
  const { receipt, promisedDate, trade } = await getReceipt(businesses, context, { pkReceipt })
  return {
    creditNo: receipt.creditNo || null,
    sourceNo: receipt.sourceNo,
    amount: receipt.amount,
    promisedDate,
    contractName: trade?.contractName || null,
    contractNo: trade?.contractNo || null,
  }
}

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

test('0047: of a ticket that is refused or taken back the check says that its receipt no longer holds', async () => {
  const { database, drop } = await createTestDatabase()
  try {
    const world = await createWorld(database)
    const since = async (pkApply: string) => {
      const query = database.read.selectFrom('receipt').selectAll().where('pkApply', '=', pkApply)
      const receipt = await query.orderBy('receiptNo').executeTakeFirstOrThrow()
      const { since: found } = await verifyReceipt(businesses, { read: database.read, language: 'zh-CN' }, receipt)
      return found && [found.done.amount, found.failed.amount, found.open.amount]
    }
    const { pkApply, pkCredit } = await issued(world, { amount: '9000.00' })
    expect(await since(pkApply)).toEqual(['0.00', '0.00', '9000.00'])
    await accept(world, pkCredit)
    expect(await since(pkApply)).toEqual(['9000.00', '0.00', '0.00'])

    const [, second] = world.suppliers
    const split = [
      [second?.fkCorp ?? '', '3000.00'],
      [world.stranger, '2000.00'],
    ] as const
    const passed = await transferred(world, pkCredit, split)
    await refuse(world, passed.pkCredits[0] ?? '', 'otherSupplier')
    expect(await since(passed.pkApply)).toEqual(['0.00', '3000.00', '2000.00'])

    await reach(world, 'ISSUE_CANCEL', 'DONE')
    const cancelled = await database.read
      .selectFrom('ticket')
      .select(['bornBy', 'amountFen'])
      .where('state', '=', 'CANCELLED')
      .executeTakeFirstOrThrow()
    expect(await since(cancelled.bornBy)).toEqual(['0.00', fenToDecimal(cancelled.amountFen), '0.00'])
  } finally {
    await drop()
  }
})
