import {
  changePassword,
  checkLicence,
  chooseLanguage,
  extendSession,
  getSecurity,
  getUkeyChallenge,
  loginBySms,
  loginByUkey,
  remainingSession,
  resetPassword,
  sendSms,
} from '@jinpiao/contract/session'
import { getHomeFigures } from '@jinpiao/contract/todos'
import { createNodeSigner } from '@jinpiao/ukey/nodeSigner'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MINUTE_MS } from '../domain/clock.ts'
import { idCodeOf } from '../seed/codes.ts'
import { seedPeople } from '../seed/enterprises.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import { SESSION_COOKIE } from './sessions.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

const indexOf = (key: string) => seedPeople.findIndex((person) => person.key === key) + 1
const NEW_PASSWORD = 'Changed#2026'

describe('login by password', () => {
  test('spec §1: company, mobile number and password open a session', async () => {
    const client = t.client()
    const answer = await client.enter('CO')
    expect(answer).toMatchObject({ code: '0', data: { needUpdatePwd: false, homeUrl: '/credit/core/index/operator' } })
    expect(String(answer.headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Lax/)
    expect((await client.call(getSecurity)).code).toBe('0')
  })

  test.each([' 华岳重工 股份有限公司', '华岳重工\u200b股份有限公司\ufeff', '华岳重工股份有限公司　'])(
    'a company is named with blanks and characters that nobody sees: %j',
    async (corpName) => {
      const { code } = await t.client().enterAs({ corpName, mobile: '13800000108', password: 'Jinpiao@2026' })
      expect(code).toBe('0')
    },
  )

  test('a company is named with brackets of either width', async () => {
    const corpName = '㛃䶮𬭎(华东)新能源高端装备精密零部件制造有限责任公司'
    const { code } = await t.client().enterAs({ corpName, mobile: '13800000601', password: 'Jinpiao@2026' })
    expect(code).toBe('0')
  })

  test('product §4.1: wrong company, mobile number and password have one answer', async () => {
    const wrong = [
      { corpName: '没有这家企业', mobile: '13800000108', password: 'Jinpiao@2026' },
      { corpName: '华岳重工股份有限公司', mobile: '19900000000', password: 'Jinpiao@2026' },
      { corpName: '华岳重工股份有限公司', mobile: '13800000108', password: 'wrong' },
    ]
    const answers = await Promise.all(wrong.map((input) => t.client().enterAs(input)))
    for (const answer of answers) expect(answer).toMatchObject({ status: 200, code: '01000101' })
  })

  test('spec §7: a recorded ciphertext is no password: its nonce counts once', async () => {
    const client = t.client()
    const encrypted = await client.encrypt('Jinpiao@2026', 'LOGIN')
    const requestKey = await client.signer.publicKey()
    const body = { corpName: '华岳重工股份有限公司', mobile: '13800000101', password: encrypted, requestKey }
    const { loginByPassword } = await import('@jinpiao/contract/session')
    expect((await client.call(loginByPassword, { body })).code).toBe('0')
    expect((await t.client().call(loginByPassword, { body })).code).toBe('01000106')
  })
})

describe('login by text message', () => {
  test('one number in two enterprises asks which, and the same code then enters', async () => {
    const client = t.client()
    const mobile = '13800000601'
    const { data } = await client.call(sendSms, { body: { mobile, scene: 'LOGIN' } })
    const body = { mobile, code: data.demoCode ?? '', requestKey: await client.signer.publicKey() }
    const asked = await client.call(loginBySms, { body })
    expect(asked.data.choices?.map((choice) => choice.corpName)).toHaveLength(2)
    expect(String(asked.headers['set-cookie'])).not.toContain(SESSION_COOKIE)
    const userId = asked.data.choices?.[0]?.userId ?? ''
    expect((await client.call(loginBySms, { body: { ...body, userId } })).code).toBe('0')
    expect((await t.client().call(loginBySms, { body: { ...body, userId } })).code).toBe('01000103')
  })

  test('product §3.1: one code in 60 seconds, ten a day', async () => {
    const client = t.client()
    const send = () => client.call(sendSms, { body: { mobile: '13900000000', scene: 'LOGIN' } })
    expect((await send()).data).toMatchObject({ retryAfter: 60, validMinutes: 5 })
    expect((await send()).code).toBe('01000104')
    for (let sent = 1; sent < 10; sent += 1) {
      t.clock.advance(61_000)
      expect((await send()).code).toBe('0')
    }
    t.clock.advance(61_000)
    expect((await send()).code).toBe('99000429')
  })

  test('a code serves five minutes, and only what it was sent for', async () => {
    const client = t.client()
    const mobile = '13800000201'
    const send = async (scene: 'LOGIN' | 'RESET') =>
      (await client.call(sendSms, { body: { mobile, scene } })).data.demoCode ?? ''
    const requestKey = await client.signer.publicKey()
    const enter = async (code: string) => (await client.call(loginBySms, { body: { mobile, code, requestKey } })).code
    expect(await enter(await send('RESET'))).toBe('01000103')
    t.clock.advance(61_000)
    const late = await send('LOGIN')
    t.clock.advance(5 * MINUTE_MS)
    expect(await enter(late)).toBe('01000103')
    expect(await enter(await send('LOGIN'))).toBe('0')
  })

  test('a code is not found by trying: five wrong tries spend it', async () => {
    const client = t.client()
    const mobile = '13800000103'
    const { data } = await client.call(sendSms, { body: { mobile, scene: 'LOGIN' } })
    const code = data.demoCode ?? ''
    const requestKey = await client.signer.publicKey()
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await client.call(loginBySms, { body: { mobile, code: wrong, requestKey } })).code).toBe('01000103')
    }
    expect((await client.call(loginBySms, { body: { mobile, code, requestKey } })).code).toBe('01000103')
  })
})

describe('login by UKEY', () => {
  test('the signed challenge and the password enter; a challenge serves once; an unbound key does not', async () => {
    const client = t.client()
    const user = await t.services.database.read
      .selectFrom('corp_user')
      .selectAll()
      .where('userId', '=', 'user-sd-jiangcheng')
      .executeTakeFirstOrThrow()
    const subject = { commonName: '严书昀' }
    const signer = await createNodeSigner(t.demoCa, {
      subject,
      days: 30,
      notBefore: new Date(t.clock.now() - MINUTE_MS),
    })
    const enter = async () => {
      const { certSerialNo } = signer.certificate
      const { data } = await client.call(getUkeyChallenge, { query: { certSerialNo } })
      const { signature } = await signer.sign(data.original, { signingTime: new Date(t.clock.now()) })
      const password = await client.encrypt('Jinpiao@2026', 'LOGIN')
      const requestKey = await client.signer.publicKey()
      return { certSerialNo, original: data.original, signature, password, requestKey }
    }
    expect((await client.call(loginByUkey, { body: await enter() })).code).toBe('11000102')

    const { certSerialNo } = signer.certificate
    await t.services.database.write(async (tx) => {
      await tx.updateTable('ukey').set({ certSerialNo }).where('userId', '=', user.userId).execute()
      await tx.updateTable('corp_user').set({ certNumber: certSerialNo }).where('userId', '=', user.userId).execute()
    })
    const body = await enter()
    expect((await client.call(loginByUkey, { body })).data.homeUrl).toBe('/credit/chain/index/director')
    // Neither does one that has been revoked since.
    const setState = (state: string) =>
      t.services.database.write((tx) =>
        tx.updateTable('ukey').set({ state }).where('userId', '=', user.userId).execute(),
      )
    await setState('REVOKED')
    expect((await t.client().call(loginByUkey, { body: await enter() })).code).toBe('11000102')
    await setState('ACTIVE')
    const again = { ...body, password: await t.client().encrypt('Jinpiao@2026', 'LOGIN') }
    expect((await t.client().call(loginByUkey, { body: again })).code).toBe('11000104')
    const forged = await enter()
    expect((await t.client().call(loginByUkey, { body: { ...forged, original: `${forged.original} ` } })).code).toMatch(
      /^110001/,
    )
  })
})

describe('session', () => {
  test('P15: 30 minutes without a request end it; passive requests do not extend it', async () => {
    const client = t.client()
    await client.enter('CO')
    t.clock.advance(20 * MINUTE_MS)
    expect((await client.call(remainingSession)).code).toBe('0')
    t.clock.advance(11 * MINUTE_MS)
    expect(await client.call(getSecurity)).toMatchObject({ status: 401, data: null })
  })

  test('P15: any other request extends it, and so does the person', async () => {
    const client = t.client()
    await client.enter('CO')
    t.clock.advance(20 * MINUTE_MS)
    const { expiresAt } = (await client.call(extendSession)).data
    expect(Date.parse(expiresAt)).toBe(t.clock.now() + 30 * MINUTE_MS)
    t.clock.advance(29 * MINUTE_MS)
    expect((await client.call(getSecurity)).code).toBe('0')
  })

  test('twelve hours after the login it ends, however busy the person', async () => {
    const client = t.client()
    await client.enter('CO')
    const end = t.clock.now() + 12 * 60 * MINUTE_MS
    for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
      t.clock.advance(20 * MINUTE_MS)
      // The page is told when, so that its warning comes in time.
      const { code, data } = await client.call(getSecurity)
      expect([code, Date.parse(data.endsAt)]).toEqual(['0', end])
    }
    expect(Date.parse((await client.call(extendSession)).data.expiresAt)).toBeLessThanOrEqual(end)
    t.clock.advance(20 * MINUTE_MS)
    expect((await client.call(getSecurity)).status).toBe(401)
  })

  test('a new login ends the session before it in the same browser, and no other', async () => {
    const [client, elsewhere] = [t.client(), t.client()]
    await Promise.all([client.enter('CO'), elsewhere.enter('CO')])
    const earlier = client.cookie
    const { data } = await client.call(sendSms, { body: { mobile: '13800000101', scene: 'LOGIN' } })
    const requestKey = await client.signer.publicKey()
    const login = (code: string) => client.call(loginBySms, { body: { mobile: '13800000101', code, requestKey } })
    // Who fails to sign in stays who he is.
    expect((await login(data.demoCode === '000000' ? '000001' : '000000')).code).toBe('01000103')
    expect((await client.call(getSecurity)).code).toBe('0')
    expect((await login(data.demoCode ?? '')).code).toBe('0')
    expect((await client.call(getSecurity)).code).toBe('0')
    expect((await elsewhere.call(getSecurity)).code).toBe('0')
    expect(client.cookie).not.toBe(earlier)
    client.cookie = earlier
    expect((await client.call(getSecurity)).status).toBe(401)
  })

  test('spec §7: the five flags decide what security tells', async () => {
    const client = t.client()
    await client.enter('CD')
    const bare = await client.call(getSecurity)
    expect(Object.keys(bare.data)).not.toEqual(expect.arrayContaining(['user3']))
    expect(bare.data.menus3).toBeUndefined()
    const query = {
      user3Required: 'true',
      roles3Required: 'true',
      candidateRoles3Required: 'true',
      menus3Required: 'true',
    }
    const { data } = await client.call(getSecurity, { query })
    expect(data.user3).toMatchObject({ userName: '华岳重工股份有限公司', mobile: '138****0102', userType: 'CORE' })
    expect(data.user3?.idCode).toMatch(/^\d{4}\*{4}.{4}$/)
    expect(data.candidateRoles).toEqual(['ROLE_CORE_DIRECTOR', 'ROLE_CORP_MANAGER'])
    expect(data.menus3?.flatMap((menu) => [menu, ...menu.childMenuResources]).map((menu) => menu.menuBrief)).toContain(
      '/credit/core/issue/director-approve',
    )
    expect(data).toMatchObject({ switchBool: true, isCorpPassLegalAuth: true })
  })

  test('spec §4: the role is switched by currentRole3; an unknown one is the first candidate', async () => {
    const client = t.client()
    await client.enter('CO+CD')
    const switched = await client.call(getSecurity, { query: { currentRole3: 'role-core-director' } })
    expect(switched.data).toMatchObject({ homeUrl: '/credit/core/index/director' })
    expect((await client.call(getSecurity)).data.currentRole3?.roleCode).toBe('ROLE_CORE_DIRECTOR')
    const unknown = await client.call(getSecurity, { query: { currentRole3: 'role-corp-manager' } })
    expect(unknown.data.currentRole3?.roleCode).toBe('ROLE_CORE_OPERATOR')
  })

  test('product §4.13: the language that a person has chosen is there wherever he signs in; nobody else has it', async () => {
    const ask = { query: { user3Required: 'true' } }
    const client = t.client()
    await client.enter('CO2')
    expect((await client.call(getSecurity, ask)).data.user3?.language).toBeUndefined()
    await client.call(chooseLanguage, { body: { language: 'en-US' } })
    const elsewhere = t.client()
    await elsewhere.enter('CO2')
    expect((await elsewhere.call(getSecurity, ask)).data.user3?.language).toBe('en-US')
    await elsewhere.enter('CO3')
    expect((await elsewhere.call(getSecurity, ask)).data.user3?.language).toBeUndefined()
  })

  test('spec §6: nobody without a role has a menu', async () => {
    const client = t.client()
    await client.enter('XN')
    const { data } = await client.call(getSecurity, { query: { menus3Required: 'true' } })
    expect(data).toMatchObject({ menus3: [], currentRole3: { roleCode: 'ROLE_CORP_DEFAULT' } })
  })

  test('spec §9: days until the UKEY expires', async () => {
    const client = t.client()
    await client.enter('CD2')
    expect((await client.call(getSecurity)).data.uKeyNearExpiryDays).toBe(18)
    await client.enter('CO3')
    expect((await client.call(getSecurity)).data.uKeyNearExpiryDays).toBe(-3)
    await client.enter('CO2')
    expect((await client.call(getSecurity)).data.uKeyCodeSuffix).toBeUndefined()
  })

  test('spec §7: an expired licence is 03000280', async () => {
    const client = t.client()
    await client.enter('XD')
    expect((await client.call(checkLicence)).code).toBe('03000280')
    await client.enter('CO')
    expect((await client.call(checkLicence)).code).toBe('0')
  })
})

describe('I28: an expired password closes everything but the personal centre', () => {
  test('until it is changed; other sessions of the person end', async () => {
    const client = t.client()
    expect((await client.enter('XP')).data.needUpdatePwd).toBe(true)
    const { data } = await client.call(getSecurity)
    expect([data.needUpdatePwd, data.isFirstPwd]).toEqual([true, undefined])
    expect((await client.call(getHomeFigures)).code).toBe('03000101')
    const other = t.client()
    await other.enter('XP')

    const change = async (old: string, next: string) => {
      const body = { oldPassword: await client.encrypt(old, 'CURRENT'), newPassword: await client.encrypt(next, 'NEW') }
      return (await client.call(changePassword, { body })).code
    }
    expect(await change('wrong', NEW_PASSWORD)).toBe('01000110')
    expect(await change('Jinpiao@2026', 'Jinpiao@2026')).toBe('01000111')
    expect(await change('Jinpiao@2026', 'short')).toBe('01000109')
    expect(await change('Jinpiao@2026', 'A13800000901!')).toBe('01000109')
    expect(await change('Jinpiao@2026', NEW_PASSWORD)).toBe('0')
    expect((await client.call(getHomeFigures)).code).toBe('0')
    expect((await other.call(getSecurity)).status).toBe(401)
  })

  test('every endpoint for those who are signed in answers 03000101, the others do not', async () => {
    const client = t.client()
    await t.services.database.write((tx) =>
      tx
        .updateTable('person')
        .set({ pwdChangedAt: '2026-01-01T00:00:00+08:00' })
        .where('mobile', '=', '13800000403')
        .execute(),
    )
    await client.enter('SQ')
    for (const endpoint of t.api.endpoints.filter(
      ({ permission }) => permission !== 'anyone' && permission !== 'outside',
    )) {
      const path = endpoint.path.replace(/:\w+/g, 'x')
      const { code } = await client.send(endpoint.method, path, '', endpoint.body ? '{}' : '')
      const closed = endpoint.openWhenPasswordExpired !== true
      expect({ path, closed: code === '03000101' }).toEqual({ path, closed })
    }
  })
})

describe('passwords at rest', () => {
  test('product §4.1: every stored password is an argon2id hash', async () => {
    const people = await t.services.database.read.selectFrom('person').select('passwordHash').execute()
    expect(people.length).toBeGreaterThan(20)
    for (const { passwordHash } of people) expect(passwordHash).toMatch(/^\$argon2id\$v=19\$/)
  })
})

describe('reset of a lost password', () => {
  test('needs company, code and the last six of the ID card; a slip costs a try of five, not the code', async () => {
    const client = t.client()
    const mobile = '13800000502'
    const idCodeTail = idCodeOf(indexOf('AD')).slice(-6)
    const attempt = async (tail: string, code: string) => {
      const password = await client.encrypt(NEW_PASSWORD, 'NEW')
      const body = { corpName: '安禾五金制品厂', mobile, code, idCodeTail: tail, password }
      return (await client.call(resetPassword, { body })).code
    }
    const newCode = async () => {
      t.clock.advance(61_000)
      return (await client.call(sendSms, { body: { mobile, scene: 'RESET' } })).data.demoCode ?? ''
    }
    const first = await newCode()
    for (let tries = 0; tries < 5; tries += 1) expect(await attempt('000000', first)).toBe('01000108')
    expect(await attempt(idCodeTail, first)).toBe('01000108')
    const second = await newCode()
    for (let tries = 0; tries < 4; tries += 1) expect(await attempt('000000', second)).toBe('01000108')
    expect(await attempt(idCodeTail, second)).toBe('0')
    expect(await attempt(idCodeTail, second)).toBe('01000108')
    expect((await t.client().enter('AD', { password: NEW_PASSWORD })).code).toBe('0')
    // I23: once, with the request that did it, in the chain of the enterprise that was named.
    const audited = await t.services.database.read
      .selectFrom('audit_log')
      .select(['fkCorp', 'requestId'])
      .where('action', '=', 'password.reset')
      .execute()
    expect(audited).toEqual([{ fkCorp: 'corp-anhe', requestId: expect.stringMatching(/^[\w-]{36}$/) }])
  })
})
