import { type ActFlag, type Endpoint, TICKET_HEADER } from '@jinpiao/contract/endpoint'
import * as registers from '@jinpiao/contract/register'
import { getSecurity, sendSms } from '@jinpiao/contract/session'
import { ukeyApply } from '@jinpiao/contract/ukeyApply'
import { ukeyChange } from '@jinpiao/contract/ukeyChange'
import * as users from '@jinpiao/contract/users'
import type { PlatformDocument } from '@jinpiao/themes/platformFields'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { pkRoleOf } from '../seed/reference.ts'
import { callOf } from '../testing/endpoints.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'

let t: TestApp
/** The administrator of an enterprise, who may do whatever a switch of the platform can forbid. */
let administrator: TestClient
/** Who applies for keys. */
let director: TestClient
/** Somebody with a proved number. */
let stranger: { client: TestClient; headers: Record<string, string> }
beforeAll(async () => {
  t = await createTestApp()
  director = t.client()
  await director.enter('CD')
  administrator = t.client()
  await administrator.enter('CD')
  await administrator.call(getSecurity, { query: { currentRole3: pkRoleOf('ROLE_CORP_MANAGER') } })
  const client = t.client()
  const mobile = '13911117777'
  const { data: sent } = await client.call(sendSms, { body: { mobile, scene: 'REGISTER' } })
  const { data } = await client.call(registers.startRegister, { body: { mobile, code: sent.demoCode ?? '' } })
  stranger = { client, headers: { [TICKET_HEADER]: data.ticket } }
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => t.close())

const register = [
  registers.startRegister,
  registers.uploadRegisterFile,
  registers.lookupCorp,
  registers.getInvitation,
  registers.registerCorp,
  registers.registerUkeyInfo,
  registers.applyWhiteList,
]
/** What begins or goes on with a form; what stands may be withdrawn. */
const begun = ({ save, update, check, submit }: Record<'save' | 'update' | 'check' | 'submit', Endpoint>) => [
  save,
  update,
  check,
  submit,
]
const modify = [users.setRoles, users.setUserState, users.resetUserPassword]

/** Spec §3: what the platform says, and the calls that are refused then. Every switch that forbids a call stands here. */
const table: readonly [said: Partial<PlatformDocument>, refused: readonly Endpoint[]][] = [
  [{}, []],
  [{ userRoleAdd: false }, [users.addUser]],
  [{ userRoleModify: false }, modify],
  [{ userRoleMenuDisplay: false, ukeyMenuDisplay: false, invoiceMenuDisplay: false }, []],
  [{ ukeyAdd: false }, [registers.registerUkeyInfo, ...begun(ukeyApply)]],
  [{ ukeyChange: false }, [users.rebindUserKey, ...begun(ukeyChange)]],
  [{ registerUrl: '/cv3/register' }, []],
  [{ registerUrl: '' }, register],
  [{ registerUrl: 'https://join.example/' }, register],
]

test.each(table)('the platform says %j: exactly what it has switched off is refused', async (said, refused) => {
  const platform = await t.services.platform.current()
  const document = { ...platform.document, ...said }
  vi.spyOn(t.services.platform, 'current').mockResolvedValue({ ...platform, document })
  const found: string[] = []
  for (const endpoint of t.api.endpoints.filter(isSwitched)) {
    const { client, headers } = callerOf(endpoint)
    const path = endpoint.path.replace(/:\w+/g, 'x')
    const body = endpoint.method === 'GET' || endpoint.multipart ? '' : '{}'
    const { code } = await client.send(endpoint.method, path, '', body, { headers })
    if (code === '01000202') found.push(callOf(endpoint))
  }
  expect(found.sort()).toEqual(refused.map(callOf).sort())
})

test('every switch of the contract, and every call that one switches off, stands in the table', () => {
  const switches = new Set(t.api.endpoints.flatMap(({ flags = [] }): readonly ActFlag[] => flags))
  const said = new Set(table.flatMap(([each, refused]) => (refused.length > 0 ? Object.keys(each) : [])))
  expect([...said].sort()).toEqual([...switches].sort())
  const switched = t.api.endpoints.filter(({ flags }) => flags !== undefined).map(callOf)
  expect([...new Set(table.flatMap(([, refused]) => refused.map(callOf)))].sort()).toEqual(switched.sort())
})

/** Calls of people and strangers that could be switched off: those of users, of registration, and of forms for keys. */
const isSwitched = ({ path }: Endpoint): boolean =>
  /^\/corp\/v1\/(corp-users|registers|ukeys\/(apply|reset))\b/.test(path)

function callerOf({ path, withTicket }: Endpoint): typeof stranger {
  if (withTicket) return stranger
  return { client: path.startsWith('/corp/v1/ukeys/') ? director : administrator, headers: {} }
}
