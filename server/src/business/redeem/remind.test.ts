import { listCredits } from '@jinpiao/contract/credits'
import { heldHref } from '@jinpiao/contract/waysToPay'
import { addDays } from '@jinpiao/values/days'
import { formatMoney } from '@jinpiao/values/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { runDaily } from '../../jobs/daily.ts'
import { credits } from '../../queries/credits.ts'
import { accept, issued } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../../testing/world.ts'
import { remindPayees } from './remind.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

test('one reminder stands for all that a payee is to be paid now, whichever was chosen: it says how many and their sum, and leads to them', async () => {
  const promisedDate = addDays(todayOf(world.clock), 20)
  const [first, second] = world.suppliers
  const keys: string[] = []
  for (const [amount, to, who] of [
    ['100.00', first, 'supplierOperator'],
    ['250.00', second, 'otherSupplier'],
    ['300.00', first, 'supplierOperator'],
  ] as const) {
    const { pkCredit } = await issued(world, { amount, pkSupplier: to?.pkSupplier ?? '', promisedDate })
    await accept(world, pkCredit, who)
    keys.push(pkCredit)
  }
  world.clock.advanceDays(20)
  await runDaily(world)
  await t.database.write((tx) => tx.updateTable('bank_account').set({ verifyState: 'FAILED' }).execute())
  // One ticket of each payee is chosen.
  const { count } = await remindPayees(as(world, 'operator'), { fkCredits: keys.slice(0, 2) })
  const told = await t.database.read
    .selectFrom('message')
    .select(['fkCorp', 'notice', 'params', 'link'])
    .distinct()
    .where('notice', 'like', 'PAYEE_ACCOUNT_NEEDED%')
    .execute()
  expect(told).toHaveLength(count)
  for (const { fkCorp, notice, params, link } of told) {
    const own = await t.database.read
      .selectFrom('ticket')
      .select(['creditNo', 'amountFen'])
      .where('fkHolder', '=', fkCorp)
      .where('pkCredit', 'in', keys)
      .execute()
    const sum = formatMoney(own.reduce((fen, { amountFen }) => fen + amountFen, 0n))
    const [issuer = '', which, amount] = JSON.parse(params) as string[]
    expect(amount).toBe(sum)
    expect([notice, which, link]).toEqual(
      own.length === 1
        ? ['PAYEE_ACCOUNT_NEEDED', own[0]?.creditNo, '/my/account/info']
        : ['PAYEE_ACCOUNT_NEEDED_ALL', String(own.length), heldHref(['DUE'], issuer)],
    )
  }
  const several = told.find(({ notice }) => notice === 'PAYEE_ACCOUNT_NEEDED_ALL')
  // What it has of other issuers, and what is not to be paid yet, stands elsewhere.
  const later = await issued(world, {
    pkSupplier: first?.pkSupplier ?? '',
    amount: '70.00',
    promisedDate: addDays(promisedDate, 90),
  })
  await accept(world, later.pkCredit, 'supplierOperator')
  const asked = Object.fromEntries(new URLSearchParams(several?.link?.slice(2)))
  const list = async (issuerName: string) => {
    const query = listCredits.query.parse({ scope: 'HELD', state: ['DUE', 'OVERDUE'], issuerName })
    return (await credits.page(reading(world, 'supplierOperator'), query)).list.map(({ amount }) => amount)
  }
  expect((await list(asked['issuerName'] ?? '')).toSorted()).toEqual(['100.00', '300.00'])
  expect(await list('别家')).toEqual([])
})
