import { businessErrors } from '@jinpiao/contract/errors'
import { type BusinessType, businessTypes, flowOf } from '@jinpiao/contract/flow'
import { type ObstacleName, obstacleNames, obstacleOf } from '@jinpiao/contract/obstacles'
import { addDays } from '@jinpiao/values/days'
import { sql, type Updateable } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { CorpTable } from '../db/tables/identity.ts'
import { todayOf } from '../domain/clock.ts'
import { readingOf } from '../flow/reading.ts'
import { answerAs } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { begin, reach } from '../testing/walk/reach.ts'
import { createWorld, reading, type World } from '../testing/world.ts'
import { businesses, forms } from './all.ts'
import { findObstacles, listObstacles } from './obstacles.ts'

/** Papers, wages of a financing, and what another enterprise asks: nothing of the enterprise itself stands in their way. */
const free: readonly BusinessType[] = ['FINANCE_PACK', 'ISSUE_PACK', 'PAYROLL', 'CREDIT_FUND_SUPPORT', 'ISSUE_CANCEL']
const types = forms.map(({ type }) => type).filter((type) => !free.includes(type))
const pairs = types.flatMap((type) => (flowOf(type).obstacles ?? []).map((name) => [type, name] as const))

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(() => t.drop())

const run = (statement: string) => t.database.write((tx) => sql.raw(statement).execute(tx))
const corps = (changes: Updateable<CorpTable>) =>
  t.database.write((tx) => tx.updateTable('corp').set(changes).execute())

/** Brings each obstacle about, for everybody of the world: what would have to be there is taken away. */
const produce: Record<ObstacleName, (type: BusinessType) => Promise<unknown>> = {
  REALNAME: () => corps({ realnameState: 'NONE' }),
  REALNAME_OPEN: () => reach(world, 'REALNAME', 'PENDING_PLATFORM'),
  ISSUE_SUSPENDED: () => corps({ issueSuspendedSince: todayOf(world.clock) }),
  PARENT_SUSPENDED: async () => {
    const of = (pkCorp: string, changes: Updateable<CorpTable>) =>
      t.database.write((tx) => tx.updateTable('corp').set(changes).where('pkCorp', '=', pkCorp).execute())
    await of(world.core, { parentCorp: world.rival })
    await of(world.rival, { issueSuspendedSince: todayOf(world.clock) })
  },
  LICENCE_OVER: () => corps({ licenceTo: addDays(todayOf(world.clock), -1) }),
  TICKETS_CLOSED: () => corps({ openedProducts: '{}' }),
  NOT_OPENED: () => corps({ openedProducts: '{}', lineAgreementTime: null }),
  NOT_LISTED: () => corps({ chainCreditEnabled: 0 }),
  HAS_LINE: () => reach(world, 'SELF_LOAN_APPLY', 'DONE'),
  NO_LINE: () => run('delete from loan_agreement'),
  LINE_STOPPED: async () => {
    await reach(world, 'SELF_LOAN_APPLY', 'DONE')
    await run("update loan_agreement set state = 'FROZEN'")
  },
  LINE_USED_UP: async () => {
    await reach(world, 'SELF_LOAN_APPLY', 'DONE')
    await t.database.write((tx) =>
      tx
        .updateTable('loan_agreement')
        .set(({ ref }) => ({ reservedFen: ref('lineFen') }))
        .execute(),
    )
  },
  OPEN_APPLICATION: (type) => reach(world, type, flowOf(type).steps[0]?.state ?? 'DONE'),
  REFUSED_LATELY: async (type) =>
    answerAs(type, 'FUNDER')(world, await reach(world, type, 'PENDING_FUNDER'), { answer: 'REJECT' }),
  NO_LIMIT: () => run("update credit_limit set state = 'SUSPENDED'"),
  NO_MEMBER: () => corps({ parentCorp: null }),
  NO_SUPPLIER: () => run("update supplier set state = 'STOPPED'"),
  NO_TICKET: async () => {},
  NO_DUE_TICKET: async () => {},
  NO_PAYING_LINE: async () => {},
  NO_LOAN: async () => {},
  NO_BILL: () => run('delete from fee_bill'),
  NO_BILLING: () => run('delete from billing_info'),
  NO_RECOMMENDER: () => run("update supplier set state = 'STOPPED'"),
  NO_KEY: () => run('delete from ukey'),
  NO_BEARER: () => run("update corp_user set state = 'DISABLED'"),
  NO_SIGNUP_PRODUCT: async () => {
    await reach(world, 'SIGNUP', 'PENDING_DIRECTOR')
    const open = await t.database.read.selectFrom('qualification').select('fkProduct').execute()
    await t.database.write((tx) =>
      tx
        .updateTable('funder_product')
        .set({ state: 'STOPPED' })
        .where('kind', '=', 'SIGNUP')
        .where(
          'pkProduct',
          'not in',
          open.map(({ fkProduct }) => fkProduct),
        )
        .execute(),
    )
  },
  NO_PRODUCT: () => run("update funder_product set state = 'STOPPED'"),
  NO_ACCOUNT: () => run("update bank_account set state = 'STOPPED'"),
}

describe('every form says what stands in its way', () => {
  test('every type that has a form of its own names its obstacles, and every obstacle is one of some type', () => {
    for (const type of types) expect(flowOf(type).obstacles, type).not.toEqual(undefined)
    const named = new Set(businessTypes.flatMap((type) => flowOf(type).obstacles ?? []))
    expect(obstacleNames.filter((name) => !named.has(name))).toEqual([])
  })

  test.each(pairs)('%s: %s is said before the form, in both languages', async (type, name) => {
    await produce[name](type)
    const context = reading(world, await whoFills(type))
    const found = (await listObstacles(context, { type })).find((each) => each.name === name)
    expect(found?.message).toMatch(/\p{Script=Han}/u)
    expect(found?.message).not.toMatch(/[{}]/)
    const english = (await listObstacles({ ...context, language: 'en-US' }, { type })).find(
      (each) => each.name === name,
    )
    expect(english?.message).not.toMatch(/\p{Script=Han}|[{}]/u)
    const { code, isApplication } = obstacleOf(name)
    expect(Object.hasOwn(businessErrors, code)).toBe(true)
    expect(found?.pkApply != null).toBe(isApplication === true)
    // A stored form has chosen already: its own rules judge what it names.
    const kept = (await findObstacles(readingOf(context), type, 'stored')).map((each) => each.name)
    expect(kept.includes(name)).toBe(obstacleOf(name).isChoice !== true)
  })

  test.each(types)('%s: of what can be filled in and submitted nothing is said', async (type) => {
    await begin(world, type)
    const found = await listObstacles(reading(world, await whoFills(type)), { type })
    expect(found.map(({ name }) => name)).toEqual([])
  })
})

test('a form that its own rules let through is refused for what stands in its way', async () => {
  const pkApply = await begin(world, 'EXCHANGE')
  const application = await t.database.read
    .selectFrom('application')
    .selectAll()
    .where('pkApply', '=', pkApply)
    .executeTakeFirstOrThrow()
  const exchange = businesses.EXCHANGE
  if (exchange === undefined) throw new Error('no exchange')
  const context = readingOf(reading(world, await whoFills('EXCHANGE')))
  const codes = async () =>
    (await exchange.problems(context, exchange.read(application.payload), 'submit', { pkApply })).map(
      ({ code }) => code,
    )
  expect(await codes()).toEqual([])
  await t.database.write((tx) => tx.updateTable('bank_account').set({ usages: '["REPAY"]' }).execute())
  expect(await codes()).toEqual([obstacleOf('NO_ACCOUNT').code])
})

/** Who may fill in the form, of the enterprise that has applied last where any has. */
async function whoFills(type: BusinessType) {
  const last = await t.database.read
    .selectFrom('application')
    .select('fkCorp')
    .where('family', '!=', 'CREDIT_FUND_SUPPORT')
    .orderBy('createdAt', 'desc')
    .orderBy('pkApply', 'desc')
    .executeTakeFirst()
  const { submitters, submitPages } = flowOf(type)
  const able = Object.values(world.people).filter(
    ({ post, permissions }) => submitters.includes(post) && submitPages.some((page) => permissions.has(page)),
  )
  const who = able.find(({ fkCorp }) => fkCorp === last?.fkCorp) ?? able[0]
  if (who === undefined) throw new Error(`nobody fills in ${type}`)
  return who
}
