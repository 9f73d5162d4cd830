import { listGrantedLimits } from '@jinpiao/contract/limitActs'
import * as operator from '@jinpiao/contract/operatorActs'
import { getSecurity } from '@jinpiao/contract/session'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { verifyAudit } from '../acts/audit.ts'
import { enqueue } from '../acts/enqueue.ts'
import { holidays } from '../acts/holidays.ts'
import { instantOf } from '../domain/clock.ts'
import type { JobName } from '../jobs/schedule.ts'
import { asTurn } from '../jobs/turns.ts'
import { branchRows } from '../seed/branches.ts'
import { creditCodeOf } from '../seed/codes.ts'
import { seedCorps } from '../seed/enterprises.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'

const trust = creditCodeOf(seedCorps.findIndex(({ key }) => key === 'trust') + 1)
let t: TestApp
let administrator: TestClient
let customer: TestClient
let bodies: Parameters<TestClient['call']>[]
beforeAll(async () => {
  t = await createTestApp()
  ;[administrator, customer] = [t.client(), t.client()]
  await administrator.enter('FM')
  await customer.enter('CD')
  const { kty, crv, x, y } = await t.client().signer.publicKey()
  const wish = { kind: 'FINANCE', name: '短期融资', annualRate: '4.10' }
  const account = { creditCode: trust, accountNo: '62990000000077', interBankNo: branchRows[0]?.interBankNo ?? '' }
  const key = { institutionName: '江城银行', institution: 'BANK', publicKey: { kty, crv, x, y } }
  bodies = [
    [operator.listInstitutionKeys],
    [operator.registerInstitutionKey, { body: key }],
    [operator.endInstitutionKey, { params: { kid: 'a'.repeat(43) }, body: { days: 0 } }],
    [operator.addFunderProduct, { body: { funder: trust, wish } }],
    [operator.stopFunderProduct, { params: { pkProduct: 'none' } }],
    [operator.addAccountOfFunder, { body: account }],
    [operator.listOutbox],
    [operator.decideOutbox, { params: { pkOutbox: 'none' }, body: { act: 'RETRY' } }],
    [operator.listJobs],
    [operator.runJob, { params: { job: 'daily' } }],
    [operator.putHolidays, { body: { days: [{ day: '2027-02-06', kind: 'HOLIDAY', name: '春节' }] } }],
    [operator.endSessions, { body: { mobile: '13800000101' } }],
  ] as never
})
afterAll(() => t.close())

const codesOf = (client: TestClient) =>
  Promise.all(bodies.map(async ([endpoint, input]) => (await client.call(endpoint, input)).code))

test('an administrator of any other enterprise is a customer, and may do none of it', async () => {
  expect(new Set(await codesOf(customer))).toEqual(new Set(['01000202']))
})

test('those of the platform may; what is not there is said', async () => {
  expect(await codesOf(administrator)).toEqual([
    '0',
    '0',
    '01000302',
    '0',
    '01000302',
    '0',
    '0',
    '01000302',
    '0',
    '0',
    '0',
    '0',
  ])
})

test('a key opens the door from then on, and ends at once', async () => {
  const funder = t.client()
  const { kty, crv, x, y } = await funder.signer.publicKey()
  const body = {
    institutionName: '示范信托',
    institution: 'FUNDER',
    funder: trust,
    publicKey: { kty, crv, x, y },
  } as const
  const { kid } = (await administrator.call(operator.registerInstitutionKey, { body })).data
  expect((await funder.call(listGrantedLimits)).code).toBe('0')
  expect((await administrator.call(operator.registerInstitutionKey, { body })).code).toBe('99000409')
  expect((await administrator.call(operator.endInstitutionKey, { params: { kid }, body: {} })).code).toBe('0')
  expect((await funder.call(listGrantedLimits)).status).toBe(401)
})

test('a key that no institution could use is refused in a sentence', async () => {
  const { kty, crv, x, y } = await t.client().signer.publicKey()
  const registering = async (more: object) =>
    (await administrator.call(operator.registerInstitutionKey, { body: { institutionName: '江城', ...more } as never }))
      .code
  const publicKey = { kty, crv, x, y }
  expect(await registering({ institution: 'FUNDER', publicKey })).toBe('01000303')
  expect(await registering({ institution: 'BANK', funder: trust, publicKey })).toBe('01000303')
  expect(await registering({ institution: 'BANK', publicKey: { ...publicKey, x: y, y: x } })).toBe('05000110')
})

test('a message is given up and tried again, and nobody reads in it whom it was for', async () => {
  const mobile = '13911112222'
  await t.services.database.write((tx) =>
    enqueue({ tx, at: instantOf(t.clock) }, 'SMS', { mobile, template: 'FIRST_PASSWORD', params: ['x'] }),
  )
  const listed = async () => administrator.call(operator.listOutbox)
  const [first] = (await listed()).data.messages
  const params = { pkOutbox: first?.pkOutbox ?? '' }
  for (const act of ['GIVE_UP', 'RETRY'] as const) {
    expect((await administrator.call(operator.decideOutbox, { params, body: { act } })).code).toBe('0')
    expect((await listed()).data.messages[0]?.dueAt === null).toBe(act === 'GIVE_UP')
  }
  expect((await listed()).raw).not.toContain(mobile)
})

test('a job runs before its time, and its last run is told', async () => {
  const names: JobName[] = []
  const runNow = (name: JobName) => void names.push(name)
  t.services.jobs = { runNow }
  expect((await administrator.call(operator.runJob, { params: { job: 'outbox' } })).code).toBe('0')
  expect(names).toEqual(['outbox'])
  const turn = asTurn(t.services, { name: 'outbox', holder: 'A' }, () =>
    Promise.reject(new Error('the gateway is away')),
  )
  await expect(turn).rejects.toThrow('away')
  const { jobs } = (await administrator.call(operator.listJobs)).data
  expect(jobs).toMatchObject([{ name: 'outbox', state: 'FAILED' }])
})

test('holidays are in force at once; a day that stands there twice is refused', async () => {
  const days = [{ day: '2027-02-08', kind: 'HOLIDAY' as const, name: '春节' }]
  const put = async (rows: typeof days) => administrator.call(operator.putHolidays, { body: { days: rows } })
  expect((await put(days)).data).toEqual({ years: ['2027'], count: 1 })
  expect((await holidays(t.services.database.read)).filter(({ day }) => day.startsWith('2027'))).toEqual(days)
  expect((await put([...days, ...days])).code).toBe('01000303')
})

test('somebody is out everywhere at once', async () => {
  const person = t.client()
  await person.enter('SO')
  expect(
    (await administrator.call(operator.endSessions, { body: { mobile: '13800000401' } })).data.ended,
  ).toBeGreaterThan(0)
  expect((await person.call(getSecurity)).status).toBe(401)
  expect((await verifyAudit(t.services.database.read)).broken).toEqual([])
})
