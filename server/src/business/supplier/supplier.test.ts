import type { SupplierEntry } from '@jinpiao/contract/suppliers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBusinessError } from '../../domain/businessError.ts'
import { DAY_MS } from '../../domain/clock.ts'
import { suppliers } from '../../queries/suppliers.ts'
import { creditCodeOf } from '../../seed/codes.ts'
import { expectInvariants } from '../../testing/invariants.ts'
import { accept, checkIssues, issued } from '../../testing/steps.ts'
import { createTestDatabase, type TestDatabase } from '../../testing/testDatabase.ts'
import { as, createWorld, issueLine, type Person, reading, type World } from '../../testing/world.ts'
import * as acts from './acts.ts'
import { lookupSupplier, supplierDetail } from './detail.ts'

let t: TestDatabase
let world: World
beforeEach(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterEach(async () => {
  await expectInvariants(t.database)
  await t.drop()
})

/** What an act answers, or the code that it is refused with. */
const outcome = <Answer>(act: Promise<Answer>) =>
  act.catch((error: unknown) => {
    if (!isBusinessError(error)) throw error
    return error.code
  })
const CODE = creditCodeOf(951)
const entry = (changes: Partial<SupplierEntry> = {}): SupplierEntry => ({
  creditCode: CODE,
  corpName: '青禾自动化有限公司',
  contactName: '祝清远',
  contactMobile: '13900000951',
  email: '',
  isFirstLevel: true,
  erpCode: '',
  ...changes,
})
const add = (who: Person = 'operator', changes: Partial<SupplierEntry> = {}) =>
  acts.addSuppliers(as(world, who), { suppliers: [entry(changes)] })
async function added(who: Person = 'operator'): Promise<string> {
  return (await add(who)).pkSuppliers[0] ?? ''
}
const detail = (pkSupplier: string, who: Person = 'operator') => supplierDetail(reading(world, who), { pkSupplier })
const keyOf = async (pkSupplier: string) => ({ pkSupplier, version: (await detail(pkSupplier)).version })
const invite = async (pkSupplier: string) =>
  outcome(acts.inviteSupplier(as(world, 'operator'), await keyOf(pkSupplier)))
const stop = async (pkSupplier: string) =>
  outcome(acts.stopSupplier(as(world, 'operator'), { ...(await keyOf(pkSupplier)), reason: '合作已结束' }))
const resume = async (pkSupplier: string) =>
  outcome(acts.resumeSupplier(as(world, 'operator'), await keyOf(pkSupplier)))
const remove = (pkSupplier: string) => outcome(acts.deleteSupplier(as(world, 'operator'), { pkSupplier }))
const own = () => world.suppliers[0]?.pkSupplier ?? ''

test('one code is one supplier of an enterprise; another enterprise may have it, too', async () => {
  await added()
  expect(await outcome(add())).toBe('04000160')
  expect(await outcome(add('director', { creditCode: world.people.operator.creditCode }))).toBe('04000161')
  await add('supplierOperator')
  const { list } = await suppliers.page(reading(world, 'supplierOperator'), { page: 1, pageSize: 10 })
  expect(list.map(({ corpName, issuedTotal }) => [corpName, issuedTotal])).toEqual([['青禾自动化有限公司', null]])
})

test('whoever was added, and has neither registered nor been invited, is told as not invited, in row and filter', async () => {
  const pkSupplier = await added()
  const inState = async (state: 'ADDED' | 'INVITED' | 'ACTIVE') => {
    const { list } = await suppliers.page(reading(world, 'operator'), { page: 1, pageSize: 50, state: [state] })
    return list.map((row) => row.pkSupplier)
  }
  expect((await detail(pkSupplier)).state).toBe('ADDED')
  expect(await inState('ADDED')).toEqual([pkSupplier])
  expect((await inState('ACTIVE')).sort()).toEqual(world.suppliers.map((row) => row.pkSupplier).sort())
  await stop(pkSupplier)
  expect((await detail(pkSupplier)).state).toBe('STOPPED')
  await resume(pkSupplier)
  expect((await detail(pkSupplier)).state).toBe('ADDED')
  await invite(pkSupplier)
  expect((await detail(pkSupplier)).state).toBe('INVITED')
  expect(await inState('ADDED')).toEqual([])
})

test('a batch is added as a whole or not at all', async () => {
  const batch = [entry(), entry({ creditCode: creditCodeOf(952), contactName: '' })]
  expect(await outcome(acts.addSuppliers(as(world, 'operator'), { suppliers: batch }))).toBe('01000310')
  const { pagecond } = await suppliers.page(reading(world, 'operator'), { page: 1, pageSize: 10 })
  expect(pagecond.count).toBe(world.suppliers.length)
})

test('a registered enterprise keeps its own name, and is joined at once', async () => {
  const { fkCorp, corpName } = world.people.strangerOperator
  await t.database.write((tx) =>
    tx.updateTable('corp').set({ creditCode: CODE }).where('pkCorp', '=', fkCorp).execute(),
  )
  const { pkSuppliers } = await add('operator', { corpName: '别的名称' })
  expect(await detail(pkSuppliers[0] ?? '')).toMatchObject({ corpName, isRegistered: true, state: 'ACTIVE' })
})

test('a whole code tells the name, whether it has joined, and that one has it already', async () => {
  const { creditCode, corpName } = world.people.supplierOperator
  const look = (code: string) =>
    lookupSupplier(reading(world, 'operator'), { creditCode: code }, async () => '登记名称')
  expect(await look(creditCode)).toEqual({ corpName, isRegistered: true, knownAs: corpName })
  expect(await look(CODE)).toEqual({ corpName: '登记名称', isRegistered: false, knownAs: null })
  const unknown = lookupSupplier(reading(world, 'operator'), { creditCode: CODE }, async () => undefined)
  expect(await unknown).toEqual({ corpName: null, isRegistered: false, knownAs: null })
})

test('an invitation goes out by text message once a day, with one code that the log does not have', async () => {
  const pkSupplier = await added()
  expect(await invite(pkSupplier)).toEqual({})
  const { state, inviteCode } = await detail(pkSupplier)
  expect(state).toBe('INVITED')
  const sent = await t.database.read.selectFrom('outbox').selectAll().where('topic', '=', 'SMS').execute()
  expect(sent.map(({ payload }) => JSON.parse(payload)).at(-1)).toMatchObject({
    mobile: '13900000951',
    template: 'SUPPLIER_INVITED',
    params: [world.people.operator.corpName, inviteCode, '青禾自动化有限公司'],
  })
  expect(await invite(pkSupplier)).toBe('04000167')
  world.clock.advance(DAY_MS)
  expect(await invite(pkSupplier)).toEqual({})
  expect((await detail(pkSupplier)).inviteCode).toBe(inviteCode)
  const log = await t.database.read.selectFrom('audit_log').select(['before', 'after']).execute()
  expect(JSON.stringify(log)).not.toContain(inviteCode)
  expect(await invite(own())).toBe('04000165')
})

test('nothing is issued to a stopped supplier, and again once it is resumed', async () => {
  const problems = async () => {
    const checked = await checkIssues(world, 'operator', [issueLine(world)])
    return JSON.stringify(checked)
  }
  expect(await problems()).not.toContain('04000116')
  expect(await stop(own())).toEqual({})
  expect(await stop(own())).toBe('04000169')
  expect(await problems()).toContain('已停用')
  expect(await detail(own())).toMatchObject({ stopReason: '合作已结束', state: 'STOPPED' })
  expect(await resume(own())).toEqual({})
  expect(await problems()).not.toContain('已停用')
  expect(await resume(own())).toBe('04000170')
})

test('a stopped invitation opens nothing until the supplier is resumed', async () => {
  const pkSupplier = await added()
  await invite(pkSupplier)
  await stop(pkSupplier)
  expect((await detail(pkSupplier)).inviteCode).toBeNull()
  await resume(pkSupplier)
  expect((await detail(pkSupplier)).state).toBe('INVITED')
})

test('only a supplier that no issue names is deleted; sums are those of its tickets', async () => {
  const { pkCredit } = await issued(world, { amount: '300.00' })
  await accept(world, pkCredit)
  expect(await remove(own())).toBe('04000168')
  expect(await detail(own())).toMatchObject({ issuedTotal: '300.00', outstandingAmount: '300.00' })
  const other = world.suppliers[1]?.pkSupplier ?? ''
  expect(await detail(other)).toMatchObject({ issuedTotal: '0.00', outstandingAmount: '0.00' })
  expect(await remove(other)).toEqual({})
})

test('I30: another enterprise’s supplier is none; a page that was seen before a change changes nothing', async () => {
  const pkSupplier = await added()
  expect(await outcome(detail(pkSupplier, 'supplierOperator'))).toBe('01000302')
  const { creditCode: _, corpName: __, ...contact } = entry({ erpCode: 'E-1' })
  const put = (version: number, who: Person = 'operator') =>
    outcome(acts.putSupplier(as(world, who), { pkSupplier, version, ...contact }))
  expect(await put(1, 'supplierOperator')).toBe('01000302')
  expect(await put(1)).toEqual({})
  expect(await put(1)).toBe('99000409')
  expect((await detail(pkSupplier)).erpCode).toBe('E-1')
})
