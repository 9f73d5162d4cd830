import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sendOwnSms } from '@jinpiao/contract/person'
import { getSecurity, loginBySms, sendSms } from '@jinpiao/contract/session'
import * as users from '@jinpiao/contract/users'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { httpSms } from '../outside/smsGateway.ts'
import { idCodeOf } from '../seed/codes.ts'
import { pkRoleOf } from '../seed/reference.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'

const mobile = '13800000101'
const scene = 'LOGIN' as const
const TIMEOUT_MS = 300

let t: TestApp
const lines: string[] = []
let gateway: Server
/** What the gateway does with the next messages. */
let answer: RequestListener
const takes: RequestListener = (_, reply) => void reply.writeHead(200).end()
const refuses: RequestListener = (_, reply) => void reply.writeHead(503).end(mobile)
const hangs: RequestListener = () => undefined

beforeAll(async () => {
  gateway = createServer((request, reply) => answer(request, reply))
  await new Promise<void>((resume) => gateway.listen(0, '127.0.0.1', resume))
  const { port } = gateway.address() as AddressInfo
  const sms = httpSms({ name: 'SMS_URL', url: `http://127.0.0.1:${port}`, timeoutMs: TIMEOUT_MS })
  const log = createLog('debug', { write: (line) => void lines.push(line) })
  t = await createTestApp({ sms, log })
  asking = t.client()
})
afterAll(async () => {
  gateway.closeAllConnections()
  gateway.close()
  await t.close()
})
afterEach(() => t.clock.advance(60_000))

/** The browser that asks: a code counts in it alone. */
let asking: TestClient
const ask = (number = mobile) => asking.call(sendSms, { body: { mobile: number, scene } })

test.each([
  ['refuses', refuses],
  ['hangs', hangs],
])('a gateway that %s costs nobody the minute or one of the ten, and the refusal says so', async (_, fails) => {
  answer = fails
  for (let tries = 0; tries < 11; tries += 1) {
    const refused = await ask()
    expect(refused).toMatchObject({ status: 200, code: '01000117' })
    expect(refused.message).toMatch(/^短信未能发送，可立即重新获取.*400-111-5318$/)
    if (fails === hangs && tries === 1) break
  }
  answer = takes
  expect((await ask()).code).toBe('0')
  expect((await ask()).code).toBe('01000104')
})

test('while it hangs nobody else waits: no transaction is held', async () => {
  answer = hangs
  const slow = ask('13900000001')
  await vi.waitFor(async () => {
    expect(await rowsOf('13900000001')).toHaveLength(1)
  })
  const from = performance.now()
  await t.services.database.write((tx) => tx.selectFrom('sms_code').select('pkSms').limit(1).execute())
  expect(performance.now() - from).toBeLessThan(TIMEOUT_MS / 2)
  // A second request meanwhile is too soon: one code is on its way.
  expect((await ask('13900000001')).code).toBe('01000104')
  expect((await slow).code).toBe('01000117')
})

test('a code that arrives although nobody answered in time signs in', async () => {
  let code = ''
  answer = (request) => {
    request.on('data', (bytes) => ([, code = ''] = /"params":\["(\d{6})"/.exec(String(bytes)) ?? []))
  }
  expect((await ask()).code).toBe('01000117')
  const client = t.client()
  client.device = asking.device
  const body = { mobile, code, requestKey: await client.signer.publicKey() }
  expect((await client.call(loginBySms, { body })).code).toBe('0')
})

test('a code that was refused for certain leaves the one before it', async () => {
  let code = ''
  answer = (request, reply) => {
    request.on('data', (bytes) => ([, code = ''] = /"params":\["(\d{6})"/.exec(String(bytes)) ?? []))
    reply.writeHead(200).end()
  }
  expect((await ask()).code).toBe('0')
  t.clock.advance(61_000)
  answer = refuses
  expect((await ask()).code).toBe('01000117')
  const client = t.client()
  client.device = asking.device
  const body = { mobile, code, requestKey: await client.signer.publicKey() }
  expect((await client.call(loginBySms, { body })).code).toBe('0')
})

test('what failed is logged by its reason alone: neither number nor code', async () => {
  let code = 'none'
  answer = (request, reply) => {
    request.on('data', (bytes) => ([, code = ''] = /"params":\["(\d{6})"/.exec(String(bytes)) ?? []))
    request.on('end', () => reply.writeHead(400).end(`no such number ${mobile}`))
  }
  lines.length = 0
  expect((await ask()).code).toBe('01000117')
  const told = lines.join('')
  expect(told).toContain('SMS_URL answered 400')
  expect([mobile, code].filter((each) => told.includes(each))).toEqual([])
})

test('of the codes that a person may send to other numbers in a day, one that failed is none', async () => {
  const client = t.client()
  answer = takes
  expect((await client.enter('CO')).code).toBe('0')
  answer = refuses
  for (let tries = 0; tries < 21; tries += 1)
    expect((await client.call(sendOwnSms, { body: { mobile: '13900000002' } })).code).toBe('01000117')
  answer = takes
  expect((await client.call(sendOwnSms, { body: { mobile: '13900000002' } })).code).toBe('0')
})

test('a first password that was not taken says that the user is there, and is sent again by a reset', async () => {
  const administrator = await managerOf(t)
  answer = refuses
  expect((await administrator.call(users.addUser, { body: newUser })).code).toBe('01000118')
  const { data } = await administrator.call(users.listUsers, { query: { pageSize: 100 } })
  const added = data.list.find(({ personName }) => personName === newUser.personName)
  expect(added).toBeDefined()
  answer = takes
  const reset = { params: { userId: added?.userId ?? '' }, body: { version: added?.version ?? 0 } }
  expect((await administrator.call(users.resetUserPassword, reset)).code).toBe('0')
})

test('a platform without a gateway refuses before it does anything, and says what to do', async () => {
  const none = await createTestApp({ sms: undefined })
  const client = none.client()
  const refused = await client.call(sendSms, { body: { mobile, scene } })
  expect(refused).toMatchObject({ status: 200, code: '01000116' })
  expect(refused.message).toBe('短信服务未开通，无法发送短信：登录请改用密码，其他业务请拨打客服热线 400-111-5318')
  const administrator = await managerOf(none)
  expect((await administrator.call(users.addUser, { body: newUser })).code).toBe('01000116')
  const { data } = await administrator.call(users.listUsers, { query: { pageSize: 100 } })
  const [{ userId, version } = { userId: '', version: 0 }] = data.list.filter(
    ({ personName }) => personName === '吴静宜',
  )
  const reset = { params: { userId }, body: { version } }
  expect((await administrator.call(users.resetUserPassword, reset)).code).toBe('01000116')
  await none.close()
})

const newUser = {
  mobile: '13922220000',
  personName: '洪新月',
  idCode: idCodeOf(700),
  pkRoles: [pkRoleOf('ROLE_CORE_QUERY')],
}

async function managerOf(app: TestApp) {
  const client = app.client()
  expect((await client.enter('CD')).code).toBe('0')
  await client.call(getSecurity, { query: { currentRole3: pkRoleOf('ROLE_CORP_MANAGER') } })
  return client
}

const rowsOf = (number: string) =>
  t.services.database.read.selectFrom('sms_code').select('uncounted').where('mobile', '=', number).execute()
