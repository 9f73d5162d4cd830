import type { EntryResult } from '@jinpiao/contract/envelope'
import { flowOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import { finalApprovePage } from '@jinpiao/contract/permissions'
import type { Post } from '@jinpiao/contract/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BusinessError } from '../domain/businessError.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { everybody, inPost } from '../testing/people.ts'
import {
  approve,
  approveAs,
  draft,
  finish,
  issueDetail,
  issued,
  issues,
  returnAs,
  sendBack,
  startCancel,
  submit,
} from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { formTypes } from '../testing/walk/choose.ts'
import { reach, reviewer } from '../testing/walk/reach.ts'
import { addWalkedFlows } from '../testing/walk/tested.ts'
import { as, createWorld, inRole, issueLine, type Person, sign, type World } from '../testing/world.ts'
import { anyApplication } from './application.ts'

let t: TestDatabase
let world: World
let removeFlows = () => {}
beforeAll(async () => {
  removeFlows = addWalkedFlows()
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(async () => {
  removeFlows()
  await t.drop()
})

const limitOf = (pkLimit: string) =>
  t.database.read.selectFrom('credit_limit').selectAll().where('pkLimit', '=', pkLimit).executeTakeFirstOrThrow()
const stateOf = async (pkApply: string) =>
  (await t.database.read.selectFrom('application').select('state').where('pkApply', '=', pkApply).executeTakeFirst())
    ?.state

const versionOf = async (pkApply: string) =>
  (await t.database.read.selectFrom('application').select('version').where('pkApply', '=', pkApply).executeTakeFirst())
    ?.version

const edit = (pkApply: string, version: number, who: Person) =>
  issues.update(as(world, who), { lines: [{ pkApply, version, line: issueLine(world) }] })

/** An operator who is a director, too. */
async function approveSwitched(who: Person, pkApply: string) {
  const switched = as(world, inRole(world.people[who], 'ROLE_CORE_DIRECTOR'))
  const signature = await sign(switched, [pkApply], 'ISSUE', 'APPROVE')
  return (await issues.approve('PENDING_DIRECTOR', switched, { pkApplys: [pkApply], signature })).results[0]
}

describe('four eyes (I11)', () => {
  test('I11: the submitter cannot review, also after switching role', async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    const switched = as(world, inRole(world.people.operator, 'ROLE_CORE_DIRECTOR'))
    const signature = await sign(switched, [pkApply], 'ISSUE', 'APPROVE')
    const { results } = await issues.approve('PENDING_DIRECTOR', switched, { pkApplys: [pkApply], signature })
    expect(results[0]).toMatchObject({ ok: false, code: '01000201', message: '经办与复核不能为同一人，请更换复核人' })
  })

  test('I11: the director cannot be the final reviewer, also after switching role', async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    await approve(world, pkApply)
    const switched = inRole(world.people.director, 'ROLE_CORE_FINAL_REVIEW')
    const spare = { ...world, people: { ...world.people, final: switched } }
    expect(await finish(spare, pkApply)).toMatchObject({ ok: false, code: '01000201' })
  })

  test('I11: who created it or edited it last cannot review what a colleague submits', async () => {
    const pkApply = await draft(world)
    await edit(pkApply, 1, 'operator2')
    await submit(world, pkApply, 'operator2')
    expect(await approveSwitched('operator', pkApply)).toMatchObject({ code: '01000201' })
    await sendBack(world, pkApply)
    await edit(pkApply, (await versionOf(pkApply)) ?? 0, 'operator')
    await submit(world, pkApply, 'operator2')
    expect(await approveSwitched('operator', pkApply)).toMatchObject({ code: '01000201' })
    expect(await approve(world, pkApply)).toMatchObject({ ok: true })
  })

  test('Q6: the final review counts as it was when an application was submitted, whatever changes later', async () => {
    const switchTo = (finalReview: 0 | 1) =>
      t.database.write((tx) => tx.updateTable('corp').set({ finalReview }).where('pkCorp', '=', world.core).execute())
    const [before, after] = [await draft(world), await draft(world)]
    await submit(world, before)
    await switchTo(0)
    await submit(world, after)
    await switchTo(1)
    await approve(world, after)
    await switchTo(0)
    await approve(world, before)
    await switchTo(1)
    expect([await stateOf(before), await stateOf(after)]).toEqual(['PENDING_FINAL', 'PENDING_COUNTERPARTY'])
  })

  test('Q6: the counterparty counts as it was when an application was submitted, whatever the supplier list says later', async () => {
    const [supplier, other] = world.suppliers
    const point = (fkSupplierCorp: string | undefined, corpName: string) =>
      t.database.write((tx) =>
        tx
          .updateTable('supplier')
          .set({ fkSupplierCorp: fkSupplierCorp ?? null, corpName })
          .where('pkSupplier', '=', supplier?.pkSupplier ?? '')
          .execute(),
      )
    const ticketOf = (pkApply: string) =>
      t.database.read
        .selectFrom('ticket')
        .innerJoin('application', 'application.pkApply', 'ticket.bornBy')
        .select(['fkHolder', 'counterpartyName'])
        .where('bornBy', '=', pkApply)
        .executeTakeFirst()
    await point(undefined, '还没有注册的公司')
    const pkApply = await draft(world)
    await point(supplier?.fkCorp, '提交时的公司')
    await submit(world, pkApply)
    const submitted = await t.database.read
      .selectFrom('application')
      .select('counterpartyName')
      .where('pkApply', '=', pkApply)
      .executeTakeFirstOrThrow()
    expect(submitted.counterpartyName).toBe('提交时的公司')
    await point(other?.fkCorp, '后来改了名的公司')
    await approve(world, pkApply)
    await finish(world, pkApply)
    await point(supplier?.fkCorp, submitted.counterpartyName ?? '')
    expect(await ticketOf(pkApply)).toEqual({ fkHolder: supplier?.fkCorp, ...submitted })
  })

  test("T3: in a batch, one's own entries fail and the others pass", async () => {
    const own = await issues.save(as(world, 'operator'), { lines: [issueLine(world), issueLine(world)] })
    const others = await draft(world, {}, 'operator2')
    const pkApplys = [...own.saved.map((row) => row.pkApply), others]
    for (const row of own.saved) await submit(world, row.pkApply)
    await submit(world, others, 'operator2')
    const switched = as(world, inRole(world.people.operator, 'ROLE_CORE_DIRECTOR'))
    const signature = await sign(switched, pkApplys, 'ISSUE', 'APPROVE')
    const { results } = await issues.approve('PENDING_DIRECTOR', switched, { pkApplys, signature })
    expect(results.map((row) => row.code)).toEqual(['01000201', '01000201', '0'])
    await expectInvariants(t.database)
  })

  test('I21: who has not the page may not act; who has another post neither', async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    await expect(sign(as(world, 'viewer'), [pkApply], 'ISSUE', 'APPROVE')).rejects.toMatchObject({ code: '01000202' })
    const comment = '请补充合同'
    await expect(
      issues.sendBack('PENDING_DIRECTOR', as(world, 'operator2'), { pkApplys: [pkApply], comment }),
    ).rejects.toMatchObject({
      code: '01000202',
    })
  })
})

/** Of a whole call, where its pages are closed to the caller; else of its one entry. */
const refusal = (acting: Promise<EntryResult>): Promise<string | undefined> =>
  acting.then(
    ({ ok, code }) => (ok ? undefined : code),
    (error: BusinessError) => error.code,
  )

describe('four eyes in every row (I11, I21)', () => {
  /** Each step that is decided inside, with an application that waits in it and what its trail says of who has acted. */
  async function* decided() {
    for (const type of formTypes()) {
      for (const step of flowOf(type).steps.filter(isDecision)) {
        const pkApply = await reach(world, type, step.state)
        const { read } = t.database
        const trail = await read
          .selectFrom('application_step')
          .select('personId')
          .where('pkApply', '=', pkApply)
          .execute()
        const acted = everybody.filter((who) => trail.some(({ personId }) => personId === world.people[who].personId))
        yield { type, step, pkApply, acted, approve: approveAs(type, step.state) }
      }
    }
  }

  test('I11: whoever has acted on it decides no further step of it, whatever role he switches to', async () => {
    for await (const { type, step, pkApply, acted, approve } of decided()) {
      expect(acted.length, type).toBeGreaterThan(0)
      for (const who of acted) {
        const switched = inPost(world.people[who], step.actors[0] ?? 'DIRECTOR')
        const said = await approve(world, pkApply, switched)
        expect(said, `${type} in ${step.state} by ${who}`).toMatchObject({ ok: false, code: '01000201' })
      }
      const other = await reviewer(world, pkApply, step.actors)
      expect(await approve(world, pkApply, other), `${type} in ${step.state}`).toMatchObject({ ok: true })
    }
    await expectInvariants(t.database)
  })

  test('I21: nobody of another post decides it, and nobody sends it back', async () => {
    for await (const { type, step, pkApply, approve } of decided()) {
      const { fkCorp } = await anyApplication(t.database.read, pkApply)
      const others = everybody.filter(
        (who) =>
          world.people[who].fkCorp === fkCorp && !(step.actors as readonly Post[]).includes(world.people[who].post),
      )
      expect(others.length, type).toBeGreaterThan(0)
      for (const who of others) {
        for (const act of [approve, returnAs(type, step.state)]) {
          await expect(refusal(act(world, pkApply, who)), `${type} by ${who}`).resolves.toBe('01000202')
        }
      }
    }
  })
})

describe('somebody else has decided meanwhile', () => {
  const other = () => as(world, inRole(world.people.operator2, 'ROLE_CORE_DIRECTOR'))
  const message = (state: string) =>
    `该申请当前状态为“${state}”，不在您的办理环节，可能已由他人办理。请继续办理其他申请`

  test('I21: before a text is signed: it is the turn of the next one, which is no missing permission', async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    await approve(world, pkApply)
    const signing = sign(other(), [pkApply], 'ISSUE', 'APPROVE')
    await expect(signing).rejects.toMatchObject({ code: '04000124' })
    await expect(signing.catch((error: BusinessError) => error.text('zh-CN'))).resolves.toBe(message('待终审'))
  })

  test('between signing and sending: the entry fails alone, and so does sending it back', async () => {
    const late = await draft(world)
    const open = await draft(world)
    for (const pkApply of [late, open]) await submit(world, pkApply)
    const signature = await sign(other(), [late, open], 'ISSUE', 'APPROVE')
    await approve(world, late)
    const { results } = await issues.approve('PENDING_DIRECTOR', other(), { pkApplys: [late, open], signature })
    expect(results.map(({ code }) => code)).toEqual(['04000124', '0'])
    expect(results[0]?.message).toBe(message('待终审'))
    const back = await issues.sendBack('PENDING_DIRECTOR', other(), { pkApplys: [late], comment: '金额有误' })
    expect(back.results[0]).toMatchObject({ ok: false, code: '04000124' })
    await expectInvariants(t.database)
  })
})

describe('return and edit (I12)', () => {
  test('each address decides its own step: the final reviewer’s none that waits for the director', async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    const { director } = world.people
    const both = { ...director, permissions: new Set([...director.permissions, ...finalApprovePage]) }
    await expect(finish(world, pkApply, both)).rejects.toMatchObject({ code: '04000124' })
    expect(await approve(world, pkApply)).toMatchObject({ ok: true })
  })

  test('an entry of another business than the signed one fails by itself', async () => {
    const { pkCredit } = await issued(world)
    const cancellation = await startCancel(world, pkCredit)
    const pkApply = await draft(world)
    const context = as(world, 'operator')
    const signature = await sign(context, [pkApply], 'ISSUE', 'SUBMIT')
    const { results } = await issues.submit(context, { pkApplys: [cancellation, pkApply], signature })
    expect(results.map((row) => row.code)).toEqual(['01000302', '0'])
  })

  test('I12: what has been submitted is not edited, and an older version of a draft neither', async () => {
    const pkApply = await draft(world)
    const edit = (version: number) =>
      issues.update(as(world, 'operator'), {
        lines: [{ pkApply, version, line: issueLine(world, { amount: '1.00' }) }],
      })
    await expect(edit(0)).rejects.toMatchObject({ code: '99000409' })
    await submit(world, pkApply)
    for (const version of [1, 2]) await expect(edit(version)).rejects.toMatchObject({ code: '04000114' })
    await approve(world, pkApply)
    await expect(edit(3)).rejects.toMatchObject({ code: '04000114' })
  })

  test('I12: several are edited in one call, all of them or none', async () => {
    const [first, second] = [await draft(world), await draft(world)]
    const edit = (...versions: number[]) =>
      issues.update(as(world, 'operator'), {
        lines: [first, second].map((pkApply, index) => ({
          pkApply,
          version: versions[index] ?? 0,
          line: issueLine(world, { amount: '1.00' }),
        })),
      })
    await expect(edit(1, 7)).rejects.toMatchObject({ code: '99000409' })
    expect(await Promise.all([first, second].map(versionOf))).toEqual([1, 1])
    const { saved } = await edit(1, 1)
    expect(saved.map(({ pkApply, version }) => [pkApply, version])).toEqual([
      [first, 2],
      [second, 2],
    ])
  })

  test('I3: a cancellation whose ticket it no longer locks is not approved', async () => {
    const { pkCredit } = await issued(world)
    const cancellation = await startCancel(world, pkCredit)
    await submit(world, cancellation, 'operator', 'ISSUE_CANCEL')
    const lock = (lockedBy: string | null) =>
      t.database.write((tx) => tx.updateTable('ticket').set({ lockedBy }).where('pkCredit', '=', pkCredit).execute())
    await lock(null)
    expect(await approve(world, cancellation, 'director', 'ISSUE_CANCEL')).toMatchObject({ code: '04000101' })
    await lock(cancellation)
    expect(await approve(world, cancellation, 'director', 'ISSUE_CANCEL')).toMatchObject({ ok: true })
  })

  test('I12: a returned application keeps its number, gets a new version, and shows what changed', async () => {
    const pkApply = await draft(world, { amount: '100.00' })
    await submit(world, pkApply)
    await approve(world, pkApply)
    const back = await issues.sendBack('PENDING_FINAL', as(world, 'final'), {
      pkApplys: [pkApply],
      comment: '金额有误',
    })
    expect(back.results[0]).toMatchObject({ ok: true })
    expect((await limitOf(world.limits.main)).frozenFen >= 0n).toBe(true)
    const { application } = await issueDetail(world, 'operator', pkApply)
    expect(application).toMatchObject({ state: 'RETURNED', returnReason: '金额有误', returnedByName: '赵一' })
    const line = issueLine(world, { amount: '200.00' })
    const edit = { lines: [{ pkApply, version: application.version, line }] }
    await issues.update(as(world, 'operator'), edit)
    await expect(issues.update(as(world, 'operator'), edit)).rejects.toMatchObject({ code: '99000409' })
    await submit(world, pkApply)
    const detail = await issueDetail(world, 'director', pkApply)
    expect(detail.application).toMatchObject({
      applyNo: application.applyNo,
      state: 'PENDING_DIRECTOR',
      directorName: null,
    })
    expect(detail.changes).toEqual([{ label: '金额', kind: 'money', before: '100.00', after: '200.00' }])
    // The former director may review the new round: nobody has approved this version yet.
    expect(await approve(world, pkApply)).toMatchObject({ ok: true })
    await expectInvariants(t.database)
  })

  test('a reason is 2 to 200 characters', async () => {
    const pkApply = await draft(world)
    await submit(world, pkApply)
    for (const comment of ['', ' 否 ', '长'.repeat(201)]) {
      const { results } = await issues.sendBack('PENDING_DIRECTOR', as(world, 'director'), {
        pkApplys: [pkApply],
        comment,
      })
      expect(results[0]?.code).toBe('04000115')
    }
  })

  test('a draft is deleted, what has been submitted is not', async () => {
    const pkApply = await draft(world)
    await issues.remove(as(world, 'operator2'), { pkApply })
    expect(await stateOf(pkApply)).toBeUndefined()
    const submitted = await draft(world)
    await submit(world, submitted)
    await expect(issues.remove(as(world, 'operator'), { pkApply: submitted })).rejects.toMatchObject({
      code: '04000114',
    })
  })
})
