import type { NoticeName } from '@jinpiao/contract/notices'
import type { ApplicationState } from '@jinpiao/contract/status'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import { advance } from '../flow/advance.ts'
import { readSteps } from '../queries/steps.ts'
import { untrueNotices } from '../testing/figures/noticeDays.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { accept, approve, draft, issued, startCancel, submit } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { addTestedFlow, insertTested } from '../testing/testedFlow.ts'
import { as, createWorld, reading, type World } from '../testing/world.ts'
import { runDaily } from './daily.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(() => t.drop())

const day = () => runDaily({ database: t.database, clock: world.clock })
const stateOf = async (pkApply: string) =>
  (await t.database.read.selectFrom('application').select('state').where('pkApply', '=', pkApply).executeTakeFirst())
    ?.state
const ticketOf = (pkCredit: string) =>
  t.database.read
    .selectFrom('ticket')
    .select(['state', 'lockedBy'])
    .where('pkCredit', '=', pkCredit)
    .executeTakeFirstOrThrow()
/** What fills the messages of a name. */
const told = async (notice: NoticeName) => {
  const rows = await t.database.read
    .selectFrom('message')
    .select('params')
    .distinct()
    .where('notice', '=', notice)
    .execute()
  return rows.map(({ params }) => JSON.parse(params) as string[])
}
const openInputs = (pkApply: string) =>
  t.database.read
    .selectFrom('application_ticket')
    .select('pkCredit')
    .where('pkApply', '=', pkApply)
    .where('isOpen', '=', 1)
    .execute()
const frozen = async () => {
  const limits = await t.database.read.selectFrom('credit_limit').select('frozenFen').execute()
  return limits.reduce((sum, limit) => sum + limit.frozenFen, 0n)
}

describe('what nobody acts on ends (product §2.3, §2.6)', () => {
  test('I3: a cancellation that expires unlocks its ticket, which then lapses by itself', async () => {
    const { pkCredit } = await issued(world)
    const cancel = await startCancel(world, pkCredit)
    await submit(world, cancel, 'operator', 'ISSUE_CANCEL')
    expect((await ticketOf(pkCredit)).lockedBy).toBe(cancel)
    expect(await openInputs(cancel)).toEqual([{ pkCredit }])
    world.clock.advanceDays(15)
    world.clock.advance(1)
    // The ticket is as old as its cancellation: what is in transit does not lapse, but it is free a moment later.
    await day()
    expect([await stateOf(cancel), await ticketOf(pkCredit)]).toEqual(['EXPIRED', { state: 'LAPSED', lockedBy: null }])
    expect(await openInputs(cancel)).toEqual([])
    await expectInvariants(t.database)
  })

  test('I3: a ticket in transit does not lapse, however old it is', async () => {
    const { pkCredit } = await issued(world)
    world.clock.advanceDays(15)
    const cancel = await startCancel(world, pkCredit)
    await submit(world, cancel, 'operator', 'ISSUE_CANCEL')
    world.clock.advance(1)
    await day()
    expect(await ticketOf(pkCredit)).toEqual({ state: 'PENDING_ACCEPT', lockedBy: cancel })
    await expectInvariants(t.database)
  })

  test('I9: what waits for the final review expires too, and its sum is free', async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    await approve(world, pkApply)
    expect(await frozen()).toBe(50_000_000n)
    world.clock.advanceDays(15)
    await day()
    expect(await stateOf(pkApply)).toBe('PENDING_FINAL')
    world.clock.advance(1)
    await day()
    expect([await stateOf(pkApply), await frozen()]).toEqual(['EXPIRED', 0n])
    // P11: the machine is nobody in the trail, in no role.
    const trail = await readSteps(reading(world, 'operator'), pkApply)
    expect(trail.at(-1)).toMatchObject({ decision: 'AUTO', personName: '', roleLabel: '' })
    await expectInvariants(t.database)
  })

  test('I9: a draft lives 30 days, held nothing and releases nothing', async () => {
    const pkApply = await draft(world)
    world.clock.advanceDays(30)
    await day()
    expect(await stateOf(pkApply)).toBe('DRAFT')
    world.clock.advance(1)
    await day()
    expect(await stateOf(pkApply)).toBe('EXPIRED')
    await expectInvariants(t.database)
  })

  test('I2, I9: a ticket whose promised day passes unanswered lapses the day after, and its sum is free', async () => {
    const { pkCredit } = await issued(world, { promisedDate: '2026-11-24' })
    world.clock.advanceDays(3)
    await day()
    expect((await ticketOf(pkCredit)).state).toBe('PENDING_ACCEPT')
    world.clock.advanceDays(1)
    await day()
    expect((await ticketOf(pkCredit)).state).toBe('LAPSED')
    await expectInvariants(t.database)
  })

  test('what is told of it says no more days than have passed, or the day that has come', async () => {
    await issued(world, { promisedDate: '2026-11-24' })
    world.clock.advanceDays(4)
    await day()
    expect(await told('TICKET_LAPSED_ON_DAY')).toEqual([[expect.any(String), '2026-11-24']])
    await issued(world, { promisedDate: '2027-03-01' })
    await submit(world, await draft(world, { promisedDate: '2027-03-01' }))
    // A server that stood still comes to it later.
    world.clock.advanceDays(15.6)
    await day()
    expect(await told('TICKET_LAPSED')).toEqual([[expect.any(String), '15']])
    expect((await told('APPLICATION_EXPIRED')).map(([days]) => days)).toEqual(['15'])
    expect(await untrueNotices(t.database)).toEqual([])
  })

  test('what was accepted in time stays', async () => {
    const { pkCredit } = await issued(world)
    await accept(world, pkCredit)
    world.clock.advanceDays(16)
    await day()
    expect((await ticketOf(pkCredit)).state).toBe('HELD')
  })
})

describe('a step outside lasts as long as its row says', () => {
  let remove = () => {}
  beforeAll(() => {
    remove = addTestedFlow()
  })
  afterAll(() => remove())

  /** An application of the tested type, brought into a state. */
  const inState = (to: ApplicationState) =>
    runJob(as(world, 'operator'), async (act) => {
      const draft = await insertTested(act)
      const submitted = await advance(act, draft, {
        from: 'DRAFT',
        to,
        decision: 'SUBMIT',
        effect: 'hold',
        skipped: [],
      })
      return submitted.pkApply
    })

  test.each([
    ['PENDING_PLATFORM', 3],
    ['PENDING_FUNDER', 15],
  ] as const)('%s ends after %s days, and who submitted is told', async (state, days) => {
    const pkApply = await inState(state)
    world.clock.advanceDays(days)
    await day()
    expect(await stateOf(pkApply)).toBe(state)
    world.clock.advance(1)
    await day()
    expect(await stateOf(pkApply)).toBe('EXPIRED')
    const told = await t.database.read
      .selectFrom('message')
      .select(['notice', 'userId'])
      .where('target', '=', `application:${pkApply}`)
      .execute()
    expect(told).toEqual([{ notice: 'APPLICATION_EXPIRED', userId: world.people.operator.userId }])
  })

  test('PENDING_PAYMENT takes as long as it takes', async () => {
    const pkApply = await inState('PENDING_PAYMENT')
    world.clock.advanceDays(400)
    await day()
    expect(await stateOf(pkApply)).toBe('PENDING_PAYMENT')
  })
})
