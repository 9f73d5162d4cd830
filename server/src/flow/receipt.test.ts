import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import { businesses } from '../business/all.ts'
import { writeReceipt } from '../business/receipts.ts'
import { accept, issued, transferred } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, type Person, reading, type World } from '../testing/world.ts'
import { readTicket } from '../tickets/tickets.ts'
import { anyApplication } from './application.ts'
import type { Businesses } from './business.ts'
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
async function receiptOf(who: Person, kind: string, known: Businesses = businesses) {
  const { pkReceipt } = await t.database.read
    .selectFrom('receipt')
    .select('pkReceipt')
    .where('fkCorp', '=', world.people[who].fkCorp)
    .where('kind', '=', kind)
    .orderBy('receiptNo', 'desc')
    .executeTakeFirstOrThrow()
  return getReceipt(known, reading(world, who), { pkReceipt })
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

/** The newest application of a type. */
async function applicationOf(businessType: 'ISSUE' | 'TRANSFER') {
  const { pkApply } = await t.database.read
    .selectFrom('application')
    .select('pkApply')
    .where('businessType', '=', businessType)
    .orderBy('pkApply', 'desc')
    .executeTakeFirstOrThrow()
  return anyApplication(t.database.read, pkApply)
}

test('without a ticket it names what it is from, and has the rows of its business', async () => {
  const application = await applicationOf('ISSUE')
  const source = { fkSource: 'draw-1', sourceNo: 'JJ20261121000001' }
  const written = { kind: 'ISSUE', fkCorp: world.core, application, source, counterpartyName: '示范商业银行' } as const
  const write = () => runJob(as(world, 'operator'), (act) => writeReceipt(act, { ...written, amountFen: 5_000n }))
  await expect(runJob(as(world, 'operator'), (act) => writeReceipt(act, written))).rejects.toThrow(RangeError)
  await write()
  await expect(write(), 'once for each source').rejects.toThrow()
  const issue = businesses.ISSUE
  if (!issue) throw new Error('no ISSUE')
  const fact = { key: '.annualRate', label: '年利率', kind: 'text', text: '6.00%' } as const
  const known: Businesses = { ...businesses, ISSUE: { ...issue, receiptFacts: async () => [fact] } }
  expect(await receiptOf('operator', 'ISSUE', known)).toMatchObject({
    receipt: { amount: '50.00', creditNo: '', sourceNo: 'JJ20261121000001', applyNo: application.applyNo },
    promisedDate: null,
    changeAmount: null,
    facts: [fact],
    voucher: {
      parties: [
        { role: 'issuer', name: '华岳重工股份有限公司' },
        { role: 'holder', name: '示范商业银行' },
      ],
    },
  })
})

test('I26: on the other side it tells neither the applicant’s number nor what the others got', async () => {
  const application = await applicationOf('TRANSFER')
  const ticket = await readTicket(t.database.read, parts[1] ?? '')
  await runJob(as(world, 'supplierDirector'), (act) =>
    writeReceipt(act, {
      kind: 'TRANSFER',
      fkCorp: world.stranger,
      application,
      ticket,
      counterpartyName: '江城精铸有限公司',
    }),
  )
  const receipt = await receiptOf('strangerOperator', 'TRANSFER')
  expect(receipt).toMatchObject({
    receipt: { amount: '300.00', applyNo: '' },
    outputs: [],
    changeAmount: null,
    voucher: {
      parties: [
        { role: 'issuer', name: '华岳重工股份有限公司' },
        { role: 'transferor', name: '江城精铸有限公司' },
        { role: 'holder', name: '明远物流有限公司' },
      ],
    },
  })
  expect(receipt.trade?.contractNo, 'its own trade').toBeTruthy()
  expect(JSON.stringify(receipt)).not.toMatch(/安禾|600\.00|900\.00/)
})
