import { changePassword, loginBySms, sendSms } from '@jinpiao/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS } from '../domain/clock.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { requirePassword } from './attempts.ts'
import { tidySecrets } from './tidy.ts'

const place = { at: 'address:127.0.0.1', isKnown: false }
const NEW_PASSWORD = 'Changed#2026'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

describe('wrong passwords', () => {
  test('product §4.1: five failures lock for 15 minutes, the text message stays open', async () => {
    const client = t.client()
    for (const left of [4, 3, 2, 1]) {
      const { code, message } = await client.enter('CQ', { password: 'wrong' })
      expect([code, message]).toEqual(['01000101', expect.stringContaining(`还可尝试 ${left} 次`)])
    }
    expect((await client.enter('CQ', { password: 'wrong' })).code).toBe('01000102')
    expect(await client.enter('CQ')).toMatchObject({ code: '01000102', message: expect.stringContaining('15 分钟') })
    const { data } = await client.call(sendSms, { body: { mobile: '13800000104', scene: 'LOGIN' } })
    const requestKey = await client.signer.publicKey()
    const bySms = await client.call(loginBySms, {
      body: { mobile: '13800000104', code: data.demoCode ?? '', requestKey },
    })
    expect(bySms.code).toBe('0')
    t.clock.advance(16 * MINUTE_MS)
    expect((await t.client().enter('CQ')).code).toBe('0')
  })

  test('product §4.1: a number that nobody has is locked like one that somebody has, with the same words', async () => {
    const corpName = '华岳重工股份有限公司'
    const tryOften = async (mobile: string) => {
      const answers: string[] = []
      for (let tries = 0; tries < 6; tries += 1) {
        const { code, message } = await t.client().enterAs({ corpName, mobile, password: 'wrong' })
        answers.push(`${code} ${message}`)
      }
      t.clock.advance(15 * MINUTE_MS)
      const { code } = await t.client().enterAs({ corpName, mobile, password: 'wrong' })
      return [...answers, code]
    }
    const unknown = await tryOften('19900000001')
    expect(unknown).toEqual(await tryOften('13800000107'))
    expect(unknown.map((answer) => answer.slice(0, 8))).toEqual([
      ...Array.from({ length: 4 }, () => '01000101'),
      '01000102',
      '01000102',
      '01000101',
    ])
  })

  test('product §4.1: of 20 wrong passwords sent at once five are judged, and the fifth finds the login locked as the others do', async () => {
    const guess = { mobile: '19900000003', person: undefined, place }
    const guesses = Array.from({ length: 20 }, (_, index) =>
      requirePassword(t.services.database, t.clock, guess, `wrong${index}`).catch((error) => error.code),
    )
    const codes = await Promise.all(guesses)
    expect(codes.filter((code) => code === '01000101')).toHaveLength(4)
    expect(codes.filter((code) => code === '01000102')).toHaveLength(16)
  })

  test('product §4.1: a right password ends the count; one failure more does not lock', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) {
        expect((await t.client().enter('SD', { password: 'wrong' })).code).toBe('01000101')
      }
      expect((await t.client().enter('SD')).code).toBe('0')
    }
  })

  test('whoever knows the password enters, however often at once', async () => {
    const { database } = t.services
    const mobile = '13800000103'
    const person = await database.read.selectFrom('person').selectAll().where('mobile', '=', mobile).executeTakeFirst()
    for (let round = 0; round < 5; round += 1) {
      const tries = Array.from({ length: 4 }, () =>
        requirePassword(database, t.clock, { mobile, person, place }, 'Jinpiao@2026'),
      )
      await expect(Promise.all(tries)).resolves.toHaveLength(4)
    }
  })

  test('five wrong old passwords lock the change of password, and the login, for 15 minutes', async () => {
    const client = t.client()
    await client.enter('PU')
    const change = async (old: string) => {
      const body = {
        oldPassword: await client.encrypt(old, 'CURRENT'),
        newPassword: await client.encrypt(NEW_PASSWORD, 'NEW'),
      }
      return (await client.call(changePassword, { body })).code
    }
    for (let tries = 0; tries < 4; tries += 1) expect(await change('wrong')).toBe('01000110')
    expect(await change('wrong')).toBe('01000102')
    expect(await change('Jinpiao@2026')).toBe('01000102')
    const sameBrowser = t.client()
    sameBrowser.device = client.device
    expect((await sameBrowser.enter('PU')).code).toBe('01000102')
    t.clock.advance(16 * MINUTE_MS)
    expect((await client.enter('PU')).code).toBe('0')
    expect(await change('Jinpiao@2026')).toBe('0')
  })

  test('failures that nobody repeats are forgotten after two days, because they may stand under any number', async () => {
    const { database } = t.services
    const wrong = { corpName: '没有这家企业', mobile: '19900000002', password: 'wrong' }
    const kept = () =>
      database.read.selectFrom('password_failure').select('mobile').where('mobile', '=', wrong.mobile).execute()
    await t.client().enterAs(wrong)
    t.clock.advance(2 * DAY_MS)
    await tidySecrets(database, t.clock)
    // Of its place, and of all places.
    expect(await kept()).toHaveLength(2)
    t.clock.advance(1)
    await tidySecrets(database, t.clock)
    expect(await kept()).toHaveLength(0)
  })
})
