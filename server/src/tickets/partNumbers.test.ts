import { afterEach, beforeEach, expect, test } from 'vitest'
import { credits } from '../queries/credits.ts'
import { accept, issued, transferred } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, reading, type World } from '../testing/world.ts'

let t: TestDatabase
let world: World
let first: string
let second: string
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  ;[first = '', second = ''] = world.suppliers.map(({ fkCorp }) => fkCorp)
})
afterEach(() => t.drop())

async function held(): Promise<string> {
  const { pkCredit } = await issued(world, { amount: '1000.00' })
  await accept(world, pkCredit)
  return pkCredit
}
const numberOf = async (pkCredit: string) =>
  (
    await t.database.read
      .selectFrom('ticket')
      .select('creditNo')
      .where('pkCredit', '=', pkCredit)
      .executeTakeFirstOrThrow()
  ).creditNo
/** What is left after a payment, in the tree of that ticket. */
const changeOf = async (root: string) =>
  (
    await t.database.read
      .selectFrom('ticket')
      .select('pkCredit')
      .where('rootCredit', '=', root)
      .where('fkHolder', '=', first)
      .where('state', '=', 'HELD')
      .executeTakeFirstOrThrow()
  ).pkCredit
const found = async (creditNo: string) => {
  const query = { scope: 'HELD' as const, creditNo, state: [], page: 1, pageSize: 10 }
  const { list } = await credits.page(reading(world, 'supplierOperator'), query)
  return list.map((row) => row.creditNo)
}

test('after 40 payments in a row a number is as short as after the first, and found by it and by its end', async () => {
  const root = await held()
  let change = root
  for (let payment = 0; payment < 40; payment += 1) {
    await transferred(world, change, [[second, '1.00']])
    change = await changeOf(root)
  }
  const no = await numberOf(change)
  expect(no).toBe(`${await numberOf(root)}-80`)
  const end = no.slice(-9)
  for (const typed of [no, no.toLowerCase(), end, no.replace('-', '\u2011'), ` ${no} `]) {
    expect([typed, await found(typed)]).toEqual([typed, [no]])
  }
})

test('a number with the path of before stays valid and is found; what comes of it is numbered after the root', async () => {
  const root = await held()
  await transferred(world, root, [[second, '1.00']])
  const before = await changeOf(root)
  const old = `${await numberOf(root)}${'-01'.repeat(40)}`
  await t.database.write((tx) =>
    tx.updateTable('ticket').set({ creditNo: old }).where('pkCredit', '=', before).execute(),
  )
  // As a database is that has never counted the parts of a tree.
  await t.database.write((tx) => tx.deleteFrom('counter').where('name', 'like', 'JP%-').execute())
  expect(await found(old)).toEqual([old])
  const { pkCredits } = await transferred(world, before, [[second, '2.00']])
  expect(await numberOf(pkCredits[0] ?? '')).toBe(`${await numberOf(root)}-03`)
})

test('two who split branches of one tree at the same time get different numbers', async () => {
  const root = await held()
  const { pkCredits } = await transferred(world, root, [[second, '400.00']])
  await accept(world, pkCredits[0] ?? '', 'otherSupplier')
  const other = { operator: 'otherSupplier', director: 'otherDirector' } as const
  await Promise.all([
    transferred(world, await changeOf(root), [[world.stranger, '1.00']]),
    transferred(world, pkCredits[0] ?? '', [[world.stranger, '2.00']], other),
  ])
  const numbers = await t.database.read.selectFrom('ticket').select('creditNo').where('rootCredit', '=', root).execute()
  expect(new Set(numbers.map(({ creditNo }) => creditNo)).size).toBe(7)
})
