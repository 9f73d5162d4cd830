import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { expectInvariants } from '../testing/invariants.ts'
import { draft, issues, submit } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, issueLine, sign, type World } from '../testing/world.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const limitOf = (pkLimit: string) =>
  t.database.read.selectFrom('credit_limit').selectAll().where('pkLimit', '=', pkLimit).executeTakeFirstOrThrow()

describe('limits (I9, I10)', () => {
  test('T7: exactly the available sum passes, 0.01 more is refused with the sum', async () => {
    const over = await draft(world, { pkLimit: world.limits.small, amount: '1000.01' })
    await expect(submit(world, over)).rejects.toMatchObject({ code: '05000101', values: ['1,000.00'] })
    const exact = await draft(world, { pkLimit: world.limits.small, amount: '1000.00' })
    expect(await submit(world, exact)).toMatchObject({ ok: true })
    const rejected = await issues.sendBack('PENDING_DIRECTOR', as(world, 'director'), {
      pkApplys: [exact],
      comment: '不需要',
    })
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
    const { saved } = await issues.save(as(world, 'operator'), { lines })
    const pkApplys = saved.map((row) => row.pkApply)
    const context = as(world, 'operator')
    const signature = await sign(context, pkApplys, 'ISSUE', 'SUBMIT')
    const { results } = await issues.submit(context, { pkApplys, signature })
    expect(results.map((row) => row.code)).toEqual(['0', '0', '05000101'])
    expect((await limitOf(world.limits.small)).frozenFen).toBe(90_000n)
    await issues.sendBack('PENDING_DIRECTOR', as(world, 'director'), { pkApplys, comment: '不需要' })
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
        issues.submit(as(world, 'operator'), { pkApplys: [pkApplys[index] ?? ''], signature }),
      ),
    )
    const codes = answers.map(({ results }) => results[0]?.code)
    expect(codes.filter((code) => code === '0')).toHaveLength(10)
    expect(codes.filter((code) => code === '05000101')).toHaveLength(10)
    expect((await limitOf(world.limits.small)).frozenFen).toBe(100_000n)
    await issues.sendBack('PENDING_DIRECTOR', as(world, 'director'), { pkApplys, comment: '不需要' })
    await expectInvariants(t.database)
  })
})
