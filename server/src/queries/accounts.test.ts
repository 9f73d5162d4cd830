import { listUsableAccounts } from '@jinpiao/contract/accounts'
import { listFunderProducts, productKinds } from '@jinpiao/contract/funderProducts'
import { findBanks, findBranches, findRegions } from '@jinpiao/contract/places'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Act, runCommand } from '../acts/command.ts'
import { bearBill } from '../fees/bills.ts'
import { seedReference } from '../seed/reference.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { createTestDatabase, type TestDatabase } from '../testing/testDatabase.ts'
import { as, createWorld, type World } from '../testing/world.ts'
import { isUsable, payeeAccountOf, readAccount, snapshotOf, usableAccounts } from './accounts.ts'

let t: TestDatabase
let world: World
beforeAll(async () => {
  t = await createTestDatabase()
  world = await createWorld(t.database)
})
afterAll(() => t.drop())

const states = ['PENDING', 'ACTIVE', 'STOPPED', 'REPLACED'] as const
const verifyStates = ['PENDING', 'CHECKING', 'VERIFIED', 'FAILED', 'EXPIRED', 'EXEMPT'] as const
const at = '2026-11-21T09:00:00.000+08:00'

const account = (fkCorp: string, pkAccount: string, more: object = {}) =>
  t.database.write((tx) =>
    tx
      .insertInto('bank_account')
      .values({
        pkAccount,
        fkCorp,
        accountName: '户名',
        accountNo: `6299${pkAccount}`,
        bankCode: '901',
        bankName: '示范商业银行',
        branchName: '示范商业银行武汉市城中支行',
        interBankNo: '901420100019',
        kind: 'GENERAL',
        usages: '["COLLECT"]',
        state: 'ACTIVE',
        verifyState: 'VERIFIED',
        createdAt: at,
        updatedAt: at,
        ...more,
      })
      .execute(),
  )
/** What an enterprise's own account is to its forms. */
async function standing(fkCorp: string, pkAccount: string) {
  const own = await readAccount(t.database.read, fkCorp, pkAccount)
  return own === undefined ? 'none' : isUsable(own) ? 'taken' : 'refused'
}

describe('I18: money goes to proved accounts only', () => {
  test('only one that is in use, and VERIFIED or EXEMPT, is taken', async () => {
    const { rival } = world
    for (const state of states) {
      for (const verifyState of verifyStates) {
        await account(rival, `${state}-${verifyState}`, { state, verifyState })
        const isTaken = state === 'ACTIVE' && (verifyState === 'VERIFIED' || verifyState === 'EXEMPT')
        const expected = isTaken ? 'taken' : 'refused'
        expect(await standing(rival, `${state}-${verifyState}`)).toBe(expected)
      }
    }
    const usable = await usableAccounts(t.database.read, rival, 'COLLECT')
    expect(usable.map(({ pkAccount }) => pkAccount).filter((pk) => pk.includes('-'))).toEqual([
      'ACTIVE-EXEMPT',
      'ACTIVE-VERIFIED',
    ])
  })

  test('I30: another enterprise’s account is answered as one that does not exist', async () => {
    await account(world.core, 'own')
    expect(await standing(world.core, 'own')).toBe('taken')
    expect(await standing(world.rival, 'own')).toBe('none')
    expect(await standing(world.core, 'nobodys')).toBe('none')
  })

  test('an enterprise is paid into its default account, else into its oldest; into none that is for something else', async () => {
    const { stranger } = world
    const payee = async () => (await payeeAccountOf(t.database.read, stranger))?.pkAccount
    await t.database.write((tx) => tx.deleteFrom('bank_account').where('fkCorp', '=', stranger).execute())
    expect(await payee()).toBeUndefined()
    await account(stranger, 'fees', { usages: '["FEE"]', isDefault: 0 })
    expect(await payee()).toBeUndefined()
    await account(stranger, 'newer', { createdAt: '2026-11-22T09:00:00.000+08:00' })
    await account(stranger, 'older')
    expect(await payee()).toBe('older')
    await t.database.write((tx) =>
      tx.updateTable('bank_account').set({ isDefault: 1 }).where('pkAccount', '=', 'newer').execute(),
    )
    expect(await payee()).toBe('newer')
  })

  test('one number once and one default an enterprise, as the database itself keeps it', async () => {
    await account(world.core, 'first', { accountNo: '1', isDefault: 0 })
    await expect(account(world.core, 'second', { accountNo: '1' })).rejects.toThrow()
    await account(world.core, 'third', { accountNo: '1', state: 'STOPPED' })
    await t.database.write((tx) =>
      tx.updateTable('bank_account').set({ isDefault: 0 }).where('fkCorp', '=', world.core).execute(),
    )
    await account(world.core, 'default', { isDefault: 1 })
    await expect(account(world.core, 'other', { isDefault: 1 })).rejects.toThrow()
  })

  test('a snapshot stays as it was', async () => {
    const own = await readAccount(t.database.read, world.core, 'own')
    const snapshot = own && snapshotOf(own)
    expect(snapshot).toEqual({
      accountName: '户名',
      accountNo: '6299own',
      bankName: '示范商业银行',
      interBankNo: '901420100019',
    })
  })
})

test('a bill has a number of its own; one source bears one of a kind in a month', async () => {
  const bear = (pk: string) =>
    runCommand(as(world, 'operator'), { name: 'TEST', permission: 'signedIn' }, { pk }, (act: Act) =>
      bearBill(act, {
        fkCorp: world.core,
        kind: 'FINANCE_FEE',
        party: '示范商业银行',
        partyKind: 'BANK',
        amountFen: 1200n,
        source: { no: 'SQ1', pk },
        state: 'PAID',
      }),
    )
  const { feeBillNo } = await bear('one')
  expect(feeBillNo).toMatch(/^ZD\d{14}$/)
  await expect(bear('one')).rejects.toThrow()
  await bear('two')
  const bills = await t.database.read.selectFrom('fee_bill').select(['sourceNo', 'period', 'state', 'paidAt']).execute()
  expect(bills).toHaveLength(2)
  expect(bills[0]).toMatchObject({ sourceNo: 'SQ1', period: '2026-11', state: 'PAID' })
  const facts = await t.database.read.selectFrom('audit_log').select('after').where('action', '=', 'FEE.BEAR').execute()
  expect(facts).toHaveLength(2)
})

describe('regions, banks and branches', () => {
  test('a start writes them once, and an operator’s list in their place', async () => {
    const { database, drop } = await createTestDatabase()
    const names = async () =>
      (await database.read.selectFrom('region').select('path').orderBy('code').execute()).map(({ path }) => path)
    await seedReference(database)
    expect(await names()).toEqual(expect.arrayContaining(['湖北省 武汉市 江汉区', '北京市 东城区']))
    expect(await database.read.selectFrom('bank_branch').selectAll().execute()).toHaveLength(200)
    expect(await database.read.selectFrom('bank').selectAll().execute()).toHaveLength(12)
    await seedReference(database, [], { regions: [{ code: '650000', name: '新疆维吾尔自治区', parent: null }] })
    expect(await names()).toEqual(['新疆维吾尔自治区'])
    await seedReference(database)
    expect((await names()).length).toBeGreaterThan(80)
    await drop()
  })
})

describe('what forms choose from, as they are asked', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterAll(() => app.close())

  test('accounts of the enterprise alone, by their last four digits', async () => {
    const of = async (person: string) => {
      const client = app.client()
      await client.enter(person)
      return (await client.call(listUsableAccounts, { query: { usage: 'COLLECT' } })).data
    }
    const [core, supplier] = [await of('CO'), await of('SO')]
    expect(core.map(({ accountName }) => accountName)).toEqual(['华岳重工股份有限公司'])
    expect(supplier.map(({ accountName, isDefault }) => [accountName, isDefault])).toEqual([
      ['江城精铸有限公司', true],
      ['江城精铸有限公司', false],
    ])
    expect(core[0]?.accountTail).toMatch(/^\d{4}$/)
    expect(JSON.stringify(core)).not.toMatch(/\d{10}/)
  })

  test('an offer at least of every kind of product, the cheapest first', async () => {
    const client = app.client()
    await client.enter('SO')
    for (const kind of productKinds) {
      const { data } = await client.call(listFunderProducts, { query: { kind } })
      expect(data.length, kind).toBeGreaterThan(0)
    }
    const { data } = await client.call(listFunderProducts, { query: { kind: 'FINANCE' } })
    expect(data.map(({ annualRate }) => annualRate)).toEqual(['3.60', '3.98', '4.20'])
  })

  test('a region by anybody; banks and their branches of a city by who is signed in', async () => {
    const stranger = app.client()
    const regions = (await stranger.call(findRegions, { query: { keyword: '江汉' } })).data
    expect(regions).toEqual([{ region: '420103', name: '湖北省 武汉市 江汉区' }])
    expect((await stranger.call(findBanks, { query: {} })).status).toBe(401)
    const client = app.client()
    await client.enter('SO')
    const [bank] = (await client.call(findBanks, { query: { keyword: '华岳' } })).data
    expect(bank).toEqual({ bankCode: '902', bankName: '华岳银行' })
    const branches = await client.call(findBranches, { query: { bank: '902', region: '420103' } })
    expect(branches.data.map(({ region }) => region)).toEqual(['420100'])
    expect((await client.call(findBranches, { query: { bank: '902', keyword: '杭州' } })).data).toHaveLength(1)
  })
})
