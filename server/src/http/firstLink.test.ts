import { setFirstPassword } from '@jinpiao/contract/session'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { runJob } from '../acts/command.ts'
import { HOUR_MS, instantOf } from '../domain/clock.ts'
import { systemContext } from '../jobs/system.ts'
import { endKey, newKeyPair, outsiderByKid, registerKey } from '../outside/institutionKeys.ts'
import { idCodeOf } from '../seed/codes.ts'
import { demoOperator } from '../seed/enterprises.ts'
import { addAdministrator } from '../session/administrators.ts'
import { storePassword } from '../session/attempts.ts'
import { giveFirstLink } from '../session/firstLink.ts'
import { hashPassword } from '../session/password.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
let n = 0
let personId: string
let mobile: string
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const context = () => systemContext(t.services, 'platform')
const wish = () => ({ corpName: '', creditCode: demoOperator, personName: '云修远', mobile, idCode: idCodeOf(600 + n) })
beforeEach(async () => {
  n += 1
  mobile = `138777700${String(n).padStart(2, '0')}`
  ;({ personId } = await runJob(context(), (act) => addAdministrator(act, wish())))
})

const link = async () => {
  const { address } = await runJob(context(), ({ tx }) => giveFirstLink(tx, t.services.wall, personId))
  return address.split('#')[1] ?? ''
}
async function opens(token: string, password = 'Ganz-Neu@2026'): Promise<string> {
  const client = t.client()
  return (await client.call(setFirstPassword, { body: { token, password: await client.encrypt(password, 'NEW') } }))
    .code
}

test('a link serves once, also when it is used twice at once; a weak password leaves it as it was', async () => {
  const token = await link()
  expect(await opens(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).toBe('01000119')
  expect(await opens(token, '1')).not.toBe('0')
  expect((await Promise.all([opens(token), opens(token), opens(token)])).toSorted()).toEqual([
    '0',
    '01000119',
    '01000119',
  ])
})

test('of links that are made at once the last one counts alone', async () => {
  const tokens = await Promise.all([link(), link(), link(), link()])
  const codes = []
  for (const token of tokens) codes.push(await opens(token))
  expect(codes.filter((code) => code === '0')).toHaveLength(1)
})

test('whoever has set a password in another way has no use of a link that lies about', async () => {
  const token = await link()
  const passwordHash = await hashPassword('Anders@2026')
  await t.services.database.write((tx) =>
    storePassword(tx, instantOf(t.clock), { person: { personId, mobile }, passwordHash }),
  )
  expect(await opens(token)).toBe('01000119')
})

test('who is an administrator no more opens nothing with a link of before', async () => {
  const token = await link()
  const mine = t.services.database.read.selectFrom('corp_user').select('userId').where('personId', '=', personId)
  await t.services.database.write((tx) => tx.deleteFrom('corp_user_role').where('userId', 'in', mine).execute())
  expect(await opens(token)).toBe('01000119')
})

test('a key that is to end is not prolonged by ending it again', async () => {
  const { kty, crv, x, y } = await newKeyPair()
  const named = { name: '江城银行', institution: 'BANK' } as const
  const { kid } = await runJob(context(), (act) => registerKey(act, named, { kty, crv, x, y }))
  const { clock } = t
  await runJob(context(), (act) => endKey(act, clock, kid, 2))
  await runJob(context(), (act) => endKey(act, clock, kid, 90))
  clock.advance(48 * HOUR_MS)
  expect(await outsiderByKid(t.services.database.read, clock, kid)).toBeUndefined()
})
