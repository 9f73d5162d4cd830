import { applications } from '@jinpiao/contract/applications'
import { type FlowRow, flowOf } from '@jinpiao/contract/flow'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { runJob } from '../acts/command.ts'
import { businesses } from '../business/all.ts'
import { columnsOf, csvOf } from '../queries/sheet.ts'
import { getTodos } from '../queries/todos.ts'
import { draft } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { addTestedFlow, insertTested, TESTED, testedBusiness } from '../testing/testedFlow.ts'
import { as, createWorld, reading, sign, type World } from '../testing/world.ts'
import { anyApplication } from './application.ts'
import { type AnyFormBusiness, businessOf } from './business.ts'
import { submitAll } from './decisions.ts'
import { applicationEntry } from './entries.ts'
import { applicationListing } from './list.ts'
import { readingOf } from './reading.ts'

let t: TestDatabase
let world: World
let remove: () => void
let business: AnyFormBusiness
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  remove = addTestedFlow()
  const part = { row: {}, detail: {}, names: {}, readers: [], steps: {} }
  const schemas = { payload: z.object({}), facts: z.object({}) }
  const definition = applications({
    type: TESTED,
    name: 'tested',
    drafts: '/tested',
    acts: '/tested',
    ...part,
    ...schemas,
  })
  business = { ...testedBusiness, definition, toRows: async () => new Map() } as unknown as AnyFormBusiness
})
afterAll(async () => {
  remove()
  await t.drop()
})

const operator = () => as(world, 'operator')
const inserted = () => runJob(operator(), insertTested)

test('what lacks amount and day is signed without them, and submitted', async () => {
  const { pkApply, applyNo } = await inserted()
  const signature = await sign(operator(), [pkApply], TESTED, 'SUBMIT')
  expect(signature.original.split('\n').slice(-2)).toEqual(['共 1 笔', `1|${applyNo}|v1|对方企业 |sha256:`])
  const { results } = await submitAll(businesses, business, operator(), { pkApplys: [pkApply], signature })
  expect(results).toMatchObject([{ ok: true, no: applyNo }])
})

test.each(['amountFen', 'promisedDate'] as const)('what has them has no text without %s', async (missing) => {
  const stored = await anyApplication(t.database.read, await draft(world))
  const issue = businessOf(businesses, 'ISSUE')
  const about = readingOf({ read: t.database.read, actor: world.people.operator, clock: world.clock })
  const entry = applicationEntry(about, issue, { ...stored, [missing]: null })
  await expect(entry).rejects.toMatchObject({ code: '11000103' })
  expect(await applicationEntry(about, issue, stored)).toMatchObject({ amount: expect.stringMatching(/\d\.\d\d$/) })
})

test('its list has no sum; its file has no column of what it lacks, and calls the number as the row does', async () => {
  const { applyNo } = await inserted()
  const list = applicationListing(businesses, business)
  const context = reading(world, 'operator')
  const { list: rows, sum } = await list.page(context, { page: 1, pageSize: 20 })
  expect(rows.map((row) => row.applyNo)).toContain(applyNo)
  expect(sum).toEqual({})
  const endpoint = business.definition.list
  const query = { page: 1, pageSize: 1 }
  const file = await csvOf(endpoint, list, context, query, columnsOf(endpoint, [])).next()
  expect(file.value).toMatch(/关联业务/)
  expect(file.value).not.toMatch(/金额|承诺付款日|申请编号/)
})

test('the card of what lacks amounts counts without a sum', async () => {
  await draft(world)
  const row = flowOf('ISSUE') as { -readonly [Key in keyof FlowRow]: FlowRow[Key] }
  const card = async () => (await getTodos(reading(world, 'operator'))).find(({ state }) => state === 'DRAFT')?.amount
  expect(await card()).toMatch(/\d\.\d\d/)
  row.lacks = ['amount']
  try {
    expect(await card()).toBeNull()
  } finally {
    delete row.lacks
  }
})
