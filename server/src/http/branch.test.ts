import { acceptCredits } from '@jinpiao/contract/credits'
import type { BusinessType, SignedAction } from '@jinpiao/contract/flow'
import { issue } from '@jinpiao/contract/issue'
import { getLimitMembers, limitAlloc } from '@jinpiao/contract/limitAlloc'
import { listLimits } from '@jinpiao/contract/limits'
import { listObstacles } from '@jinpiao/contract/obstacleCalls'
import { openProduct } from '@jinpiao/contract/productCards'
import type { RoleCode } from '@jinpiao/contract/roles'
import { changePassword, getSecurity } from '@jinpiao/contract/session'
import { addSuppliers } from '@jinpiao/contract/suppliers'
import { type Assembled, textCalls } from '@jinpiao/contract/textCalls'
import { addUser, getAssignableRoles } from '@jinpiao/contract/users'
import { dummySignature } from '@jinpiao/ukey/dummySignature'
import { addDays } from '@jinpiao/values/days'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPk } from '../acts/keys.ts'
import { writeSetting } from '../db/settings.ts'
import { instantOf, todayOf } from '../domain/clock.ts'
import { plainPdf } from '../files/plainPdf.ts'
import { creditCodeOf, idCodeOf } from '../seed/codes.ts'
import { seedCorps } from '../seed/enterprises.ts'
import { pkLimitOf } from '../seed/install.ts'
import { pkRoleOf } from '../seed/reference.ts'
import { registrar } from '../testing/registrar.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'
import { upload } from '../testing/upload.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
  await t.services.database.write((tx) => writeSetting(tx, 'ukeyControl', 'off'))
})
afterAll(() => t.close())
const { withTicket, registering, answer } = registrar(() => t)
/** 华岳重工, 江城精铸 and the branch of the first, as the seed numbers them. */
const codeOf = (key: string) => creditCodeOf(seedCorps.findIndex((corp) => corp.key === key) + 1)
const FIRST = 'Geheim-2026'
const OWN = 'Zweites-2026'

async function register(corpName: string, creditCode: string, parent: string) {
  const browser = await withTicket()
  const change = { corpName, creditCode, userType: 'BRANCH' as const, parentCreditCode: codeOf(parent) }
  const { code, data } = await registering(browser, change)
  expect(code).toBe('0')
  await answer(data.registerNo, 'APPROVE')
  return browser.mobile
}

const corpOf = (creditCode: string) =>
  t.services.database.read.selectFrom('corp').selectAll().where('creditCode', '=', creditCode).executeTakeFirst()

/** Roles of everybody who works for an enterprise. */
async function rolesIn(creditCode: string) {
  const rows = await t.services.database.read
    .selectFrom('corp_user_role as ur')
    .innerJoin('role as r', 'r.pkRole', 'ur.pkRole')
    .innerJoin('corp_user as u', 'u.userId', 'ur.userId')
    .innerJoin('corp as c', 'c.pkCorp', 'u.fkCorp')
    .select('r.roleCode')
    .where('c.creditCode', '=', creditCode)
    .execute()
  return rows.map(({ roleCode }) => roleCode).sort()
}

/** What stands for a signature while UKEY control is off. */
const unkeyed = ({ original, creditList }: Pick<Assembled, 'original' | 'creditList'>, businessType: BusinessType) => {
  const key = { algorithmType: 'ALG_RSA', issuerDn: '', raType: 'DUMMY', certSerialNo: '' } as const
  return { ...key, signature: dummySignature(), original, creditList, businessType }
}

async function signed(
  client: TestClient,
  call: 'credits' | 'limitSubmit' | 'limitApprove',
  id: string,
  act: { businessType: BusinessType; action: SignedAction },
) {
  const { data } = await client.call(textCalls[call], { params: { ids: id }, query: act })
  return unkeyed(data, act.businessType)
}

async function enter(corpName: string, mobile: string, password: string, role?: RoleCode) {
  const client = t.client()
  expect((await client.enterAs({ corpName, mobile, password })).code).toBe('0')
  if (role !== undefined) await client.call(getSecurity, { query: { currentRole3: pkRoleOf(role) } })
  return client
}

test('a branch stands where its parent does; a branch of a branch there is not', async () => {
  await register('华岳重工西区分公司', creditCodeOf(960), 'huayue')
  expect(await corpOf(creditCodeOf(960))).toMatchObject({ userType: 'CORE', parentCorp: 'corp-huayue' })
  expect(await rolesIn(creditCodeOf(960))).toEqual(['ROLE_CORP_MANAGER', 'ROLE_NO_LEGAL_ENTITY_DIRECTOR'])
  await register('江城精铸西区分公司', creditCodeOf(961), 'jiangcheng')
  expect(await corpOf(creditCodeOf(961))).toMatchObject({ userType: 'CORP', parentCorp: 'corp-jiangcheng' })
  expect(await rolesIn(creditCodeOf(961))).toEqual(['ROLE_CORP_DIRECTOR', 'ROLE_CORP_MANAGER'])
  await register('华岳重工东区一部', creditCodeOf(962), 'dongqu')
  await register('示范商业银行分理处', creditCodeOf(963), 'bank')
  expect([await corpOf(creditCodeOf(962)), await corpOf(creditCodeOf(963))]).toEqual([undefined, undefined])
})

test('a branch that has just joined: its administrator makes its people, its parent gives, and it issues', async () => {
  const corpName = '华岳重工南区分公司'
  const mobile = await register(corpName, creditCodeOf(964), 'huayue')
  const pkCorp = (await corpOf(creditCodeOf(964)))?.pkCorp ?? ''
  // What institutions prove, each by a flow of its own: who it is, and its account.
  await verified(pkCorp)

  const administrator = await enter(corpName, mobile, FIRST, 'ROLE_CORP_MANAGER')
  const offered = (await administrator.call(getAssignableRoles)).data.map(({ roleCode }) => roleCode)
  const [operatorRole, finalRole] = ['ROLE_CORE_OPERATOR', 'ROLE_CORE_FINAL_REVIEW'] as const
  expect(offered).toEqual([operatorRole, 'ROLE_NO_LEGAL_ENTITY_DIRECTOR', finalRole, 'ROLE_CORE_QUERY'])
  const hire = async (role: RoleCode, index: number) => {
    const body = { mobile: `1393333000${index}`, personName: '洪新月', idCode: idCodeOf(710 + index) }
    const added = await administrator.call(addUser, { body: { ...body, pkRoles: [pkRoleOf(role)] } })
    expect(added.code).toBe('0')
    const given = added.data.demoPassword ?? ''
    const client = await enter(corpName, body.mobile, given)
    const change = {
      oldPassword: await client.encrypt(given, 'CURRENT'),
      newPassword: await client.encrypt(OWN, 'NEW'),
    }
    expect((await client.call(changePassword, { body: change })).code).toBe('0')
    return client
  }
  const operator = await hire(operatorRole, 1)
  const final = await hire(finalRole, 2)
  const director = await enter(corpName, mobile, FIRST, 'ROLE_NO_LEGAL_ENTITY_DIRECTOR')
  expect((await operator.call(getSecurity)).data.homeUrl).toBe('/credit/core/index/operator')
  expect((await director.call(getSecurity)).data.homeUrl).toBe('/credit/core/index/director')
  const standsInTheWay = async () =>
    (await operator.call(listObstacles, { query: { type: 'ISSUE' } })).data.map(({ name }) => name)
  expect(await standsInTheWay()).toEqual(['TICKETS_CLOSED', 'NO_LIMIT', 'NO_SUPPLIER'])

  const product = 'TICKET' as const
  const query = { product, businessType: 'PRODUCT_OPEN', action: 'OPEN' } as const
  const text = await director.call(textCalls.products, { query })
  const opening = { action: 'OPEN' as const, signature: unkeyed(text.data, 'PRODUCT_OPEN') }
  expect((await director.call(openProduct, { params: { product }, body: opening })).data.results).toMatchObject([
    { ok: true },
  ])
  const suppliers = [{ creditCode: codeOf('jiangcheng'), corpName: '江城精铸有限公司', ...contact }]
  const { pkSuppliers } = (await operator.call(addSuppliers, { body: { suppliers } })).data
  await give(pkCorp, '300000.00')
  expect(await standsInTheWay()).toEqual([])

  const [part] = (await operator.call(listLimits, { query: {} })).data.list
  expect(part).toMatchObject({ total: '300000.00', available: '300000.00', givenByName: '华岳重工股份有限公司' })
  const pkCredit = await issueOn(part?.pkLimit ?? '', pkSuppliers[0] ?? '', { operator, director, final })
  const supplier = t.client()
  await supplier.enter('SO')
  const signature = await signed(supplier, 'credits', pkCredit, { businessType: 'ACCEPT', action: 'ACCEPT' })
  const body = { fkCredits: [pkCredit], supplierConsent: false, signature }
  expect((await supplier.call(acceptCredits, { body })).data.results).toMatchObject([{ ok: true }])
  const parent = t.client()
  await parent.enter('CO')
  const { data: members } = await parent.call(getLimitMembers, { params: { pkLimit: pkLimitOf('hy-trust') } })
  const own = members.find(({ fkMember }) => fkMember === pkCorp)
  expect(own).toMatchObject({ allocatedNow: '300000.00', used: '120000.00', available: '180000.00' })
})

const contact = { isFirstLevel: true, contactName: '联系人', contactMobile: '13900000000', email: '', erpCode: '' }

/** Who it is, and an account that was paid into. */
async function verified(pkCorp: string): Promise<void> {
  const at = instantOf(t.services.clock)
  await t.services.database.write(async (tx) => {
    const proved = { realnameState: 'PASSED', licenceTo: '2099-12-31' }
    await tx.updateTable('corp').set(proved).where('pkCorp', '=', pkCorp).execute()
    const like = await tx
      .selectFrom('bank_account')
      .selectAll()
      .where('fkCorp', '=', 'corp-dongqu')
      .executeTakeFirstOrThrow()
    const account = { ...like, pkAccount: newPk(), fkCorp: pkCorp, createdAt: at, updatedAt: at }
    await tx.insertInto('bank_account').values(account).execute()
  })
}

/** 华岳重工 gives a part of the limit of its trust, under four eyes. */
async function give(fkMember: string, amount: string): Promise<void> {
  const [operator, director] = [t.client(), t.client()]
  await operator.enter('CO')
  await director.enter('CD2')
  const line = { pkLimit: pkLimitOf('hy-trust'), fkMember, move: 'ALLOCATE' as const, amount, remark: '' }
  const pkApply = (await operator.call(limitAlloc.save, { body: { lines: [line] } })).data.saved[0]?.pkApply ?? ''
  const pkApplys = [pkApply]
  const asked = await signed(operator, 'limitSubmit', pkApply, { businessType: 'LIMIT_ALLOC', action: 'SUBMIT' })
  const sent = await operator.call(limitAlloc.submit, { body: { pkApplys, signature: asked } })
  expect(sent.data.results).toMatchObject([{ ok: true }])
  const agreed = await signed(director, 'limitApprove', pkApply, { businessType: 'LIMIT_ALLOC', action: 'APPROVE' })
  const body = { pkApplys, signature: agreed }
  const { results } = (await director.call(limitAlloc.steps.PENDING_DIRECTOR.approve, { body })).data
  expect(results).toMatchObject([{ ok: true }])
}

/** A ticket of 120,000.00, signed by three people; its key. */
async function issueOn(
  pkLimit: string,
  pkSupplier: string,
  { operator, director, final }: Record<'operator' | 'director' | 'final', TestClient>,
): Promise<string> {
  const { pkFile } = (await upload(operator, '采购合同.pdf', plainPdf(['Contract']))).data
  const today = todayOf(t.services.clock)
  const line = {
    pkLimit,
    pkSupplier,
    amount: '120000.00',
    promisedDate: addDays(today, 100),
    tenorReason: '',
    trade: {
      contractNo: 'NQ-1',
      contractName: '铸件采购合同',
      contractAmount: '2000000.00',
      signedDate: addDays(today, -20),
      deliveredDate: '',
      fileIds: [pkFile],
    },
    remark: '',
    notifySupplier: true,
  }
  const pkApply = (await operator.call(issue.save, { body: { lines: [line] } })).data.saved[0]?.pkApply ?? ''
  const pkApplys = [pkApply]
  const by = async (client: TestClient, action: SignedAction) => ({
    body: { pkApplys, signature: await signed(client, 'credits', pkApply, { businessType: 'ISSUE', action }) },
  })
  const { PENDING_DIRECTOR, PENDING_FINAL } = issue.steps
  expect((await operator.call(issue.submit, await by(operator, 'SUBMIT'))).data.results).toMatchObject([{ ok: true }])
  const reviewed = await director.call(PENDING_DIRECTOR.approve, await by(director, 'APPROVE'))
  expect(reviewed.data.results).toMatchObject([{ ok: true }])
  const { results } = (await final.call(PENDING_FINAL.approve, await by(final, 'FINAL_APPROVE'))).data
  expect(results).toMatchObject([{ ok: true }])
  return results[0]?.pkCredit ?? ''
}
