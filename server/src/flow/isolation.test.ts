import type { EntryResult } from '@jinpiao/contract/envelope'
import { type BusinessType, flowOf, stepOf } from '@jinpiao/contract/flow'
import { isDecision } from '@jinpiao/contract/flowRow'
import type { Post } from '@jinpiao/contract/roles'
import { defaultTenorPolicy } from '@jinpiao/contract/tenor'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runCommand } from '../acts/command.ts'
import type { Actor } from '../acts/context.ts'
import { acceptTickets } from '../business/accept/accept.ts'
import { businesses, forms } from '../business/all.ts'
import { cancelIssue } from '../business/issueCancel/issueCancel.ts'
import { BusinessError } from '../domain/businessError.ts'
import { DAY_MS } from '../domain/clock.ts'
import { tidy } from '../jobs/upkeep.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { personOf } from '../testing/people.ts'
import {
  accept,
  approve,
  approveAs,
  cancel,
  checkIssues,
  creditDetail,
  draft,
  formOf,
  issueDetail,
  issued,
  issues,
  returnAs,
  submit,
  submitAs,
  withdraw,
} from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { ticketsOf, walkOf } from '../testing/walk/all.ts'
import { allTypes, formTypes, isEditable, save } from '../testing/walk/choose.ts'
import { reach, statesOf } from '../testing/walk/reach.ts'
import { addWalkedFlows } from '../testing/walk/tested.ts'
import { as, createWorld, issueLine, reading, sign, type World } from '../testing/world.ts'
import { anyApplication } from './application.ts'
import { applicationListing } from './list.ts'

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

describe('idempotency (I24)', () => {
  test('I24: the same x-request-id answers the same and acts once, also at the same time', async () => {
    const context = as(world, 'operator')
    const input = { lines: [issueLine(world)] }
    const count = async () =>
      (await t.database.read.selectFrom('application').select('pkApply').where('fkCorp', '=', world.core).execute())
        .length
    const before = await count()
    const answers = await Promise.all(Array.from({ length: 8 }, () => issues.save(context, input)))
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect((await count()) - before).toBe(1)
    const otherInput = { lines: [issueLine(world, { amount: '1.00' })] }
    await expect(issues.save(context, otherInput)).rejects.toMatchObject({ code: '99000409' })
  })

  test('I24: an id is its person’s: the same one of somebody else is another act, and neither gets the other’s answer', async () => {
    const own = as(world, 'operator')
    const other = as(world, 'operator2', { requestId: own.requestId })
    const input = { lines: [issueLine(world)] }
    const first = await issues.save(own, input)
    const second = await issues.save(other, input)
    expect(second.saved[0]?.pkApply).not.toBe(first.saved[0]?.pkApply)
    expect(await issues.save(own, input)).toEqual(first)
    expect(await issues.save(other, input)).toEqual(second)
  })

  test('I24: an id that comes back with another act, or for another enterprise, is refused', async () => {
    const context = as(world, 'operator')
    const act = (name: string, changes: Partial<typeof context> = {}) =>
      runCommand({ ...context, ...changes }, { name, permission: 'signedIn' }, { no: 1 }, async () => name)
    expect(await act('FIRST')).toBe('FIRST')
    await expect(act('SECOND')).rejects.toMatchObject({ code: '99000409' })
    const elsewhere = { ...context.actor, fkCorp: world.rival }
    await expect(act('FIRST', { actor: elsewhere })).rejects.toMatchObject({ code: '99000409' })
    expect(await act('FIRST')).toBe('FIRST')
  })

  test('I24: a refusal is not remembered: the same id is judged anew, and has its one effect when the reason is gone', async () => {
    const context = as(world, 'operator')
    let isRefused = true
    let effects = 0
    const act = () =>
      runCommand(context, { name: 'TRY', permission: 'signedIn' }, { no: 1 }, async () => {
        if (isRefused) throw new BusinessError('01000302')
        effects += 1
        return effects
      })
    await expect(act()).rejects.toMatchObject({ code: '01000302' })
    isRefused = false
    expect([await act(), await act()]).toEqual([1, 1])
    isRefused = true
    expect(await act()).toBe(1)
  })

  test('I24: an id is remembered for 24 hours', async () => {
    const context = as(world, 'operator')
    const input = { lines: [issueLine(world)] }
    const first = await issues.save(context, input)
    const after = async (ms: number) => {
      world.clock.advance(ms)
      await tidy({ database: t.database, clock: world.clock })
      return issues.save(context, input)
    }
    expect(await after(DAY_MS)).toEqual(first)
    expect(await after(1)).not.toEqual(first)
    world.clock.advance(-DAY_MS - 1)
  })
})

describe('isolation (I26, I30)', () => {
  test('T16: another enterprise gets the answer of what does not exist', async () => {
    const { pkApply, pkCredit } = await issued(world)
    const absent = { code: '01000302' }
    await expect(issueDetail(world, 'rivalOperator', pkApply)).rejects.toMatchObject(absent)
    await expect(creditDetail(world, 'rivalOperator', pkCredit)).rejects.toMatchObject(absent)
    await expect(creditDetail(world, 'otherSupplier', pkCredit)).rejects.toMatchObject(absent)
    await expect(sign(as(world, 'rivalOperator'), [pkApply], 'ISSUE', 'SUBMIT')).rejects.toMatchObject(absent)
    await expect(sign(as(world, 'otherSupplier'), [pkCredit], 'ACCEPT', 'ACCEPT')).rejects.toMatchObject(absent)
    const line = issueLine(world)
    await expect(issues.save(as(world, 'rivalOperator'), { lines: [line] })).rejects.toMatchObject(absent)
  })

  test('I30: a draft names no supplier, limit or file of another enterprise, each refused by itself', async () => {
    const { pkLimit, pkSupplier, trade } = issueLine(world)
    const nothing = { pkLimit: '', pkSupplier: '', trade: { ...trade, fileIds: [] } }
    const foreign = [{ pkLimit }, { pkSupplier }, { trade }]
    for (const named of foreign) {
      const lines = [issueLine(world, { ...nothing, ...named })]
      const saved = issues.save(as(world, 'rivalOperator'), { lines })
      await expect(saved, Object.keys(named)[0]).rejects.toMatchObject({ code: '01000302' })
      expect((await issues.save(as(world, 'operator'), { lines })).saved).toHaveLength(1)
    }
  })

  test('I30: nobody takes back what another enterprise has issued', async () => {
    const { pkCredit } = await issued(world)
    const input = { pkCredits: [pkCredit], comment: '信息有误' }
    await expect(cancelIssue(as(world, 'rivalOperator'), input)).rejects.toMatchObject({ code: '01000302' })
    expect((await cancelIssue(as(world, 'operator'), input)).saved).toHaveLength(1)
  })

  test('I25: the holder reads the trade background, but the issuer’s files are not named to it', async () => {
    const { pkCredit } = await issued(world)
    const mine = await creditDetail(world, 'operator', pkCredit)
    const theirs = await creditDetail(world, 'supplierOperator', pkCredit)
    expect(mine.trade?.files).toMatchObject([{ pkFile: world.file }])
    expect(theirs.trade).toEqual({ ...mine.trade, files: [] })
  })

  test('I26: the holder sees no inner review and no limit source of the issuer', async () => {
    const { pkCredit } = await issued(world)
    const mine = await creditDetail(world, 'operator', pkCredit)
    const theirs = await creditDetail(world, 'supplierOperator', pkCredit)
    expect([mine.steps.length, mine.ticket.sourceName]).toEqual([3, '示范商业银行'])
    expect([theirs.steps, theirs.ticket.sourceName]).toEqual([[], undefined])
    expect(theirs.ticket.actions.map((row) => [row.action, row.allowed])).toEqual([
      ['ACCEPT', true],
      ['REFUSE', true],
    ])
  })
})

describe('isolation in every row (I26, I30)', () => {
  /** Somebody of another enterprise who may open every page of the row: only whose it is can refuse him. */
  function outsider(type: BusinessType, post: Post): Actor {
    const { submitPages, steps } = flowOf(type)
    const pages = [...submitPages, ...steps.filter(isDecision).flatMap(({ pages }) => pages)]
    return { ...world.people.rivalOperator, post, permissions: new Set(pages) }
  }
  /** With which code it was refused, as a whole or entry by entry. */
  async function codeOf(act: Promise<unknown>): Promise<string> {
    try {
      const answer = await act
      const { results = [] } = answer as { results?: EntryResult[] }
      return results[0]?.code ?? (answer as { code?: string }).code ?? 'done'
    } catch (error) {
      if (error instanceof BusinessError) return error.code
      throw error
    }
  }

  test('T16: in every state that waits for somebody, nobody of another enterprise reads it or acts on it', async () => {
    for (const type of formTypes()) {
      const { steps, submitters } = flowOf(type)
      const form = formOf(type)
      for (const state of ['DRAFT', ...steps.map((step) => step.state)] as const) {
        const pkApply = await reach(world, type, state)
        const { version, payload } = await anyApplication(t.database.read, pkApply)
        const step = stepOf(type, state)
        const operator = outsider(type, submitters[0] ?? 'OPERATOR')
        const acts = {
          get: () => form.get(reading(world, operator), { pkApply }),
          submit: () => submitAs(type)(world, pkApply, operator),
          withdraw: () => withdraw(world, pkApply, operator, type),
          cancel: () => cancel(world, pkApply, operator, type),
          remove: () => form.remove(as(world, operator), { pkApply }),
          ...(isEditable(type) && {
            update: () =>
              form.update(as(world, operator), { lines: [{ pkApply, version, line: JSON.parse(payload) }] }),
          }),
          ...(step &&
            isDecision(step) && {
              approve: () => approveAs(type, step.state)(world, pkApply, outsider(type, step.actors[0] ?? 'DIRECTOR')),
              sendBack: () => returnAs(type, step.state)(world, pkApply, outsider(type, step.actors[0] ?? 'DIRECTOR')),
            }),
        }
        for (const [name, act] of Object.entries(acts))
          expect(await codeOf(act()), `${type} in ${state}: ${name}`).toBe('01000302')
        expect(await anyApplication(t.database.read, pkApply)).toMatchObject({ state, version })
      }
    }
  })

  test('T16: what begins at a ticket does not begin at another’s', async () => {
    const { pkCredit } = await issued(world)
    const ticket = await t.database.read
      .selectFrom('ticket')
      .selectAll()
      .where('pkCredit', '=', pkCredit)
      .executeTakeFirstOrThrow()
    for (const type of allTypes().filter((each) => ticketsOf(each) !== undefined)) {
      const { submitters, submitActions } = flowOf(type)
      const { form, act } = walkOf(type)
      const spare = {
        ...world,
        people: { ...world.people, rivalOperator: outsider(type, submitters[0] ?? 'OPERATOR') },
      }
      const choice = { pick: 2, who: 0, type: 0, amount: '1.00' }
      const begun = act
        ? act(as(spare, 'rivalOperator'), ticket, submitActions[0] ?? 'SUBMIT')
        : save(spare, type, form?.(world, choice, ticket).line, 'rivalOperator')
      expect(await codeOf(begun), type).toBe('01000302')
    }
  })

  test('I30: lists have the applications of their reader’s enterprise alone', async () => {
    for (const form of forms) {
      const [first = 'DRAFT'] = statesOf(form.type)
      const pkApply = await reach(world, form.type, first)
      const listing = applicationListing(businesses, form)
      const keys = async (actor: Actor) => {
        const query = { page: 1, pageSize: 200, box: 'ALL', state: [] }
        const { list } = await listing.page({ ...reading(world, actor) }, query)
        return list.map((row) => (row as { pkApply: string }).pkApply)
      }
      const { fkCorp } = await anyApplication(t.database.read, pkApply)
      const own = personOf(world, fkCorp, flowOf(form.type).submitters) ?? 'operator'
      expect(await keys(world.people[own]), form.type).toContain(pkApply)
      expect(await keys(outsider(form.type, 'OPERATOR')), form.type).not.toContain(pkApply)
    }
  })
})

describe('suppliers and terms', () => {
  // A world of its own: in the one above months have passed.
  let own: TestDatabase
  beforeAll(async () => {
    own = await createTestDatabase()
    world = await createWorld(own.database)
  })
  afterAll(() => own.drop())

  test('product §1.4: more than 60 days after delivery to an SME, acceptance needs consent', async () => {
    const { trade } = issueLine(world)
    const { pkCredit } = await issued(world, { trade: { ...trade, deliveredDate: '2026-11-01' } })
    expect(await accept(world, pkCredit)).toMatchObject({ ok: false, code: '04000109' })
    expect(await accept(world, pkCredit, 'supplierOperator', true)).toMatchObject({ ok: true })
  })

  test('I14, T6: a central state-owned enterprise promises six months at most; the check says by which rule', async () => {
    const set = (isCentralSoe: 0 | 1) =>
      own.database.write((tx) =>
        tx.updateTable('corp').set({ isCentralSoe }).where('pkCorp', '=', world.core).execute(),
      )
    await set(1)
    const lines = ['2027-05-21', '2027-05-22'].map((promisedDate) =>
      issueLine(world, { promisedDate, tenorReason: '设备调试周期长' }),
    )
    const { problems, facts } = await checkIssues(world, 'operator', lines)
    expect(problems).toMatchObject([{ line: 1, field: 'promisedDate', code: '04000110' }])
    expect(facts).toEqual({ policies: defaultTenorPolicy, isCentralSoe: true })
    const pkApply = await draft(world, lines[1])
    await expect(submit(world, pkApply)).rejects.toMatchObject({ code: '04000110' })
    await set(0)
    expect(await submit(world, pkApply)).toMatchObject({ ok: true })
    // An enterprise that has become one since is asked again at the approval.
    await set(1)
    await expect(approve(world, pkApply)).resolves.toMatchObject({ ok: false, code: '04000110' })
    await set(0)
    expect((await checkIssues(world, 'operator', lines)).facts.isCentralSoe).toBe(false)
  })

  test('I29: a core whose issuing is suspended cannot submit', async () => {
    const pkApply = await draft(world)
    const set = (issueSuspendedSince: string | null) =>
      own.database.write((tx) =>
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
        acceptTickets(businesses, context, { fkCredits: [pkCredit], supplierConsent: false, signature }),
      ),
    )
    const codes = answers.map((answer) => answer.results[0]?.code)
    expect(codes.filter((code) => code === '0')).toHaveLength(1)
    expect(new Set(codes)).toEqual(new Set(['0', '04000107']))
    await expectInvariants(own.database)
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
      tries.map(({ context, signature }) =>
        issues.approve('PENDING_DIRECTOR', context, { pkApplys: [pkApply], signature }),
      ),
    )
    expect(answers.filter((answer) => answer.results[0]?.ok)).toHaveLength(1)
    await expectInvariants(own.database)
  })
})
