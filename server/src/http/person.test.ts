import { getBillingInfo, putBillingInfo } from '@jinpiao/contract/billingInfo'
import * as person from '@jinpiao/contract/person'
import { getSecurity } from '@jinpiao/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../domain/clock.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const entered = async (key: 'CO' | 'CD' | 'SO') => {
  const client = t.client()
  await client.enter(key)
  return client
}
type Client = Awaited<ReturnType<typeof entered>>
const codeFor = async (client: Client, mobile?: string) => {
  t.clock.advance(MINUTE_MS + 1000)
  return (await client.call(person.sendOwnSms, { body: { mobile } })).data.demoCode ?? ''
}
const NEW = '13999990001'

describe('更换手机号', () => {
  test('both numbers are proved; other devices are out, the person is told, and the new number signs in', async () => {
    const [here, elsewhere] = [await entered('CO'), await entered('CO')]
    const body = { oldCode: await codeFor(here), mobile: NEW, newCode: await codeFor(here, NEW) }
    expect(await here.call(person.changeMobile, { body })).toMatchObject({ code: '0' })
    expect(await elsewhere.call(getSecurity)).toMatchObject({ status: 401 })
    const { data } = await here.call(getSecurity, { query: { user3Required: 'true' } })
    expect(data.user3?.mobile).toBe('139****0001')
    const told = t.services.database.read.selectFrom('message').select('params').where('notice', '=', 'MOBILE_CHANGED')
    expect(await told.execute()).toEqual([{ params: '["139****0001"]' }])
    const sent = await t.services.database.read
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'SMS')
      .execute()
    expect(sent.some(({ payload }) => payload.includes('MOBILE_CHANGED'))).toBe(true)
  })

  test('a wrong code of either number changes nothing and says which; a right first code is not used up', async () => {
    const client = await entered('CD')
    const other = '13999990002'
    const oldCode = await codeFor(client)
    const newCode = await codeFor(client, other)
    const change = (given: object) =>
      client.call(person.changeMobile, { body: { oldCode, mobile: other, newCode, ...given } })
    const wrong = (code: string) => (code === '000000' ? '111111' : '000000')
    expect(await change({ oldCode: wrong(oldCode) })).toMatchObject({ code: '01000114' })
    expect(await change({ newCode: wrong(newCode) })).toMatchObject({ code: '01000103' })
    expect(await change({})).toMatchObject({ code: '0' })
    expect(await change({})).toMatchObject({ code: '01000115' })
  })

  test('a number of somebody else is refused', async () => {
    const client = await entered('SO')
    const taken = '13800000402'
    const body = { oldCode: await codeFor(client), mobile: taken, newCode: await codeFor(client, taken) }
    expect(await client.call(person.changeMobile, { body })).toMatchObject({ code: '01000113' })
  })
})

describe('本人的登录', () => {
  test('sign-ins are the person’s own, the newest first, and name the way', async () => {
    const client = await entered('SO')
    const { data } = await client.call(person.listSignIns, { query: { page: '1', pageSize: '10' } })
    expect(data.list[0]).toMatchObject({ signInWay: 'password' })
    const days = data.list.map(({ at }) => at)
    expect(days).toEqual(days.toSorted().toReversed())
  })

  test('ending other devices keeps this one', async () => {
    const [here, elsewhere] = [await entered('SO'), await entered('SO')]
    const { data } = await here.call(person.endOtherSessions)
    expect(data.count).toBeGreaterThanOrEqual(1)
    expect(await here.call(getSecurity)).toMatchObject({ code: '0' })
    expect(await elsewhere.call(getSecurity)).toMatchObject({ status: 401 })
  })
})

describe('邮箱', () => {
  test('is kept and shown masked; none is none; what is no address is refused', async () => {
    const client = await entered('SO')
    const shown = async () => (await client.call(getSecurity, { query: { user3Required: 'true' } })).data.user3?.email
    const change = async (email: string, code: string, password = 'Jinpiao@2026') => {
      const body = { email, code, password: await client.encrypt(password, 'CURRENT') }
      const { code: answer, field } = (await client.call(person.changeEmail, { body })) as {
        code: string
        field?: string
      }
      return [answer, field]
    }
    const sent = async (email: string) =>
      (await client.call(person.sendEmailCode, { body: { email } })).data.demoCode ?? ''
    const email = 'zhang.wei@example.com'
    const code = await sent(email)
    expect(await change(email, code, 'wrong')).toEqual(['01000122', 'password'])
    expect(await change(email, code === '000000' ? '111111' : '000000')).toEqual(['01000123', 'code'])
    // Of another address, and of a number, it proves nothing.
    expect(await change('li@example.com', code)).toEqual(['01000123', 'code'])
    expect(await shown()).not.toBe('z****@example.com')
    expect(await change(email, code)).toEqual(['0', undefined])
    expect(await shown()).toBe('z****@example.com')
    expect(await change(email, code)).toEqual(['01000123', 'code'])
    expect(await client.call(person.sendEmailCode, { body: { email: 'zhang' } })).toMatchObject({ code: '01000303' })
    expect(await change('', '')).toEqual(['0', undefined])
    expect(await shown()).toBeUndefined()
  })

  test('of the enterprise’s invoices is proved when it is another, and by nobody while it stays', async () => {
    const client = await entered('SO')
    const { invoiceTitle: _, ...stored } = (await client.call(getBillingInfo)).data
    const put = async (change: object) => (await client.call(putBillingInfo, { body: { ...stored, ...change } })).code
    expect(await put({ email: 'thief@example.com' })).toBe('01000310')
    const password = () => client.encrypt('Jinpiao@2026', 'CURRENT')
    expect(await put({ email: 'thief@example.com', password: await password() })).toBe('01000123')
    const email = 'invoices@example.com'
    const code = (await client.call(person.sendEmailCode, { body: { email } })).data.demoCode ?? ''
    expect(await put({ email, code, password: await password() })).toBe('0')
    expect(await put({ email, version: stored.version + 1 })).toBe('0')
  })
})
