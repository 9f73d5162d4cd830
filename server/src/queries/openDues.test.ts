import { addDays } from '@jinpiao/values/days'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { instantOf, todayOf } from '../domain/clock.ts'
import { fillExchanges } from '../testing/fillExchanges.ts'
import { fillFees } from '../testing/fillFees.ts'
import { fillLoans } from '../testing/fillLoans.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { createWorld, type Person, reading, type World } from '../testing/world.ts'
import { getTodos } from './todos.ts'

let t: TestDatabase
let world: World
let today: string

beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  today = todayOf(world.clock)
  const run = (statement: ReturnType<typeof sql>) => statement.execute(t.database.owner)
  const at = instantOf(world.clock)
  // Every fiftieth bill and payment is unpaid, every tenth loan is not settled.
  await run(sql`create table bulk (i integer, no text, tail text, fen bigint, day text, due text, at text,
    "corpName" text, "pkCorp" text)`)
  for (const [i, due] of [
    [0, addDays(today, 3)],
    [50, addDays(today, 15)],
    [100, addDays(today, 16)],
    [101, addDays(today, 1)],
  ] as const) {
    await run(sql`insert into bulk values (${i}, ${String(100_000_000 + i)}, ${String(i)}, 2500, ${today}, ${due}, ${at},
      '示范商业银行', ${world.funder})`)
  }
  await fillFees(world, run)
  await fillExchanges(world, run)
  await fillLoans(world, run)
  // None of the filled loans is overdue here: what they owe with penalty is of another test.
  await run(sql`update loan_draw set state = 'ACTIVE' where state = 'OVERDUE'`)
  await run(sql`insert into supplier ("pkSupplier", "fkCorp", "corpName", "creditCode", "isFirstLevel", state, "createdAt",
      "updatedAt")
    values ('added', ${world.core}, '青屿包装材料有限公司', '91420000MA00000099', 1, 'ACTIVE', ${at}, ${at})`)
  const soon = new Date(world.clock.now() + 86_400_000).toISOString()
  await run(sql`update ukey set "expiresAt" = ${soon} where "userId" = ${world.people.operator.userId}`)
})
afterAll(() => t.drop())

const dues = async (who: Person) => {
  const kinds = ['PAYMENTS_TO_MAKE', 'LOANS_DUE', 'BILLS_TO_PAY', 'SUPPLIERS_TO_INVITE', 'KEYS_END']
  const found = (await getTodos(reading(world, who))).filter(({ kind }) => kinds.includes(kind))
  return found.map(({ kind, count, amount, due, firstDay }) => [due ?? '', kind, count, amount, firstDay])
}

test('product §4.3: a supplier sees what it has to pay, with the first day: payments, loans of 15 days, fees', async () => {
  expect(await dues('supplierOperator')).toEqual([
    ['NOT_DUE', 'PAYMENTS_TO_MAKE', 3, '75.00', addDays(today, 3)],
    ['NOT_DUE', 'LOANS_DUE', 2, '50.00', addDays(today, 3)],
    ['NOT_DUE', 'BILLS_TO_PAY', 3, '75.00', addDays(today, 3)],
  ])
  expect((await dues('supplierDirector')).map(([, kind]) => kind)).toEqual(['LOANS_DUE', 'BILLS_TO_PAY'])
  expect(await dues('otherSupplier')).toEqual([])
})

test('product §4.3: the issuer’s operator sees whom to invite, its director whose key ends', async () => {
  expect(await dues('operator')).toEqual([['', 'SUPPLIERS_TO_INVITE', 1, null, undefined]])
  expect(await dues('director')).toEqual([['NOT_DUE', 'KEYS_END', 1, null, addDays(today, 1)]])
})

test('product §4.3: what is overdue is a to-do of its own before the rest of its kind, and no other names a day that is past', async () => {
  world.clock.advanceDays(4)
  try {
    const found = await dues('supplierOperator')
    expect(found).toEqual([
      ['OVERDUE', 'PAYMENTS_TO_MAKE', 1, '25.00', addDays(today, 3)],
      ['NOT_DUE', 'PAYMENTS_TO_MAKE', 2, '50.00', addDays(today, 15)],
      ['DUE', 'LOANS_DUE', 3, '75.00', addDays(today, 3)],
      ['OVERDUE', 'BILLS_TO_PAY', 1, '25.00', addDays(today, 3)],
      ['NOT_DUE', 'BILLS_TO_PAY', 2, '50.00', addDays(today, 15)],
    ])
  } finally {
    world.clock.advanceDays(-4)
  }
})
