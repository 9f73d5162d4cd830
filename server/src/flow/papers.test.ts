import { receiptKindNames } from '@jinpiao/contract/flow'
import { papers } from '@jinpiao/contract/papers'
import { termOf } from '@jinpiao/contract/terms'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { businesses } from '../business/all.ts'
import { everybodyOf } from '../testing/figures/enterprises.ts'
import { untruePapers } from '../testing/papers.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createTestDatabase } from '../testing/testDatabase.ts'
import { reach } from '../testing/walk/reach.ts'
import { createWorld } from '../testing/world.ts'
import { getReceipt } from './receipt.ts'

const TIMEOUT = 300_000

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({}, { after: 180 })
}, TIMEOUT)
afterAll(() => t.close())

const kinds = new Set<string>()

test('every kind of receipt has its row in the table of papers', () => {
  expect(Object.keys(papers).sort()).toEqual([...receiptKindNames].sort())
})

test('a paper says which amount it is: no two that differ share the bare word', () => {
  const called = Object.values(papers).map(({ amount }) => termOf(amount))
  expect(called.filter(({ kind }) => kind !== 'money')).toEqual([])
  expect(called.map(({ name: [zh] }) => zh).filter((zh) => zh === termOf('amount').name[0])).toEqual([])
})

test.each([
  ['as it was seeded', 0],
  ['after 35 days', 35],
  ['after 180 days', 180],
] as const)(
  'papers of the demonstration name who and when, and agree with the books: %s',
  { timeout: TIMEOUT },
  async (_, after) => {
    const { services, close } = await createTestApp({}, { after })
    const { database, clock } = services
    const people = (await everybodyOf(database.read)).flatMap(([somebody]) => somebody ?? [])
    const found = await untruePapers(database, clock, people)
    for (const kind of found.kinds) kinds.add(kind)
    expect(found.untrue).toEqual([])
    await close()
  },
)

test('a loan that somebody answers for names its guarantor on each of its papers', { timeout: TIMEOUT }, async () => {
  const { database, clock } = t.services
  const secured = database.read.selectFrom('loan_agreement').select('pkApply')
  const rows = await database.read
    .selectFrom('application')
    .select(['pkApply', 'payload'])
    .where('pkApply', 'in', secured)
    .execute()
  for (const { pkApply, payload } of rows) {
    const guaranteed = JSON.stringify({
      ...JSON.parse(payload),
      guarantee: 'GUARANTEE',
      guarantor: '江汉融资担保有限公司',
    })
    await database.write((tx) =>
      tx.updateTable('application').set({ payload: guaranteed }).where('pkApply', '=', pkApply).execute(),
    )
  }
  const named = new Set<string>()
  for (const [actor] of await everybodyOf(database.read)) {
    if (actor === undefined) continue
    const receipts = await database.read
      .selectFrom('receipt')
      .selectAll()
      .where('fkCorp', '=', actor.fkCorp)
      .where('kind', 'like', 'LOAN%')
      .execute()
    for (const receipt of receipts) {
      const { voucher } = await getReceipt(
        businesses,
        { read: database.read, clock, actor, language: 'zh-CN' },
        receipt,
      )
      expect(voucher.parties.at(-1), receipt.kind).toEqual({ role: 'guarantor', name: '江汉融资担保有限公司' })
      named.add(receipt.kind)
    }
  }
  expect([...named].sort()).toEqual(['LOAN_NOTE', 'LOAN_PAID', 'LOAN_REPAID', 'LOAN_SETTLED'])
})

test('and those of what the demonstration has none of', { timeout: TIMEOUT }, async () => {
  const { database, drop } = await createTestDatabase()
  try {
    const world = await createWorld(database)
    for (const type of ['PAYROLL', 'TRANSFER', 'EXCHANGE'] as const) await reach(world, type, 'DONE')
    const people = [...new Map(Object.values(world.people).map((actor) => [actor.fkCorp, actor])).values()]
    const found = await untruePapers(database, world.clock, people)
    for (const kind of found.kinds) kinds.add(kind)
    expect(found.untrue).toEqual([])
  } finally {
    await drop()
  }
  expect([...kinds].sort(), 'every kind was printed').toEqual([...receiptKindNames].sort())
})
