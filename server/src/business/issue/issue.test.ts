import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '../../acts/context.ts'
import { todayOf } from '../../domain/clock.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import {
  accept,
  approve,
  creditDetail,
  draft,
  finish,
  issueDetail,
  issued,
  issueList,
  issues,
  refuse,
  sendBack,
  startCancel,
  submit,
  withdraw,
} from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, inRole, issueLine, type Person, type World } from '../../testing/world.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const limitOf = (pkLimit: string) =>
  t.database.read.selectFrom('credit_limit').selectAll().where('pkLimit', '=', pkLimit).executeTakeFirstOrThrow()
const stateOf = async (pkApply: string) =>
  (await t.database.read.selectFrom('application').select('state').where('pkApply', '=', pkApply).executeTakeFirst())
    ?.state
const ticketState = async (pkCredit: string) =>
  (await t.database.read.selectFrom('ticket').select('state').where('pkCredit', '=', pkCredit).executeTakeFirst())
    ?.state

describe('the contract behind an issue', () => {
  const line = (contractNo: string, amount: string, contract: object = {}) => ({
    amount,
    trade: { ...issueLine(world).trade, contractNo, contractAmount: '1000.00', ...contract },
  })
  const refusal = (pkApply: string) => submit(world, pkApply).catch((error: unknown) => error)

  test('is not signed after today', async () => {
    const pkApply = await draft(world, line('HT-LATER', '1.00', { signedDate: addDays(todayOf(world.clock), 1) }))
    expect(await refusal(pkApply)).toMatchObject({ code: '04000125' })
  })

  test('pays for its own amount over all applications, and again when one is withdrawn', async () => {
    const first = await draft(world, line('HT-ONCE', '600.00'))
    expect(await submit(world, first)).toMatchObject({ ok: true })
    const third = await draft(world, line('HT-ONCE', '300.00'))
    expect(await submit(world, third)).toMatchObject({ ok: true })
    const more = await draft(world, line('HT-ONCE', '400.00'))
    expect(await refusal(more)).toMatchObject({ code: '04000126' })
    await withdraw(world, third)
    expect(await submit(world, more)).toMatchObject({ ok: true })
    expect(await approve(world, first), 'an approval does not count itself twice').toMatchObject({ ok: true })
  })
})

describe('an issue from draft to acceptance', () => {
  test('product §2.3: freezes on submission, occupies at the last approval, done when the supplier accepts', async () => {
    const before = await limitOf(world.limits.main)
    const pkApply = await draft(world, { amount: '1234567.89' })
    expect(await stateOf(pkApply)).toBe('DRAFT')
    expect(await submit(world, pkApply)).toMatchObject({ ok: true, code: '0' })
    expect((await limitOf(world.limits.main)).frozenFen - before.frozenFen).toBe(123_456_789n)
    expect(await approve(world, pkApply)).toMatchObject({ ok: true })
    expect(await stateOf(pkApply)).toBe('PENDING_FINAL')
    const last = await finish(world, pkApply)
    expect(last).toMatchObject({ ok: true, creditNo: expect.stringMatching(/^JP20261121\d{6}$/) })
    const after = await limitOf(world.limits.main)
    expect([after.frozenFen, after.usedFen - before.usedFen]).toEqual([before.frozenFen, 123_456_789n])
    const pkCredit = last.pkCredit ?? ''
    expect(await ticketState(pkCredit)).toBe('PENDING_ACCEPT')
    expect(await accept(world, pkCredit)).toMatchObject({ ok: true })
    expect([await ticketState(pkCredit), await stateOf(pkApply)]).toEqual(['HELD', 'DONE'])
    await expectInvariants(t.database)
  })

  test('product §2.4: refused, the ticket ends and the limit is free again', async () => {
    const before = await limitOf(world.limits.main)
    const { pkApply, pkCredit } = await issued(world)
    expect(await refuse(world, pkCredit)).toMatchObject({ ok: true })
    expect([await ticketState(pkCredit), await stateOf(pkApply)]).toEqual(['REFUSED', 'REJECTED'])
    expect((await limitOf(world.limits.main)).usedFen).toBe(before.usedFen)
    expect(await refuse(world, pkCredit).catch((error) => error.code)).toBe('04000107')
  })

  test("product §2.3: without final review at the core the director's approval issues the ticket", async () => {
    const set = (finalReview: number) =>
      t.database.write((tx) => tx.updateTable('corp').set({ finalReview }).where('pkCorp', '=', world.core).execute())
    await set(0)
    const pkApply = await draft(world)
    await submit(world, pkApply)
    expect(await approve(world, pkApply)).toMatchObject({ ok: true, creditNo: expect.stringMatching(/^JP/) })
    await set(1)
  })

  test('product §2.4: a cancellation locks the ticket, takes two people, and gives the limit back', async () => {
    const before = await limitOf(world.limits.main)
    const { pkApply, pkCredit } = await issued(world)
    const cancel = await startCancel(world, pkCredit)
    expect(await submit(world, cancel, 'operator', 'ISSUE_CANCEL')).toMatchObject({ ok: true })
    expect(await accept(world, pkCredit).catch((error) => error.code)).toBe('04000101')
    const { actions, blocked } = (await creditDetail(world, 'director', pkCredit)).ticket
    expect({ actions, blocked }, 'P21').toEqual({ actions: [], blocked: '该金票正在办理其他业务，暂不可操作' })
    expect(await approve(world, cancel, 'director', 'ISSUE_CANCEL')).toMatchObject({ ok: true, pkCredit })
    expect([await ticketState(pkCredit), await stateOf(pkApply), await stateOf(cancel)]).toEqual([
      'CANCELLED',
      'CANCELLED',
      'DONE',
    ])
    expect((await limitOf(world.limits.main)).usedFen).toBe(before.usedFen)
    await expectInvariants(t.database)
  })

  test('P21: an act of another post is not offered, neither by the issuer nor by the supplier', async () => {
    const { pkCredit } = await issued(world)
    const offered = async (who: Person | Actor) =>
      (await creditDetail(world, who, pkCredit)).ticket.actions.map(({ action, allowed }) => [action, allowed])
    expect([await offered('operator'), await offered('director')]).toEqual([[['CANCEL', true]], []])
    const answers = [
      ['ACCEPT', true],
      ['REFUSE', true],
    ]
    expect([
      await offered('supplierDirector'),
      await offered(inRole(world.people.supplierOperator, 'ROLE_CORP_QUERY')),
    ]).toEqual([answers, []])
  })

  test('product §2.4: a cancellation that is sent back unlocks the ticket, which can then be accepted', async () => {
    const { pkCredit } = await issued(world)
    const cancel = await startCancel(world, pkCredit)
    await submit(world, cancel, 'operator', 'ISSUE_CANCEL')
    const sent = await issues.sendBack('PENDING_DIRECTOR', as(world, 'director'), {
      pkApplys: [cancel],
      comment: '无需撤回',
    })
    expect(sent.results[0]).toMatchObject({ ok: true })
    expect(await accept(world, pkCredit)).toMatchObject({ ok: true })
    await expectInvariants(t.database)
    // There is nothing to take back any more: it is over, and nobody's to-do.
    const { actions, state } = (await issueDetail(world, 'operator', cancel)).application
    expect([state, actions]).toEqual(['CANCELLED', []])
  })

  test("withdrawing is the submitter's, only until the director has decided", async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    const other = await issues.withdraw(as(world, 'operator2'), { pkApplys: [pkApply] })
    expect(other.results[0]?.code).toBe('01000202')
    const own = await issues.withdraw(as(world, 'operator'), { pkApplys: [pkApply] })
    expect([own.results[0]?.ok, await stateOf(pkApply)]).toEqual([true, 'WITHDRAWN'])
    const decided = await draft(world)
    await submit(world, decided)
    await approve(world, decided)
    const late = await issues.withdraw(as(world, 'operator'), { pkApplys: [decided] })
    expect(late.results[0]?.code).toBe('04000114')
    await expectInvariants(t.database)
  })
})

describe('what must be refused is marked for whoever decides, and only sent back (P21)', () => {
  const corp = (values: object) => () =>
    t.database.write((tx) => tx.updateTable('corp').set(values).where('pkCorp', '=', world.core).execute())
  const limit = (values: object) => () =>
    t.database.write((tx) =>
      tx.updateTable('credit_limit').set(values).where('pkLimit', '=', world.limits.main).execute(),
    )

  test.each([
    [
      'the business licence has expired',
      corp({ licenceTo: '2026-11-20' }),
      corp({ licenceTo: '9999-12-31' }),
      '营业执照已过期，请重新认证',
    ],
    [
      'the limit is suspended',
      limit({ state: 'SUSPENDED' }),
      limit({ state: 'ACTIVE' }),
      '该额度已暂停，请选择其他额度来源',
    ],
  ])('%s', async (_, end, restore, reason) => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    await end()
    expect(await offered(pkApply)).toEqual([
      { action: 'APPROVE', allowed: false, reason },
      { action: 'RETURN', allowed: true },
    ])
    await restore()
    expect(await offered(pkApply)).toMatchObject([{ allowed: true }, { allowed: true }])
  })

  test('the promised date has come, also for the final reviewer', async () => {
    const promisedDate = addDays(todayOf(world.clock), 3)
    const pkApply = await draft(world, { promisedDate })
    await submit(world, pkApply)
    await approve(world, pkApply)
    world.clock.advanceDays(3)
    expect(await offered(pkApply, 'final')).toEqual([
      { action: 'APPROVE', allowed: false, reason: '承诺付款日必须晚于今天' },
      { action: 'RETURN', allowed: true },
    ])
    expect(await sendBack(world, pkApply, 'final')).toMatchObject({ ok: true })
  })

  /** The same in the queue and in the detail. */
  async function offered(pkApply: string, who: Person = 'director') {
    const { actions } = (await issueDetail(world, who, pkApply)).application
    const { list } = await issueList(world, who, { box: 'TODO' })
    expect(list.find((row) => row.pkApply === pkApply)?.actions).toEqual(actions)
    return actions
  }
})
