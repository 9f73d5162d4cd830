import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import { accept, issued } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, type World } from '../testing/world.ts'
import { redeemTicket } from './redeem.ts'
import { changeTicket, readTicket } from './tickets.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const redeem = (pkCredit: string) =>
  runJob(as(world, 'operator'), async (act) => redeemTicket(act, await readTicket(act.tx, pkCredit)))
const move = (pkCredit: string, state: 'DUE' | 'OVERDUE') =>
  runJob(as(world, 'operator'), async (act) => changeTicket(act, await readTicket(act.tx, pkCredit), { state }))

test('what is due or overdue is paid, once', async () => {
  for (const moves of [['DUE'], ['DUE', 'OVERDUE']] as const) {
    const { pkCredit } = await issued(world)
    await accept(world, pkCredit)
    await expect(redeem(pkCredit), 'not yet due').rejects.toThrow(RangeError)
    for (const state of moves) await move(pkCredit, state)
    expect(await redeem(pkCredit)).toMatchObject({ state: 'REDEEMED', lockedBy: null, issuerSees: 1 })
    await expect(redeem(pkCredit), 'paid twice').rejects.toThrow(RangeError)
  }
})

test('I3: the lock of whoever pays it ends with the payment', async () => {
  const { pkCredit, pkApply } = await issued(world)
  await accept(world, pkCredit)
  await move(pkCredit, 'DUE')
  await runJob(as(world, 'operator'), async (act) => {
    await changeTicket(act, await readTicket(act.tx, pkCredit), { lockedBy: pkApply })
    await act.tx.insertInto('application_ticket').values({ pkApply, pkCredit, role: 'IN', isOpen: 1 }).execute()
  })
  expect(await redeem(pkCredit)).toMatchObject({ state: 'REDEEMED', lockedBy: null })
  const inputs = await t.database.read
    .selectFrom('application_ticket')
    .select('isOpen')
    .where('pkCredit', '=', pkCredit)
    .where('pkApply', '=', pkApply)
    .where('role', '=', 'IN')
    .execute()
  expect(inputs).toEqual([{ isOpen: 0 }])
})

test('no other file writes a payment', () => {
  const source = join(import.meta.dirname, '..')
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(business|flow|jobs|acts|seed|tickets)\b.*(?<!\.test)\.ts$/.test(name),
  )
  const writers = files.filter((name) => /state: 'REDEEMED'/.test(readFileSync(join(source, name), 'utf8')))
  expect(writers).toEqual(['tickets/redeem.ts'])
})
