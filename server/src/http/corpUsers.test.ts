import { issue } from '@jinpiao/contract/issue'
import type { RoleCode } from '@jinpiao/contract/roles'
import { getSecurity } from '@jinpiao/contract/session'
import { getHomeFigures } from '@jinpiao/contract/todos'
import * as users from '@jinpiao/contract/users'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { findBrokenLink } from '../acts/audit.ts'
import { newPk } from '../acts/keys.ts'
import { instantOf, MINUTE_MS } from '../domain/clock.ts'
import { idCodeOf } from '../seed/codes.ts'
import { pkRoleOf } from '../seed/reference.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { TestClient } from '../testing/testClient.ts'
import { buildApp } from './app.ts'

let t: TestApp
/** Another server on the same database. */
let other: Awaited<ReturnType<typeof buildApp>>['app']
beforeEach(async () => {
  t = await createTestApp()
  ;({ app: other } = await buildApp(t.services, { docs: false }))
})
afterEach(async () => {
  await other.close()
  await t.close()
})

const MANAGER = pkRoleOf('ROLE_CORP_MANAGER')
async function entered(person: string, { app = t.app, pkRole }: { app?: TestApp['app']; pkRole?: string } = {}) {
  const client = new TestClient(app, t.clock)
  expect((await client.enter(person)).code).toBe('0')
  if (pkRole !== undefined) await client.call(getSecurity, { query: { currentRole3: pkRole } })
  return client
}
const manager = () => entered('CD', { pkRole: MANAGER })
const userOf = async (client: TestClient, userId: string) => {
  const { data } = await client.call(users.listUsers, { query: { pageSize: 100 } })
  const found = data.list.find((each) => each.userId === userId)
  if (!found) throw new Error(`no ${userId}`)
  return found
}
async function setRoles(client: TestClient, userId: string, ...codes: RoleCode[]) {
  const { version } = await userOf(client, userId)
  return client.call(users.setRoles, {
    params: { userId },
    body: { version, pkRoles: codes.map((each) => pkRoleOf(each)) },
  })
}
const rowsOf = (table: 'session' | 'sign_request', userId: string) =>
  t.services.database.read
    // The other has what is asked of both.
    .selectFrom(table as 'sign_request')
    .selectAll()
    .where('userId', '=', userId)
    .execute()

describe('who may', () => {
  test('directors read people; only the administrator changes them, and reads what was looked at', async () => {
    const [director, administrator, operator] = [await entered('CD2'), await manager(), await entered('CO')]
    expect((await operator.call(users.listUsers)).code).toBe('01000202')
    const { data } = await director.call(users.listUsers, { query: { pageSize: 100 } })
    expect(data.list.length).toBeGreaterThan(8)
    // The demonstration has somebody in each state.
    expect([...new Set(data.list.map(({ userState }) => userState))].sort()).toEqual(['ACTIVE', 'DISABLED', 'LOCKED'])
    for (const { mobile, idCode } of data.list) {
      expect(mobile).toMatch(/^\d{3}\*{4}\d{4}$/)
      expect(idCode).toMatch(/^\w{4}\*{4}\w{4}$/)
    }
    expect((await setRoles(director, 'user-co-huayue', 'ROLE_CORE_QUERY')).code).toBe('01000202')
    expect((await director.call(users.listAccess)).code).toBe('01000202')
    const params = { userId: 'user-co-huayue' }
    expect((await director.call(users.getUserNumbers, { params })).data).toMatchObject({ mobile: '13800000101' })
    const log = await administrator.call(users.listAccess, { query: { accessKind: 'UNMASK' } })
    expect(log.data.list[0]).toMatchObject({ personName: '郑怀瑾', subjectName: '陈嘉禾', what: '手机号、身份证号' })
    expect((await administrator.call(users.listAccess, { query: { accessKind: 'ADD' } })).data.list).toEqual([])
  })

  test('what the platform has switched off is refused, and nothing else', async () => {
    const administrator = await manager()
    const platform = await t.services.platform.current()
    const document = { ...platform.document, userRoleAdd: false, userRoleModify: false, ukeyChange: false }
    const { version } = await userOf(administrator, 'user-co-huayue')
    vi.spyOn(t.services.platform, 'current').mockResolvedValue({ ...platform, document })
    const params = { userId: 'user-co-huayue' }
    const body = { version }
    expect((await administrator.call(users.rebindUserKey, { params, body })).code).toBe('01000202')
    expect((await administrator.call(users.resetUserPassword, { params, body })).code).toBe('01000202')
    expect((await setRoles(administrator, params.userId, 'ROLE_CORE_QUERY')).code).toBe('01000202')
    expect((await administrator.call(users.listUsers)).code).toBe('0')
  })

  test('I30: a user of another enterprise is none', async () => {
    const administrator = await manager()
    const params = { userId: 'user-so-jiangcheng' }
    expect((await administrator.call(users.getUserNumbers, { params })).code).toBe('01000302')
    const body = { version: 1, pkRoles: [] }
    expect((await administrator.call(users.setRoles, { params, body })).code).toBe('01000302')
  })
})

describe('H4: what a change of roles ends, on every server', () => {
  test('permissions, texts that wait for a signature and posts of the key', async () => {
    const userId = 'user-co-huayue'
    const [administrator, operator] = [await manager(), await entered('CO', { app: other })]
    expect((await operator.call(issue.list, { query: { box: 'MINE' } })).code).toBe('0')
    const [{ personId } = { personId: '' }] = await rowsOf('session', userId)
    const at = instantOf(t.clock)
    const text = { nonce: newPk(), businessType: 'ISSUE', action: 'SUBMIT', original: '', entries: '[]', text: '{}' }
    const about = { fkCorp: 'corp-huayue', userId, personId, createdAt: at, expiresAt: at }
    await t.services.database.write((tx) =>
      tx
        .insertInto('sign_request')
        .values({ ...text, ...about })
        .execute(),
    )
    expect((await setRoles(administrator, userId, 'ROLE_CORE_QUERY')).code).toBe('0')
    // What is signed already stays.
    expect((await rowsOf('sign_request', userId)).filter(({ usedAt }) => usedAt === null)).toEqual([])
    const check = { body: { lines: [] as never } }
    expect((await operator.call(issue.check, check)).code).toBe('01000202')
    expect(await userOf(administrator, userId)).toMatchObject({ roleNames: '查询', ukeyPost: '' })
    // A post that comes back, or is new, takes another binding.
    await setRoles(administrator, userId, 'ROLE_CORE_OPERATOR')
    const again = await userOf(administrator, userId)
    expect(again).toMatchObject({ roleNames: '经办', needsBinding: true })
    const bind = { params: { userId }, body: { version: again.version } }
    expect((await administrator.call(users.rebindUserKey, bind)).code).toBe('0')
    expect(await userOf(administrator, userId)).toMatchObject({ ukeyPost: '经办', needsBinding: false })
    expect(await findBrokenLink(t.services.database.read, 'corp-huayue')).toBeUndefined()
  })

  test('whoever is disabled is out at the next request, without a key, and comes back without one', async () => {
    const userId = 'user-co-huayue'
    const [administrator, operator] = [await manager(), await entered('CO', { app: other })]
    const off = async (userState: 'ACTIVE' | 'DISABLED') => {
      const { version } = await userOf(administrator, userId)
      return administrator.call(users.setUserState, { params: { userId }, body: { version, userState } })
    }
    expect((await off('DISABLED')).code).toBe('0')
    expect((await operator.call(getSecurity)).status).toBe(401)
    expect(await rowsOf('session', userId)).toEqual([])
    expect(await userOf(administrator, userId)).toMatchObject({ userState: 'DISABLED', ukeySuffix: null })
    expect((await off('ACTIVE')).code).toBe('0')
    expect((await operator.enter('CO')).code).toBe('0')
    expect(await userOf(administrator, userId)).toMatchObject({ userState: 'ACTIVE', ukeySuffix: null })
  })

  test('who has another page decides by what it still shows: 99000409', async () => {
    const administrator = await manager()
    const { version } = await userOf(administrator, 'user-cq-huayue')
    await setRoles(administrator, 'user-cq-huayue', 'ROLE_CORE_OPERATOR')
    const body = { version, pkRoles: [] }
    expect((await administrator.call(users.setRoles, { params: { userId: 'user-cq-huayue' }, body })).code).toBe(
      '99000409',
    )
  })
})

describe('I22', () => {
  test('the administrator’s role is neither given nor taken away', async () => {
    const administrator = await manager()
    expect((await setRoles(administrator, 'user-co-huayue', 'ROLE_CORP_MANAGER')).code).toBe('02000101')
    // Spec §6: the administrator is a director, whoever else is one.
    expect((await setRoles(administrator, 'user-cd-huayue', 'ROLE_CORE_OPERATOR')).code).toBe('02000121')
    const both = await setRoles(administrator, 'user-cd-huayue', 'ROLE_CORE_OPERATOR', 'ROLE_CORE_DIRECTOR')
    expect(both.code).toBe('0')
    const roleNames = '经办、主管、管理员'
    expect(await userOf(administrator, 'user-cd-huayue')).toMatchObject({ roleNames, isManager: true })
    const { version } = await userOf(administrator, 'user-cd-huayue')
    const body = { version, userState: 'DISABLED' as const }
    const self = await administrator.call(users.setUserState, { params: { userId: 'user-cd-huayue' }, body })
    expect(self.code).toBe('02000112')
    expect((await setRoles(administrator, 'user-co-huayue', 'ROLE_CORP_DIRECTOR')).code).toBe('02000116')
  })

  test('a director stays, also when the last two are changed at once on two servers', async () => {
    const administrators = [await manager(), await entered('CD', { app: other, pkRole: MANAGER })] as const
    // An administrator of before that rule.
    await t.services.database.write((tx) =>
      tx
        .deleteFrom('corp_user_role')
        .where('userId', '=', 'user-cd-huayue')
        .where('pkRole', '=', pkRoleOf('ROLE_CORE_DIRECTOR'))
        .execute(),
    )
    const pages = await Promise.all([
      userOf(administrators[0], 'user-co-cd-huayue'),
      userOf(administrators[1], 'user-cd2-huayue'),
    ])
    const both = await Promise.all(
      pages.map(({ userId, version }, index) =>
        administrators[index]!.call(users.setRoles, { params: { userId }, body: { version, pkRoles: [] } }),
      ),
    )
    expect(both.map(({ code }) => code).sort()).toEqual(['0', '02000102'])
  })
})

describe('a new user', () => {
  const body = {
    mobile: '13922220000',
    personName: '洪新月',
    idCode: idCodeOf(700),
    pkRoles: [pkRoleOf('ROLE_CORE_QUERY')],
  }

  test('signs in with a first password, which asks for one of his own', async () => {
    const administrator = await manager()
    const { code, data } = await administrator.call(users.addUser, { body })
    expect(code).toBe('0')
    const client = t.client()
    const login = { corpName: '华岳重工股份有限公司', mobile: body.mobile, password: data.demoPassword ?? '' }
    expect((await client.enterAs(login)).data).toMatchObject({ needUpdatePwd: true })
    // It has not run out: it is nobody's own.
    expect((await client.call(getSecurity)).data).toMatchObject({ needUpdatePwd: true, isFirstPwd: true })
    expect((await client.call(getHomeFigures)).code).toBe('03000102')
    expect((await administrator.call(users.addUser, { body })).code).toBe('02000103')
    const { version } = await userOf(administrator, data.userId)
    const params = { userId: data.userId }
    const reset = await administrator.call(users.resetUserPassword, { params, body: { version } })
    expect(reset.code).toBe('0')
    expect((await client.call(getSecurity)).status).toBe(401)
    t.clock.advance(16 * MINUTE_MS)
    expect((await client.enterAs({ ...login, password: reset.data.demoPassword ?? '' })).code).toBe('0')
  })

  test('of another enterprise keeps name, card and password; another name or card is refused', async () => {
    const administrator = await manager()
    const known = { ...body, mobile: '13800000403', personName: '金子墨', idCode: '' }
    const { idCode } = await t.services.database.read
      .selectFrom('person')
      .select('idCode')
      .where('mobile', '=', known.mobile)
      .executeTakeFirstOrThrow()
    expect((await administrator.call(users.addUser, { body: { ...known, idCode: body.idCode } })).code).toBe('02000104')
    const added = await administrator.call(users.addUser, { body: { ...known, idCode } })
    expect(added).toMatchObject({ code: '0' })
    expect(added.data.demoPassword).toBeUndefined()
    const wrong = { ...body, idCode: '430199198301020089' }
    expect((await administrator.call(users.addUser, { body: wrong })).code).toBe('02000105')
  })
})
