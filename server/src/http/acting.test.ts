import { ACTING_HEADER, statedIdentity } from '@jinpiao/contract/acting'
import { getDraft, putDraft } from '@jinpiao/contract/drafts'
import { extendSession, getSecurity } from '@jinpiao/contract/session'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { tokenHashOf } from '../session/sessions.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp()
})
afterAll(() => t.close())

/** What a page that shows the signed-in person states. */
async function stating(client: TestClient): Promise<Record<string, string>> {
  const { data } = await client.call(getSecurity, { query: { user3Required: 'true' } })
  const { userId = '' } = data.user3 ?? {}
  return { [ACTING_HEADER]: statedIdentity({ userId, pkRole: data.currentRole3?.pkRole ?? '' }) }
}

/** Of a form that people of both enterprises fill in. */
const draft = { params: { routeKey: 'account_change' }, body: { payload: { contractNo: 'HT-001' }, version: 0 } }
const refused = { status: 200, code: '01000204', message: '当前登录的用户或角色已变更，本次操作没有执行', data: null }

describe('a page acts only as whom it shows', () => {
  test('what the page of another enterprise sends is refused, and nothing of it is kept', async () => {
    const browser = t.client()
    await browser.enter('SO')
    const headers = await stating(browser)
    expect((await browser.call(putDraft, draft, { headers })).code).toBe('0')
    await browser.enter('CO')
    expect(await browser.call(putDraft, draft, { headers })).toMatchObject(refused)
    expect(await browser.call(getDraft, { params: draft.params }, { headers })).toMatchObject(refused)
    expect((await browser.call(getDraft, { params: draft.params })).data).toBeNull()
    expect((await browser.call(putDraft, draft, { headers: await stating(browser) })).code).toBe('0')
  })

  test('neither is the role changed, nor the session prolonged, by the page of another', async () => {
    const browser = t.client()
    await browser.enter('CO')
    const headers = await stating(browser)
    await browser.enter('CO+CD')
    const { data } = await browser.call(getSecurity, { query: { candidateRoles3Required: 'true' } })
    const other = data.candidateRoles3?.find(({ pkRole }) => pkRole !== data.currentRole3?.pkRole)
    t.clock.advance(60_000)
    const query = { currentRole3: other?.pkRole ?? '' }
    expect(await browser.call(getSecurity, { query }, { headers })).toMatchObject(refused)
    expect(await browser.call(extendSession, {}, { headers })).toMatchObject(refused)
    const hash = tokenHashOf(browser.cookie?.split('=')[1] ?? '')
    const { read } = t.services.database
    const sessions = read.selectFrom('session').select(['pkRole', 'expiresAt']).where('tokenHash', '=', hash)
    const { pkRole, expiresAt } = await sessions.executeTakeFirstOrThrow()
    expect([pkRole, expiresAt]).toEqual([data.currentRole3?.pkRole, data.expiresAt])
  })

  test('a page of the same person in the role of before is refused', async () => {
    const browser = t.client()
    await browser.enter('CO+CD')
    const headers = await stating(browser)
    const { data } = await browser.call(getSecurity, { query: { candidateRoles3Required: 'true' } }, { headers })
    const other = data.candidateRoles3?.find(({ pkRole }) => pkRole !== data.currentRole3?.pkRole)
    const query = { currentRole3: other?.pkRole ?? '' }
    expect((await browser.call(getSecurity, { query }, { headers })).data.currentRole3).toEqual(other)
    expect(await browser.call(putDraft, draft, { headers })).toMatchObject(refused)
  })

  test('what no call can have stated is refused as well', async () => {
    const browser = t.client()
    await browser.enter('CO')
    for (const stated of ['', '/', 'user', '../..']) {
      expect((await browser.call(getSecurity, {}, { headers: { [ACTING_HEADER]: stated } })).code).toBe('01000204')
    }
  })
})
