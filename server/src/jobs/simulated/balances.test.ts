import { decimalToFen, fenToDecimal } from '@jinpiao/values/money'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { collectNow } from '../../business/loanDeduction/collect.ts'
import { demoBalanceOf, setDemoBalance } from '../../db/demoBalances.ts'
import { findDraw } from '../../loans/draws.ts'
import { getOwedOf } from '../../queries/owed.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { lend } from '../../testing/repayments.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../../testing/world.ts'
import { runDaily } from '../daily.ts'
import { simulate } from './answer.ts'
import { NO_MONEY } from './reasons.ts'

const who = 'supplierOperator'
let t: TestDatabase
let world: World
let pkDraw: string
let accountNo: string
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  pkDraw = (await lend(as(world, who))).pkDraw
  accountNo = (JSON.parse((await draw())?.account ?? '{}') as { accountNo: string }).accountNo
})
afterEach(() => t.drop())

const draw = () => findDraw(t.database.read, { pkDraw })
const owed = () => getOwedOf(reading(world, who), { pkDraw })
const have = (yuan: string) => t.database.write((tx) => setDemoBalance(tx, accountNo, decimalToFen(yuan)))
const left = async () => fenToDecimal((await demoBalanceOf(t.database.read, accountNo)) ?? -1n)
/** Day by day, as a demonstration's clock moves. */
async function pass(days: number) {
  for (let day = 0; day < days; day++) {
    world.clock.advanceDays(1)
    await runDaily(world)
    await simulate(world, 0)
  }
}
const told = async () =>
  (await t.database.read.selectFrom('message').select('notice').distinct().orderBy('notice').execute()).map(
    ({ notice }) => notice,
  )

test('an instalment of which the account has nothing is overdue, with the bank’s reason; it is paid once money is there', async () => {
  await have('0.00')
  await pass(31)
  expect(await told()).toContain('LOAN_NOT_COLLECTED')
  await pass(3)
  expect((await draw())?.state).toBe('OVERDUE')
  const { failReason, overdueDays, collectRefusal } = await owed()
  expect({ failReason, collectRefusal }).toEqual({ failReason: NO_MONEY, collectRefusal: null })
  expect(overdueDays).toBeGreaterThan(0)
  await have('500000.00')
  const { total } = await owed()
  await collectNow(as(world, who), { pkDraw, amount: total })
  await simulate(world, 0)
  expect([(await draw())?.state, (await owed()).total, (await owed()).failReason]).toEqual(['ACTIVE', '0.00', null])
  expect(await left()).toBe(fenToDecimal(50_000_000n - decimalToFen(total)))
  await expectInvariants(t.database)
})

test('of an account with less than what is due the bank collects a part, and nothing more the day after', async () => {
  await have('1000.00')
  await pass(34)
  expect([(await draw())?.state, await left(), (await owed()).failReason]).toEqual(['OVERDUE', '0.00', NO_MONEY])
  const paid = await t.database.read.selectFrom('repayment').select(['totalFen']).where('fkDraw', '=', pkDraw).execute()
  expect(paid).toEqual([{ totalFen: 100_000n }])
  await expectInvariants(t.database)
})

test('of an account that nobody has set the bank collects what it asks for', async () => {
  await pass(34)
  expect([(await draw())?.state, (await owed()).total, await left()]).toEqual(['ACTIVE', '0.00', '-0.01'])
})
