import { MAX_BATCH } from '@jinpiao/contract/applications'
import { MAX_FEN } from '@jinpiao/values/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_DRAFTS_FEN } from '../acts/tallies.ts'
import { issues, transfers } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, issueLine, transferLine, type World } from '../testing/world.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

/** Two parts that are each within the largest amount. */
const parts = (...amounts: readonly [string, string]) => {
  const [from = '', second = ''] = world.suppliers.map(({ fkCorp }) => fkCorp)
  const recipients = [second, world.stranger]
  return transferLine(
    world,
    from,
    '',
    amounts.map((amount, index) => [recipients[index] ?? '', amount] as const),
  )
}

test('a sum of parts obeys the bound of an amount, in a new draft and in a changed one (I5)', async () => {
  const context = () => as(world, 'supplierOperator')
  const tooMuch = parts('60000000000000.00', '60000000000000.00')
  const refused = { code: '01000315' }
  await expect(transfers.save(context(), { lines: [tooMuch] })).rejects.toMatchObject(refused)
  const { saved } = await transfers.save(context(), { lines: [parts('60000000000000.00', '39999999999999.98')] })
  const edited = saved.map(({ pkApply, version }) => ({ pkApply, version, line: tooMuch }))
  await expect(transfers.update(context(), { lines: edited })).rejects.toMatchObject(refused)
})

test('drafts add up to no more than the database holds: the next is refused, and one that goes makes room', async () => {
  const line = issueLine(world, { amount: '99999999999999.98' })
  const save = (count: number) =>
    issues.save(as(world, 'operator'), { lines: Array.from({ length: count }, () => line) })
  await expect(save(MAX_BATCH)).rejects.toMatchObject({ code: '10000112' })
  const { saved } = await save(Number(MAX_DRAFTS_FEN / MAX_FEN))
  await expect(save(1)).rejects.toMatchObject({ code: '10000112' })
  await issues.remove(as(world, 'operator'), { pkApply: saved[0]?.pkApply ?? '' })
  await save(1)
})
