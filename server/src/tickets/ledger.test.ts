import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import { money } from '../acts/ledger.ts'
import { moveLimitBy } from '../acts/limits.ts'
import { ensureTallies, findDrift } from '../acts/tallies.ts'
import { ledger } from '../db/migrations/029_ledger.ts'
import { anyApplication } from '../flow/application.ts'
import { readTally } from '../queries/tallies.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { accept, issued, refuse, transferred } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, type World } from '../testing/world.ts'
import { markTicketOverdue } from './overdue.ts'
import { redeemTicket } from './redeem.ts'
import { changeTicket, readTicket } from './tickets.ts'

/**
 * The core issues 900.00, 50.00, 70.00 and 80.00. Of the first its supplier passes 500.00 on, which are accepted, and
 * 100.00, which come back. The second is refused, the third paid, the fourth overdue.
 */
let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  const second = world.suppliers[1]?.fkCorp ?? ''
  const { pkCredit: split } = await issued(world, { amount: '900.00' })
  await accept(world, split)
  const parts = [
    [second, '500.00'],
    [world.stranger, '100.00'],
  ] as const
  const [taken = '', left = ''] = (await transferred(world, split, parts)).pkCredits
  await accept(world, taken, 'otherSupplier')
  await refuse(world, left, 'strangerOperator')
  const { pkCredit: refused } = await issued(world, { amount: '50.00' })
  await refuse(world, refused)
  for (const [amount, end] of [
    ['70.00', redeemTicket],
    ['80.00', markTicketOverdue],
  ] as const) {
    const { pkCredit } = await issued(world, { amount })
    await accept(world, pkCredit)
    await runJob(as(world, 'operator'), async (act) => {
      const due = await changeTicket(act, await readTicket(act.tx, pkCredit), { state: 'DUE' })
      await end(act, due)
      if (end !== redeemTicket) return
      await moveLimitBy(act, due.fkLimit, 'RELEASE', due.amountFen, { pkApply: due.bornBy, pkCredit })
    })
  }
})
afterAll(() => t.drop())

const rowsOf = (fkCorp: string) =>
  t.database.read.selectFrom('transaction_log').selectAll().where('fkCorp', '=', fkCorp).orderBy('pkLog').execute()
const movesOf = async (fkCorp: string) =>
  (await rowsOf(fkCorp)).map(({ kind, asset, direction, amountFen }) => `${kind} ${asset} ${direction} ${amountFen}`)

describe('the books of an enterprise', () => {
  test('of its issuer: promised, answered, come to nothing, paid, overdue; nothing of what is passed on (I26)', async () => {
    expect((await movesOf(world.core)).toSorted()).toEqual(
      [
        'ISSUE TICKET OUT 90000',
        'ACCEPT NONE OUT 90000',
        'ISSUE TICKET OUT 5000',
        'ENDED TICKET IN 5000',
        'ISSUE TICKET OUT 7000',
        'ACCEPT NONE OUT 7000',
        'ENDED TICKET IN 7000',
        'ISSUE TICKET OUT 8000',
        'ACCEPT NONE OUT 8000',
        'OVERDUE NONE OUT 8000',
      ].toSorted(),
    )
  })

  test('of a holder: received, given to each recipient, come back; what it keeps does not move', async () => {
    expect((await movesOf(world.suppliers[0]?.fkCorp ?? '')).toSorted()).toEqual(
      [
        'ACCEPT TICKET IN 90000',
        'TRANSFER TICKET OUT 50000',
        'TRANSFER TICKET OUT 10000',
        'CAME_BACK TICKET IN 10000',
        'ACCEPT TICKET IN 7000',
        'ENDED TICKET OUT 7000',
        'ACCEPT TICKET IN 8000',
        'OVERDUE NONE IN 8000',
      ].toSorted(),
    )
    expect(await movesOf(world.stranger), 'it has refused').toEqual([])
  })

  test('names the other side, and the number by which its owner knows the business', async () => {
    const [received] = await rowsOf(world.suppliers[1]?.fkCorp ?? '')
    expect(received).toMatchObject({ partyName: '江城精铸有限公司', businessNo: expect.stringMatching(/^SQ/) })
    const answered = (await rowsOf(world.core)).find(({ asset }) => asset === 'NONE')
    expect(answered).toMatchObject({ pkApply: null, businessNo: expect.stringMatching(/^JP/) })
  })

  test('I9 of books: they add up to what is held and what circulates; the tallies count them', async () => {
    await expectInvariants(t.database)
    const all = await readTally(t.database.read, world.core, 'ledger.month')
    expect(all.length).toBeGreaterThan(3)
    const first = all[0]?.part.slice(0, 7) ?? ''
    expect(await readTally(t.database.read, world.core, 'ledger.month', { from: first, to: first })).toEqual(all)
    expect(await readTally(t.database.read, world.core, 'ledger.month', { from: '2000-01', to: '2000-12' })).toEqual([])
    const party = world.suppliers[0]?.fkCorp ?? ''
    const withParty = await readTally(t.database.read, world.core, 'ledger.party', { from: party, to: party })
    expect(withParty.reduce((sum, { count }) => sum + count, 0)).toBe(10)
  })
})

test('what is free: held and in no application; the issuer counts what it will pay, whatever is under way', async () => {
  const { read } = t.database
  const sumOf = async (fkCorp: string, kind: 'held.free' | 'issued.free') =>
    (await readTally(read, fkCorp, kind)).reduce((sum, { amountFen }) => sum + amountFen, 0n)
  const supplier = world.suppliers[0]?.fkCorp ?? ''
  const before = [await sumOf(supplier, 'held.free'), await sumOf(world.core, 'issued.free')]
  expect(before).toEqual([48_000n, 98_000n])
  const held = await read
    .selectFrom('ticket')
    .select(['pkCredit', 'bornBy'])
    .where('fkHolder', '=', supplier)
    .where('state', '=', 'HELD')
    .where('amountFen', '=', 30_000n)
    .executeTakeFirstOrThrow()
  const lock = (lockedBy: string | null) =>
    runJob(as(world, 'operator'), async (act) =>
      changeTicket(act, await readTicket(act.tx, held.pkCredit), { lockedBy }),
    )
  await lock(held.bornBy)
  expect([await sumOf(supplier, 'held.free'), await sumOf(world.core, 'issued.free')]).toEqual([18_000n, 98_000n])
  await lock(null)
})

test('a database from before gets the same books from its tickets', async () => {
  const { owner, dialect, read } = t.database
  const comparable = async () => {
    const rows = await read.selectFrom('transaction_log').selectAll().orderBy('pkLog').execute()
    return rows
      .map(({ pkLog: _key, ...row }) => JSON.stringify({ ...row, amountFen: String(row.amountFen) }))
      .toSorted()
  }
  const written = await comparable()
  await owner.schema.dropTable('transaction_log').execute()
  if (dialect === 'postgres') {
    for (const act of ['update', 'delete']) await sql.raw(`drop function transaction_log_no_${act}`).execute(owner)
  }
  await ledger(owner as never, dialect)
  expect(await comparable()).toEqual(written)
  await ensureTallies(t.database)
  expect(await findDrift(read)).toEqual([])
})

test('money is in the books of who gets it and of who pays it, each by a number of its own', async () => {
  const { read } = t.database
  const before = (await rowsOf(world.core)).length
  await runJob(as(world, 'operator'), async (act) => {
    const row = await read
      .selectFrom('application')
      .select('pkApply')
      .where('fkCorp', '=', world.core)
      .executeTakeFirst()
    const application = await anyApplication(act.tx, row?.pkApply ?? '')
    const ticket = {
      pkCredit: (await read.selectFrom('ticket').selectAll().executeTakeFirstOrThrow()).pkCredit,
      creditNo: 'JP1',
    }
    const payment = { amountFen: 7_000n, bankSerial: 'B1', ticket }
    money(act, application, { ...payment, fkCorp: world.core, fkParty: world.stranger, direction: 'OUT' })
    money(act, application, { ...payment, fkCorp: world.stranger, fkParty: world.core, direction: 'IN' })
    money(act, application, {
      fkCorp: world.core,
      fkParty: null,
      partyName: '银行',
      direction: 'OUT',
      amountFen: 1n,
      kind: 'FEE',
    })
  })
  expect((await rowsOf(world.core)).slice(before)).toEqual([
    expect.objectContaining({
      asset: 'MONEY',
      kind: 'ISSUE',
      businessNo: expect.stringMatching(/^SQ/),
      bankSerial: 'B1',
    }),
    expect.objectContaining({ kind: 'FEE', partyName: '银行', pkCredit: null }),
  ])
  expect(await rowsOf(world.stranger)).toEqual([
    expect.objectContaining({ businessNo: 'JP1', pkApply: null, partyName: '华岳重工股份有限公司' }),
  ])
  await expectInvariants(t.database)
})
