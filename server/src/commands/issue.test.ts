import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { accept, approve, draft, finish, issued, refuse, startCancel, submit } from '../testing/steps.ts'
import { as, createWorld, inRole, issueLine, reading, sign, type World } from '../testing/world.ts'
import { getCredit } from '../queries/creditDetail.ts'
import { getIssueApplication } from '../queries/issueDetail.ts'
import { acceptTickets } from './acceptance.ts'
import {
  directorApprove,
  directorReject,
  directorReturn,
  finalReturn,
  submitIssue,
  withdrawIssue,
} from './decisions.ts'
import { deleteIssueDraft, saveIssueDrafts, updateIssueDraft } from './issueDrafts.ts'

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

  test("product §2.3: without final review at the core the supervisor's approval issues the ticket", async () => {
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
    expect(await approve(world, cancel, 'director', 'ISSUE_CANCEL')).toMatchObject({ ok: true, pkCredit })
    expect([await ticketState(pkCredit), await stateOf(pkApply), await stateOf(cancel)]).toEqual([
      'CANCELLED',
      'CANCELLED',
      'DONE',
    ])
    expect((await limitOf(world.limits.main)).usedFen).toBe(before.usedFen)
    await expectInvariants(t.database)
  })

  test('product §2.4: a cancellation that is sent back unlocks the ticket, which can then be accepted', async () => {
    const { pkCredit } = await issued(world)
    const cancel = await startCancel(world, pkCredit)
    await submit(world, cancel, 'operator', 'ISSUE_CANCEL')
    const sent = await directorReject(as(world, 'director'), { pkApplys: [cancel], comment: '无需撤回' })
    expect(sent.results[0]).toMatchObject({ ok: true })
    expect(await accept(world, pkCredit)).toMatchObject({ ok: true })
    await expectInvariants(t.database)
  })

  test("withdrawing is the submitter's, only until the supervisor has decided", async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    const other = await withdrawIssue(as(world, 'operator2'), { pkApplys: [pkApply] })
    expect(other.results[0]?.code).toBe('01000202')
    const own = await withdrawIssue(as(world, 'operator'), { pkApplys: [pkApply] })
    expect([own.results[0]?.ok, await stateOf(pkApply)]).toEqual([true, 'WITHDRAWN'])
    const decided = await draft(world)
    await submit(world, decided)
    await approve(world, decided)
    const late = await withdrawIssue(as(world, 'operator'), { pkApplys: [decided] })
    expect(late.results[0]?.code).toBe('04000114')
    await expectInvariants(t.database)
  })
})

describe('four eyes (I11)', () => {
  test('I11: the submitter cannot review, also after switching role', async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    const switched = as(world, inRole(world.people.operator, 'ROLE_CORE_DIRECTOR'))
    const signature = await sign(switched, [pkApply], 'ISSUE', 'APPROVE')
    const { results } = await directorApprove(switched, { pkApplys: [pkApply], signature })
    expect(results[0]).toMatchObject({ ok: false, code: '01000201', message: '经办与复核不能为同一人，请更换复核人' })
  })

  test('I11: the supervisor cannot be the final reviewer, also after switching role', async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    await approve(world, pkApply)
    const switched = inRole(world.people.director, 'ROLE_CORE_FINAL_REVIEW')
    const spare = { ...world, people: { ...world.people, final: switched } }
    expect(await finish(spare, pkApply)).toMatchObject({ ok: false, code: '01000201' })
  })

  test("T3: in a batch, one's own entries fail and the others pass", async () => {
    const own = await saveIssueDrafts(as(world, 'operator'), { lines: [issueLine(world), issueLine(world)] })
    const others = await draft(world, {}, 'operator2')
    const pkApplys = [...own.saved.map((row) => row.pkApply), others]
    for (const row of own.saved) await submit(world, row.pkApply)
    await submit(world, others, 'operator2')
    const switched = as(world, inRole(world.people.operator, 'ROLE_CORE_DIRECTOR'))
    const signature = await sign(switched, pkApplys, 'ISSUE', 'APPROVE')
    const { results } = await directorApprove(switched, { pkApplys, signature })
    expect(results.map((row) => row.code)).toEqual(['01000201', '01000201', '0'])
    await expectInvariants(t.database)
  })

  test('I21: who has not the page may not act; who has another post neither', async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    await expect(sign(as(world, 'viewer'), [pkApply], 'ISSUE', 'APPROVE')).rejects.toMatchObject({ code: '01000202' })
    const comment = '请补充合同'
    await expect(directorReturn(as(world, 'operator2'), { pkApplys: [pkApply], comment })).rejects.toMatchObject({
      code: '01000202',
    })
  })
})

describe('return and edit (I12)', () => {
  test('I12: a returned application keeps its number, gets a new version, and shows what changed', async () => {
    const pkApply = await draft(world, { amount: '100.00' })
    await submit(world, pkApply)
    await approve(world, pkApply)
    const back = await finalReturn(as(world, 'final'), { pkApplys: [pkApply], comment: '金额有误' })
    expect(back.results[0]).toMatchObject({ ok: true })
    expect((await limitOf(world.limits.main)).frozenFen >= 0n).toBe(true)
    const { application } = await getIssueApplication(reading(world, 'operator'), { pkApply })
    expect(application).toMatchObject({ state: 'RETURNED', returnReason: '金额有误', returnedByName: '赵一' })
    const edit = { pkApply, version: application.version, line: issueLine(world, { amount: '200.00' }) }
    await updateIssueDraft(as(world, 'operator'), edit)
    await expect(updateIssueDraft(as(world, 'operator'), edit)).rejects.toMatchObject({ code: '99000409' })
    await submit(world, pkApply)
    const detail = await getIssueApplication(reading(world, 'director'), { pkApply })
    expect(detail.application).toMatchObject({
      applyNo: application.applyNo,
      state: 'PENDING_DIRECTOR',
      directorName: null,
    })
    expect(detail.changes).toEqual([{ field: 'amount', before: '100.00', after: '200.00' }])
    // The former supervisor may review the new round: nobody has approved this version yet.
    expect(await approve(world, pkApply)).toMatchObject({ ok: true })
    await expectInvariants(t.database)
  })

  test('a reason is 2 to 200 characters', async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    for (const comment of ['', ' 否 ', '长'.repeat(201)]) {
      const { results } = await directorReturn(as(world, 'director'), { pkApplys: [pkApply], comment })
      expect(results[0]?.code).toBe('04000115')
    }
  })

  test('a draft is deleted, what has been submitted is not', async () => {
    const pkApply = await draft(world)
    await deleteIssueDraft(as(world, 'operator2'), { pkApply })
    expect(await stateOf(pkApply)).toBeUndefined()
    const submitted = await draft(world)
    await submit(world, submitted)
    await expect(deleteIssueDraft(as(world, 'operator'), { pkApply: submitted })).rejects.toMatchObject({
      code: '04000114',
    })
  })
})

describe('limits (I9, I10)', () => {
  test('T7: exactly the available sum passes, 0.01 more is refused with the sum', async () => {
    const over = await draft(world, { pkLimit: world.limits.small, amount: '1000.01' })
    await expect(submit(world, over)).rejects.toMatchObject({ code: '05000101', values: ['1000.00'] })
    const exact = await draft(world, { pkLimit: world.limits.small, amount: '1000.00' })
    expect(await submit(world, exact)).toMatchObject({ ok: true })
    const rejected = await directorReject(as(world, 'director'), { pkApplys: [exact], comment: '不需要' })
    expect([rejected.results[0]?.ok, (await limitOf(world.limits.small)).frozenFen]).toEqual([true, 0n])
  })

  test('T7: a limit that has ended cannot be drawn on', async () => {
    const pkApply = await draft(world, { pkLimit: world.limits.expired, amount: '1.00' })
    await expect(submit(world, pkApply)).rejects.toMatchObject({ code: '05000102' })
  })

  test('D4: of a batch that exceeds the limit together, the first ones pass', async () => {
    const lines = ['600.00', '300.00', '200.00'].map((amount) =>
      issueLine(world, { pkLimit: world.limits.small, amount }),
    )
    const { saved } = await saveIssueDrafts(as(world, 'operator'), { lines })
    const pkApplys = saved.map((row) => row.pkApply)
    const context = as(world, 'operator')
    const signature = await sign(context, pkApplys, 'ISSUE', 'SUBMIT')
    const { results } = await submitIssue(context, { pkApplys, signature })
    expect(results.map((row) => row.code)).toEqual(['0', '0', '05000101'])
    expect((await limitOf(world.limits.small)).frozenFen).toBe(90_000n)
    await directorReject(as(world, 'director'), { pkApplys, comment: '不需要' })
    await expectInvariants(t.database)
  })
})

describe('limits drawn on at once (I9, I10)', () => {
  test('I10: 20 submissions of 100.00 at once on a limit of 1000.00: ten pass, ten are told what is left', async () => {
    const pkApplys: string[] = []
    for (let index = 0; index < 20; index++) {
      pkApplys.push(await draft(world, { pkLimit: world.limits.small, amount: '100.00' }))
    }
    const context = as(world, 'operator')
    const signatures = await Promise.all(pkApplys.map((pkApply) => sign(context, [pkApply], 'ISSUE', 'SUBMIT')))
    const answers = await Promise.all(
      signatures.map((signature, index) =>
        submitIssue(as(world, 'operator'), { pkApplys: [pkApplys[index] ?? ''], signature }),
      ),
    )
    const codes = answers.map(({ results }) => results[0]?.code)
    expect(codes.filter((code) => code === '0')).toHaveLength(10)
    expect(codes.filter((code) => code === '05000101')).toHaveLength(10)
    expect((await limitOf(world.limits.small)).frozenFen).toBe(100_000n)
    await directorReject(as(world, 'director'), { pkApplys, comment: '不需要' })
    await expectInvariants(t.database)
  })
})

describe('idempotency (I24)', () => {
  test('I24: the same x-request-id answers the same and acts once, also at the same time', async () => {
    const context = as(world, 'operator')
    const input = { lines: [issueLine(world)] }
    const count = async () =>
      (await t.database.read.selectFrom('application').select('pkApply').where('fkCorp', '=', world.core).execute())
        .length
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 8 }, () => saveIssueDrafts(context, input)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await count()) - before).toBe(1)
    const otherInput = { lines: [issueLine(world, { amount: '1.00' })] }
    await expect(saveIssueDrafts(context, otherInput)).rejects.toMatchObject({ code: '99000409' })
  })
})

describe('isolation (I26, I30)', () => {
  test('T16: another enterprise gets the answer of what does not exist', async () => {
    const { pkApply, pkCredit } = await issued(world)
    const absent = { code: '01000302' }
    await expect(getIssueApplication(reading(world, 'rivalOperator'), { pkApply })).rejects.toMatchObject(absent)
    await expect(getCredit(reading(world, 'rivalOperator'), { pkCredit })).rejects.toMatchObject(absent)
    await expect(getCredit(reading(world, 'otherSupplier'), { pkCredit })).rejects.toMatchObject(absent)
    await expect(sign(as(world, 'rivalOperator'), [pkApply], 'ISSUE', 'SUBMIT')).rejects.toMatchObject(absent)
    await expect(sign(as(world, 'otherSupplier'), [pkCredit], 'ACCEPT', 'ACCEPT')).rejects.toMatchObject(absent)
    const line = issueLine(world)
    await expect(saveIssueDrafts(as(world, 'rivalOperator'), { lines: [line] })).rejects.toMatchObject(absent)
  })

  test('I26: the holder sees no inner review and no limit source of the issuer', async () => {
    const { pkCredit } = await issued(world)
    const mine = await getCredit(reading(world, 'operator'), { pkCredit })
    const theirs = await getCredit(reading(world, 'supplierOperator'), { pkCredit })
    expect([mine.steps.length, mine.ticket.sourceName]).toEqual([3, '示范商业银行'])
    expect([theirs.steps, theirs.ticket.sourceName]).toEqual([[], undefined])
    expect(theirs.actions.map((row) => [row.action, row.allowed])).toEqual([
      ['ACCEPT', true],
      ['REFUSE', true],
    ])
  })
})

describe('suppliers and terms', () => {
  test('product §1.4: more than 60 days after delivery to an SME, acceptance needs consent', async () => {
    const { trade } = issueLine(world)
    const { pkCredit } = await issued(world, { trade: { ...trade, deliveredDate: '2026-11-01' } })
    expect(await accept(world, pkCredit)).toMatchObject({ ok: false, code: '04000109' })
    expect(await accept(world, pkCredit, 'supplierOperator', true)).toMatchObject({ ok: true })
  })

  test('I29: a core whose issuing is suspended cannot submit', async () => {
    const pkApply = await draft(world)
    const set = (issueSuspendedSince: string | null) =>
      t.database.write((tx) =>
        tx.updateTable('corp').set({ issueSuspendedSince }).where('pkCorp', '=', world.core).execute(),
      )
    await set('2026-11-20')
    await expect(submit(world, pkApply)).rejects.toMatchObject({ code: '04000120' })
    await set(null)
    expect(await submit(world, pkApply)).toMatchObject({ ok: true })
  })

  test('I3: 50 acceptances of one ticket at once: exactly one wins, nobody gets an error of the machine', async () => {
    const { pkCredit } = await issued(world)
    const tries = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const context = as(world, index % 2 ? 'supplierOperator' : 'supplierDirector')
        return { context, signature: await sign(context, [pkCredit], 'ACCEPT', 'ACCEPT') }
      }),
    )
    const answers = await Promise.all(
      tries.map(({ context, signature }) =>
        acceptTickets(context, { fkCredits: [pkCredit], supplierConsent: false, signature }),
      ),
    )
    const codes = answers.map((answer) => answer.results[0]?.code)
    expect(codes.filter((code) => code === '0')).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set(['0', '04000107']))
    await expectInvariants(t.database)
  })

  test('I11: 50 approvals of one application at once: exactly one wins', async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    const tries = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const context = as(world, index % 2 ? 'director' : 'director2')
        return { context, signature: await sign(context, [pkApply], 'ISSUE', 'APPROVE') }
      }),
    )
    const answers = await Promise.all(
      tries.map(({ context, signature }) => directorApprove(context, { pkApplys: [pkApply], signature })),
    )
    expect(answers.filter((answer) => answer.results[0]?.ok)).toHaveLength(1)
    await expectInvariants(t.database)
  })
})
