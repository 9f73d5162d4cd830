import { afterAll, beforeAll, expect, test } from 'vitest'
import { businesses } from '../business/all.ts'
import { accept, issued, transferred } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type Person, reading, type World } from '../testing/world.ts'
import { getReceipt } from './receipt.ts'

let t: TestDatabase
let world: World
let parts: string[]
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  const { pkCredit } = await issued(world, { amount: '1000.00' })
  await accept(world, pkCredit)
  const { pkCredits } = await transferred(world, pkCredit, [
    [world.suppliers[1]?.fkCorp ?? '', '600.00'],
    [world.stranger, '300.00'],
  ])
  parts = pkCredits
})
afterAll(() => t.drop())

/** The newest receipt of a kind, as its enterprise prints it. */
async function receiptOf(who: Person, kind: string) {
  const { pkReceipt } = await t.database.read
    .selectFrom('receipt')
    .select('pkReceipt')
    .where('fkCorp', '=', world.people[who].fkCorp)
    .where('kind', '=', kind)
    .orderBy('receiptNo', 'desc')
    .executeTakeFirstOrThrow()
  return getReceipt(businesses, reading(world, who), { pkReceipt })
}

test('a split prints every part and the change, and no trade of one recipient alone', async () => {
  expect(await receiptOf('supplierOperator', 'TRANSFER')).toMatchObject({
    receipt: { amount: '900.00' },
    outputs: [
      { recipientName: '安禾五金制品厂', amount: '600.00' },
      { recipientName: '明远物流有限公司', amount: '300.00' },
    ],
    changeAmount: '100.00',
    trade: null,
  })
})

test('an issue has one recipient: its trade stands on the paper', async () => {
  const receipt = await receiptOf('operator', 'ISSUE')
  expect(receipt).toMatchObject({ outputs: [], changeAmount: null })
  expect(receipt.trade?.contractNo).toBeTruthy()
})

test('an acceptance prints the trade of the part that was accepted, and no other part (I26)', async () => {
  await accept(world, parts[1] ?? '', 'strangerOperator')
  const receipt = await receiptOf('strangerOperator', 'ACCEPT')
  const { payload } = await t.database.read
    .selectFrom('application')
    .select('payload')
    .where('businessType', '=', 'TRANSFER')
    .executeTakeFirstOrThrow()
  const { invoiceNo } = JSON.parse(payload).outputs[1].trade.invoices[0]
  expect(receipt).toMatchObject({ outputs: [], changeAmount: null, trade: { invoices: [{ invoiceNo }] } })
  expect(JSON.stringify(receipt)).not.toMatch(/安禾|600\.00|900\.00/)
})
