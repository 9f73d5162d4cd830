import type { BusinessType } from '@jinpiao/contract/flow'
import { counterparty, director, type FlowRow, final, operator } from '@jinpiao/contract/flowRow'
import { creditFundPage } from '@jinpiao/contract/permissions/credit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { digestOf } from '../domain/digest.ts'
import { runDaily } from '../jobs/daily.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { approveAs, formOf, returnAs, submitAs } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { testedBusiness } from '../testing/testedFlow.ts'
import { addFlow } from '../testing/walk/tested.ts'
import { as, createWorld, inRole, type Person, reading, type World } from '../testing/world.ts'
import { anyApplication } from './application.ts'
import type { Business } from './business.ts'

/** A supplier asks, its core company answers. */
const ASKING = 'ASKING' as BusinessType
const ASKED = 'ASKED' as BusinessType
const common = {
  touches: ['applications'],
  counterparty: 'counterpartyName',
  lacks: ['amount', 'promisedDate'],
} as const satisfies Partial<FlowRow>
const askingRow: FlowRow = {
  ...common,
  ...operator,
  name: ['测试询问', 'Test of asking'],
  short: ['测试询问', 'tests of asking'],
  submitPages: creditFundPage,
  steps: [director(creditFundPage), { ...counterparty, days: 15, mayReturn: true, asks: 'LATER' }],
}
const askedRow: FlowRow = {
  ...common,
  name: ['测试答复', 'Test of answering'],
  short: ['测试答复', 'tests of answering'],
  submitters: [],
  submitActions: [],
  submitPages: [],
  steps: [director(creditFundPage), final(creditFundPage)],
}

interface Question {
  pkApply: string
}
const told: string[] = []
const askingBusiness: Business<object> = {
  ...testedBusiness,
  type: ASKING,
  family: ASKING,
  async touches({ read }, _payload, application) {
    const asked = await read
      .selectFrom('application')
      .select(['pkApply', 'payload'])
      .where('businessType', '=', ASKED)
      .execute()
    const own = asked.filter(({ payload }) => JSON.parse(payload).pkApply === application?.pkApply)
    return { application: own.map(({ pkApply }) => pkApply) }
  },
  decided: async (_act, { pkApply }) => ({
    outputs: [],
    asks: { type: ASKED, fkCorp: world.core, payload: { pkApply } },
  }),
  heard: async (_act, _application, _payload, { from, answer }) => {
    told.push(`${from} ${answer}`)
  },
  async ended(act, application, payload, { to }) {
    if (to !== 'EXPIRED') return {}
    const { application: closes = [] } = await this.touches({ read: act.tx }, payload, application)
    return { closes }
  },
}
const askedBusiness: Business<Question> = {
  ...(testedBusiness as unknown as Business<Question>),
  type: ASKED,
  family: ASKED,
  columns: async (reading, payload) => ({
    ...(await testedBusiness.columns(reading, {})),
    payloadDigest: digestOf(payload),
  }),
  touches: (_, { pkApply }) => ({ application: [pkApply] }),
  decided: async (_act, _application, { pkApply }) => ({
    outputs: [],
    told: { pkApply, answer: 'APPROVE', comment: '' },
  }),
  async release(act, { returnReason, state }, { pkApply }) {
    if (state !== 'RETURNED') return {}
    return { told: { pkApply, answer: 'RETURN', comment: returnReason ?? '' }, ends: true }
  },
}

let t: TestDatabase
let world: World
let remove: (() => void)[] = []
beforeAll(async () => {
  remove = [
    addFlow(askingRow, askingBusiness, { PENDING_DIRECTOR: '' }),
    addFlow(askedRow, askedBusiness as Business<unknown>, { PENDING_DIRECTOR: '', PENDING_FINAL: 'final-' }),
  ]
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(async () => {
  for (const take of remove) take()
  await t.drop()
})

const director1 = approveAs(ASKING, 'PENDING_DIRECTOR')
const coreDirector = approveAs(ASKED, 'PENDING_DIRECTOR')
const coreFinal = approveAs(ASKED, 'PENDING_FINAL')
const stateOf = async (pkApply: string) => (await anyApplication(t.database.read, pkApply)).state
const askedFor = async (asking: string) =>
  (await t.database.read.selectFrom('application').selectAll().where('businessType', '=', ASKED).execute()).filter(
    ({ payload }) => JSON.parse(payload).pkApply === asking,
  )
/** One that waits for the core company, with what that has to decide. */
async function asking() {
  const { saved } = await formOf(ASKING).save(as(world, 'supplierOperator'), { lines: [{}] })
  const pkApply = saved[0]?.pkApply ?? ''
  await submitAs(ASKING)(world, pkApply, 'supplierOperator')
  await director1(world, pkApply, 'supplierDirector')
  const asked = (await askedFor(pkApply)).at(-1)
  return { pkApply, asked: asked?.pkApply ?? '' }
}

test('the core company gets an application of its own, and its last approval answers the one that asked', async () => {
  const { pkApply, asked } = await asking()
  expect(await anyApplication(t.database.read, asked)).toMatchObject({
    fkCorp: world.core,
    state: 'PENDING_DIRECTOR',
    createdByName: '江城精铸有限公司',
  })
  expect(await coreDirector(world, asked, 'director')).toMatchObject({ ok: true })
  expect([await stateOf(pkApply), await stateOf(asked)]).toEqual(['PENDING_COUNTERPARTY', 'PENDING_FINAL'])
  expect(await coreFinal(world, asked, 'final')).toMatchObject({ ok: true })
  expect([await stateOf(pkApply), await stateOf(asked), told.at(-1)]).toEqual(['DONE', 'DONE', 'COUNTERPARTY APPROVE'])
  await expectInvariants(t.database)
})

test('sent back by the core company, it is its operator’s to correct, who learns why; the question has ended and a new one is asked', async () => {
  const { pkApply, asked } = await asking()
  const back = returnAs(ASKED, 'PENDING_DIRECTOR', '请补充最近三个月的对账单')
  expect(await back(world, asked, 'director')).toMatchObject({ ok: true })
  expect(await anyApplication(t.database.read, pkApply)).toMatchObject({
    state: 'RETURNED',
    returnReason: '请补充最近三个月的对账单',
  })
  expect(await stateOf(asked)).toBe('CANCELLED')
  const messages = await t.database.read
    .selectFrom('message')
    .select(['notice', 'params', 'fkCorp'])
    .where('target', '=', `application:${pkApply}`)
    .where('notice', '=', 'APPLICATION_RETURNED')
    .execute()
  expect(messages.map(({ fkCorp, params }) => [fkCorp, JSON.parse(params)[0]])).toEqual([
    [world.suppliers[0]?.fkCorp, '华岳重工股份有限公司'],
  ])
  await submitAs(ASKING)(world, pkApply, 'supplierOperator')
  await director1(world, pkApply, 'supplierDirector')
  expect((await askedFor(pkApply)).map(({ state }) => state)).toEqual(['CANCELLED', 'PENDING_DIRECTOR'])
  await expectInvariants(t.database)
})

test('Q6: a core company that works without a final review answers by its director', async () => {
  const review = (finalReview: 0 | 1) =>
    t.database.write((tx) => tx.updateTable('corp').set({ finalReview }).where('pkCorp', '=', world.core).execute())
  await review(0)
  const { pkApply, asked } = await asking()
  await review(1)
  await coreDirector(world, asked, 'director')
  expect([await stateOf(pkApply), await stateOf(asked)]).toEqual(['DONE', 'DONE'])
})

test('I11: whoever has prepared or approved the asking one decides nothing of it in the other enterprise', async () => {
  const { asked } = await asking()
  for (const who of ['supplierOperator', 'supplierDirector'] as const) {
    const { personId } = world.people[who]
    const both = { ...inRole(world.people.director, 'ROLE_CORE_DIRECTOR'), personId }
    expect(await coreDirector(world, asked, both), who).toMatchObject({ ok: false, code: '01000201' })
  }
})

test('I26, I30: each enterprise reads its own application alone, and nobody of it the other', async () => {
  const { pkApply, asked } = await asking()
  const get = (type: BusinessType, who: Person, key: string) =>
    formOf(type).get(reading(world, world.people[who]), { pkApply: key })
  await expect(get(ASKED, 'supplierDirector', asked)).rejects.toMatchObject({ code: '01000302' })
  await expect(get(ASKING, 'director', pkApply)).rejects.toMatchObject({ code: '01000302' })
  await expect(get(ASKED, 'director', asked)).resolves.toMatchObject({ application: { pkApply: asked } })
  expect(await coreDirector(world, asked, 'supplierDirector').catch(({ code }) => ({ code }))).toMatchObject({
    code: '01000302',
  })
})

test('nobody of the core company saves or submits such an application', async () => {
  const save = formOf(ASKED).save(as(world, 'operator'), { lines: [{}] })
  await expect(save).rejects.toMatchObject({ code: '01000202' })
})

test('unanswered, both end: the one that asked is its submitter’s again, and nothing waits in the core company', async () => {
  const { pkApply, asked } = await asking()
  world.clock.advanceDays(10)
  await coreDirector(world, asked, 'director')
  world.clock.advanceDays(6)
  await runDaily({ database: t.database, clock: world.clock })
  expect([await stateOf(pkApply), await stateOf(asked)]).toEqual(['EXPIRED', 'EXPIRED'])
  expect(await coreFinal(world, asked, 'final').catch(({ code }) => ({ code }))).toMatchObject({ code: '04000124' })
  await expectInvariants(t.database)
})
