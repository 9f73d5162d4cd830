import { agreements } from '@jinpiao/contract/agreements'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { draft, issued, issues, startCancel } from '../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, sign, type World } from '../testing/world.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const context = () => as(world, 'operator')

test('what is agreed to is signed with its version, and found again by the application', async () => {
  const pkApplys = [await draft(world)]
  const signature = await sign(context(), pkApplys, 'ISSUE', 'SUBMIT')
  expect((await issues.submit(context(), { pkApplys, signature })).results).toMatchObject([{ ok: true }])
  const { original } = await t.database.read
    .selectFrom('signature')
    .innerJoin('application_step', 'application_step.pkSign', 'signature.pkSign')
    .select('original')
    .where('application_step.pkApply', 'in', pkApplys)
    .executeTakeFirstOrThrow()
  const { promise, issue } = agreements
  expect(original).toContain(
    `\n协议：本企业已阅读并同意《付款承诺函》（版本 ${promise.version}）、《金票开立协议》（版本 ${issue.version}）\n`,
  )
})

test('a text with a version that has been replaced since is no longer accepted', async () => {
  const pkApplys = [await draft(world)]
  const signature = await sign(context(), pkApplys, 'ISSUE', 'SUBMIT')
  await t.database.write(async (tx) => {
    const request = await tx
      .selectFrom('sign_request')
      .select(['nonce', 'text'])
      .where('original', '=', signature.original)
      .executeTakeFirstOrThrow()
    const text = { ...JSON.parse(request.text ?? ''), agreements: [{ name: 'promise', version: '2025-01' }] }
    await tx
      .updateTable('sign_request')
      .set({ text: JSON.stringify(text) })
      .where('nonce', '=', request.nonce)
      .execute()
  })
  await expect(issues.submit(context(), { pkApplys, signature })).rejects.toMatchObject({ code: '11000103' })
})

test('nothing is agreed to where the form has no agreement', async () => {
  const { pkCredit } = await issued(world)
  const signature = await sign(context(), [await startCancel(world, pkCredit)], 'ISSUE_CANCEL', 'SUBMIT')
  expect(signature.original).not.toContain('协议：')
})
