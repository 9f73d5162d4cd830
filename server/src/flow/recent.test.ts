import { afterAll, beforeAll, expect, test } from 'vitest'
import { businesses, forms } from '../business/all.ts'
import { accept, approve, draft, issued, submit, transfers } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, type Person, reading, transferLine, type World } from '../testing/world.ts'
import { recentApplications } from './recent.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const recent = (who: Person, box: 'ALL' | 'TODO') => recentApplications(businesses, forms)(reading(world, who), { box })
const keys = async (who: Person, box: 'ALL' | 'TODO') => (await recent(who, box)).list.map(({ pkApply }) => pkApply)

test('product §4.3: the newest of every type that one may read, at most eight, with the other side’s name', async () => {
  const all: string[] = []
  for (let index = 0; index < 10; index += 1) {
    world.clock.advance(1000)
    all.unshift(await draft(world))
  }
  const { list, pagecond } = await recent('operator', 'ALL')
  expect(list.map(({ pkApply }) => pkApply)).toEqual(all.slice(0, 8))
  expect(pagecond.count).toBe(10)
  expect(list[0]).toMatchObject({ businessType: 'ISSUE', counterpartyName: expect.stringMatching(/./) })
  // I26: another enterprise's are nobody's here, and drafts are the operators'.
  expect(await keys('supplierOperator', 'ALL')).toEqual([])
  expect(await keys('director', 'ALL')).toEqual([])
})

test('a queue has the longest waiting first, and what waits for another post is not in it', async () => {
  const [one, two] = [await draft(world), await draft(world)]
  world.clock.advance(1000)
  await submit(world, two)
  world.clock.advance(1000)
  await submit(world, one)
  expect(await keys('director', 'TODO')).toEqual([two, one])
  await approve(world, two)
  expect(await keys('director', 'TODO')).toEqual([one])
  expect(await keys('final', 'TODO')).toEqual([two])
})

test('I21: a type stands in it for those who may open its pages, and for nobody else', async () => {
  const { pkCredit } = await issued(world)
  await accept(world, pkCredit)
  const context = as(world, 'supplierOperator')
  const { saved } = await transfers.save(context, {
    lines: [transferLine(world, context.actor.fkCorp, pkCredit, [[world.people.otherSupplier.fkCorp, '1.00']])],
  })
  const { list } = await recent('supplierOperator', 'TODO')
  expect(list).toMatchObject([{ pkApply: saved[0]?.pkApply, businessType: 'TRANSFER' }])
  const issuers = (await recent('operator', 'ALL')).list.map(({ businessType }) => businessType)
  expect(new Set(issuers)).toEqual(new Set(['ISSUE']))
})
