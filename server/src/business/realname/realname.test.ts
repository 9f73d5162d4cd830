import { addDays } from '@jinpiao/values/days'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { todayOf } from '../../domain/clock.ts'
import { remindLicences } from '../../jobs/registers.ts'
import { getCorp } from '../../queries/corps.ts'
import { getOnboarding } from '../../queries/onboarding.ts'
import { corpChanges } from '../../queries/trails.ts'
import { answerAs, formOf, submitAs, withdraw } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, reading, type World } from '../../testing/world.ts'

let t: TestDatabase
let world: World
const who = 'strangerOperator'
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
  const fresh = { realnameState: 'NONE', licenceTo: null }
  await t.database.write((tx) => tx.updateTable('corp').set(fresh).where('pkCorp', '=', world.stranger).execute())
})
afterEach(() => t.drop())

async function saved(change: object = {}) {
  const fileIds = [world.files[world.stranger] ?? '']
  const line = {
    legalPersonName: '范思齐',
    legalIdCode: '430199198301020085',
    licenceNo: '示照000001',
    licenceFrom: '2015-03-01',
    licenceTo: addDays(todayOf(world.clock), 400),
    isLongTerm: false,
    bizAddress: '湖北省武汉市江汉区示范路 8 号',
    licenceFileIds: fileIds,
    legalFileIds: fileIds,
    authorisationFileIds: fileIds,
    ...change,
  }
  const { saved: drafts } = await formOf('REALNAME').save(as(world, who), { lines: [line] })
  return drafts[0]?.pkApply ?? ''
}
const submitted = async (change: object = {}) => {
  const pkApply = await saved(change)
  expect(await submitAs('REALNAME')(world, pkApply, who)).toMatchObject({ ok: true })
  return pkApply
}
const answered = (pkApply: string, answer: 'APPROVE' | 'REJECT' | 'RETURN') =>
  answerAs('REALNAME', 'PLATFORM')(world, pkApply, { answer })
const corp = () => getCorp(reading(world, who))

test('what the platform has approved is the enterprise’s, and stands among its changes with masked numbers', async () => {
  const pkApply = await submitted()
  expect(await corp()).toMatchObject({ realnameState: 'REVIEWING', reviewing: { pkApply } })
  await answered(pkApply, 'APPROVE')
  expect(await corp()).toMatchObject({
    realnameState: 'PASSED',
    legalPersonName: '范思齐',
    legalIdCode: '4301****0085',
    daysRemaining: 400,
    isVerificationDue: false,
    reviewing: null,
  })
  const { list } = await corpChanges.page(reading(world, who), { page: 1, pageSize: 10 })
  const changes = (list[0] as { changes: { label: string; after: string }[] }).changes
  expect(changes).toContainEqual(expect.objectContaining({ label: '法人身份证号', after: '4301****0085' }))
  const detail = await formOf('REALNAME').get(reading(world, who), { pkApply })
  expect(JSON.stringify(detail)).not.toContain('430199198301020085')
})

test('a draft gives its own number back; a returned one does, too', async () => {
  const pkApply = await submitted()
  await answered(pkApply, 'RETURN')
  expect(await corp()).toMatchObject({ realnameState: 'NONE' })
  const { payload } = await formOf('REALNAME').get(reading(world, who), { pkApply })
  expect(payload).toMatchObject({ legalIdCode: '430199198301020085' })
})

test('withdrawn it is as before; refused it says why, also in the task list', async () => {
  const first = await submitted()
  await withdraw(world, first, who, 'REALNAME')
  expect(await corp()).toMatchObject({ realnameState: 'NONE' })
  await answered(await submitted(), 'REJECT')
  expect(await corp()).toMatchObject({ realnameState: 'REJECTED' })
  const { tasks } = await getOnboarding(reading(world, who))
  expect(tasks[0]).toEqual({ task: 'realname', state: 'FAILED', why: '资料不符合要求' })
  expect(tasks.find(({ task }) => task === 'account')).toMatchObject({ task: 'account' })
})

test('an enterprise has one at a time, and a renewal stops nothing', async () => {
  await answered(await submitted({ licenceTo: addDays(todayOf(world.clock), 20) }), 'APPROVE')
  expect((await getOnboarding(reading(world, who))).tasks[0]).toMatchObject({ state: 'SOON' })
  const renewal = await submitted({ isLongTerm: true, licenceTo: '' })
  expect(await corp()).toMatchObject({ realnameState: 'PASSED' })
  expect(await submitAs('REALNAME')(world, await saved(), who)).toMatchObject({ ok: false, code: '11000120' })
  await answered(renewal, 'REJECT')
  expect(await corp()).toMatchObject({ realnameState: 'PASSED' })
  await answered(await submitted({ isLongTerm: true, licenceTo: '' }), 'APPROVE')
  expect(await corp()).toMatchObject({ isLongTerm: true, licenceTo: null, daysRemaining: null })
})

test('the end of a licence is said twice, and then it has ended', async () => {
  await answered(await submitted({ licenceTo: addDays(todayOf(world.clock), 31) }), 'APPROVE')
  const told = async () => {
    await remindLicences({ database: t.database, clock: world.clock })
    const { userId } = world.people[who]
    const rows = t.database.read.selectFrom('message').select('params').where('userId', '=', userId)
    return (await rows.where('notice', '=', 'LICENCE_SOON').execute()).length
  }
  expect(await told()).toBe(0)
  world.clock.advanceDays(1)
  expect([await told(), await told()]).toEqual([1, 1])
  world.clock.advanceDays(23)
  expect([await told(), await told()]).toEqual([2, 2])
  world.clock.advanceDays(8)
  expect(await corp()).toMatchObject({ realnameState: 'EXPIRED', daysRemaining: -1 })
})
