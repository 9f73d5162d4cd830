import { refusalOf } from '@jinpiao/contract/actions'
import { getCredit, getTrace, listCredits } from '@jinpiao/contract/credits'
import { getDraft, putDraft } from '@jinpiao/contract/drafts'
import type { Endpoint } from '@jinpiao/contract/endpoint'
import { API_BASE } from '@jinpiao/contract/envelope'
import { issue } from '@jinpiao/contract/issue'
import { listLimits } from '@jinpiao/contract/limits'
import { listMessages } from '@jinpiao/contract/messages'
import { SIGNATURE_HEADER } from '@jinpiao/contract/requestSignature'
import { getControlsEnabled, getSecurity, loginByPassword, sendSms } from '@jinpiao/contract/session'
import { listSuppliers } from '@jinpiao/contract/suppliers'
import { textCalls } from '@jinpiao/contract/textCalls'
import { getTodos } from '@jinpiao/contract/todos'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { menuRows } from '../seed/menuRows.ts'
import { callOf, contractEndpoints } from '../testing/endpoints.ts'
import { expectInvariants } from '../testing/invariants.ts'
import { createTestApp, type TestApp } from '../testing/testApp.ts'
import type { TestClient } from '../testing/testClient.ts'
import { buildApp } from './app.ts'
import type { Services } from './services.ts'

let t: TestApp
beforeAll(async () => {
  t = await createTestApp({}, { docs: true })
})
afterAll(() => t.close())

const enter = async (person: string): Promise<TestClient> => {
  const client = t.client()
  expect((await client.enter(person)).code).toBe('0')
  return client
}
const draftLine = {
  pkLimit: '',
  pkSupplier: '',
  amount: '',
  promisedDate: '',
  tenorReason: '',
  trade: { contractNo: '', contractName: '', contractAmount: '', signedDate: '', deliveredDate: '', fileIds: [] },
  remark: '',
  notifySupplier: false,
}

describe('spec §7: the request signature', () => {
  test('a request without it, with a changed query or body, or a used one is refused with 01000301', async () => {
    const client = await enter('CO')
    const path = '/v2/security'
    expect((await client.send('GET', path, 'v=1', '', { signature: false })).code).toBe('01000301')
    const signature = await client.signer.sign({ method: 'GET', path, query: 'v=1' })
    expect((await client.send('GET', path, 'v=2', '', { signature })).code).toBe('01000301')
    expect((await client.send('GET', path, 'v=1', '', { signature })).code).toBe('0')
    expect((await client.send('GET', path, 'v=1', '', { signature })).code).toBe('01000301')
    const body = JSON.stringify({ payload: 1, version: 0 })
    const draft = '/corp/v1/drafts/issue'
    const put = await client.signer.sign({ method: 'PUT', path: draft, query: '', body })
    expect((await client.send('PUT', draft, '', body.replace('1', '2'), { signature: put })).code).toBe('01000301')
    expect((await client.send('PUT', draft, '', body, { signature: put })).code).toBe('0')
    expect((await client.send('PUT', draft, '', body, { signature: put })).code).toBe('01000301')
  })

  test('a stolen cookie is nothing without the key that signed in: 401', async () => {
    const client = await enter('CO')
    const thief = t.client()
    thief.cookie = client.cookie
    expect((await thief.call(getSecurity)).status).toBe(401)
    // Asked whether anybody is signed in, "nobody" is an answer and no error.
    const asked = await thief.call(getSecurity, { query: { orNobody: 'true' } })
    expect(asked).toMatchObject({ status: 200, code: '99000401', data: null })
    const path = '/v2/security'
    const introduced = await thief.signer.sign({ method: 'GET', path, query: '', introduce: true })
    expect((await thief.send('GET', path, '', '', { signature: introduced })).status).toBe(401)
  })

  test('a used nonce of a writing request is known to every node', async () => {
    const client = await enter('CO')
    const path = '/corp/v1/drafts/y'
    const body = JSON.stringify({ payload: 1, version: 0 })
    const signature = await client.signer.sign({ method: 'PUT', path, query: '', body })
    await client.send('PUT', path, '', body, { signature })
    const nonce = /nonce=([\w-]{22})/.exec(signature)?.[1] ?? ''
    const row = await t.services.database.read.selectFrom('nonce').selectAll().where('nonce', '=', nonce).execute()
    expect(row).toHaveLength(1)
  })
})

describe('who may call', () => {
  test('without a session every endpoint that is not public answers 401 and nothing else', async () => {
    for (const endpoint of t.api.endpoints.filter(({ permission }) => permission !== 'anyone')) {
      const path = endpoint.path.replace(/:\w+/g, 'x')
      const answer = await t.client().send(endpoint.method, path, '', '')
      expect({ path, status: answer.status, data: answer.data }).toEqual({ path, status: 401, data: null })
    }
  })

  test('T10: menus3 of a role holds exactly its pages', async () => {
    const client = await enter('CF')
    const { data } = await client.call(getSecurity, { query: { menus3Required: 'true' } })
    const paths = (data.menus3 ?? [])
      .flatMap((menu) => [menu, ...menu.childMenuResources])
      .map((menu) => menu.menuBrief)
    const expected = menuRows.flatMap(({ rows }) =>
      rows.filter((row) => row.roles.includes('CF')).map((row) => row.path),
    )
    expect(paths.filter((path) => path !== '').sort()).toEqual(expected.sort())
    expect(data.menus3?.find((menu) => menu.menuName === '金票开立')?.childMenuResources).toHaveLength(1)
  })

  test('T16: what belongs to another enterprise is answered like what does not exist', async () => {
    const [own, stranger] = await Promise.all([enter('CO'), enter('ZO')])
    const { list } = (await own.call(issue.list, { query: { box: 'ALL' } })).data
    const tickets = (await own.call(listCredits, { query: { scope: 'ISSUED' } })).data.list
    expect(list.length * tickets.length).toBeGreaterThan(0)
    const absent = await stranger.call(issue.get, { params: { pkApply: 'ABSENT' } })
    for (const { pkApply } of list) {
      const answer = await stranger.call(issue.get, { params: { pkApply } })
      expect({ ...answer, headers: {} }).toEqual({ ...absent, headers: {} })
    }
    for (const { pkCredit } of tickets) {
      expect((await stranger.call(getCredit, { params: { pkCredit } })).code).toBe('01000302')
      expect((await stranger.call(getTrace, { params: { pkCredit } })).code).toBe('01000302')
    }
    const ids = list.map((row) => row.pkApply)
    const theirs = (await stranger.call(issue.list, { query: { box: 'ALL' } })).data.list
    expect(theirs.filter((row) => ids.includes(row.pkApply))).toEqual([])
  })

  test('I30: any id of another enterprise, at any address that takes one, is answered like an absent one', async () => {
    const { read } = t.services.database
    const huayue = 'corp-huayue'
    const ids = [
      ...(await read.selectFrom('application').select('pkApply as id').where('fkCorp', '=', huayue).execute()),
      ...(await read.selectFrom('ticket').select('pkCredit as id').where('fkIssuer', '=', huayue).execute()),
      ...(await read.selectFrom('message').select('pkMessage as id').where('fkCorp', '=', huayue).execute()),
      ...(await read.selectFrom('file_object').select('pkFile as id').where('fkCorp', '=', huayue).execute()),
    ].map((row) => row.id)
    const strangers = { ZO: await enter('ZO'), BO: await enter('BO') }
    const queries: Record<string, string> = { [textCalls.credits.path]: 'businessType=ISSUE&action=SUBMIT' }
    const addresses = t.api.endpoints.filter(
      ({ permission, path, body }) =>
        permission !== 'anyone' && path.includes(':') && !body && !path.includes(':routeKey'),
    )
    expect(addresses.length).toBeGreaterThan(4)
    const answerTo = async (client: TestClient, { method, path }: Endpoint, id: string) => {
      const address = path.replace(/:\w+/g, (name) => (name === ':type' ? 'original' : id))
      const { status, code, message, data } = await client.send(method, address, queries[path] ?? '', '')
      return { status, code, message, data }
    }
    const who = fc.constantFrom(...Object.values(strangers))
    await fc.assert(
      fc.asyncProperty(who, fc.constantFrom(...addresses), fc.constantFrom(...ids), async (client, endpoint, id) => {
        const absent = await answerTo(client, endpoint, 'ABSENT')
        expect(absent.code).not.toBe('0')
        expect(await answerTo(client, endpoint, id)).toEqual(absent)
      }),
      { numRuns: 150 },
    )
  })

  test('drafts are a person’s own', async () => {
    const [one, other] = await Promise.all([enter('CO'), enter('CO2')])
    const params = { routeKey: 'issue' }
    await one.call(putDraft, { params, body: { payload: { a: '1' }, version: 0 } })
    expect((await one.call(getDraft, { params })).data).toMatchObject({ version: 1 })
    expect((await other.call(getDraft, { params })).data).toBeNull()
  })
})

describe('answers', () => {
  test('product §3: envelope and words in the reader’s language', async () => {
    const client = await enter('CO')
    const call = (language: string) =>
      client.call(issue.get, { params: { pkApply: 'x' } }, { headers: { 'accept-language': language } })
    expect(await call('zh-CN,zh;q=0.9')).toMatchObject({ status: 200, code: '01000302', data: null })
    expect((await call('zh-CN')).message).toMatch(/未找到/)
    expect((await call('en-US')).message).toMatch(/^Not found/)
  })

  test('a wrong input is 01000303 with the field and the problem in words', async () => {
    const client = await enter('CO')
    const amount = await client.call(listCredits, { query: { amountFrom: '1e9' } })
    expect(amount).toMatchObject({ status: 200, code: '01000303' })
    expect(amount.message).toBe('提交内容有误：金额（起）：请填写数字，最多 14 位整数和两位小数，不含逗号')
    const english = await client.call(
      listCredits,
      { query: { amountFrom: '1e9' } },
      { headers: { 'accept-language': 'en-US' } },
    )
    expect(english.message).toMatch(/^The submitted data is not valid: Amount from: enter digits only/)
    const body = { lines: [{ ...draftLine, amount: 12.5 as unknown as string }] }
    expect((await client.call(issue.save, { body })).code).toBe('01000303')
    const cut = await client.send('POST', '/corp/v1/pending/credits/issue', '', '{"lines":')
    expect(cut).toMatchObject({ status: 400, message: '提交内容有误：页面提交的数据不完整，请刷新页面后重试' })
  })

  test('I24: the same request id gives the same answer and one effect', async () => {
    const client = await enter('CO')
    const requestId = crypto.randomUUID()
    const count = async () => (await client.call(issue.list, { query: { state: ['DRAFT'] } })).data.pagecond.count
    const before = await count()
    const first = await client.call(issue.save, { body: { lines: [draftLine] } }, { requestId })
    const second = await client.call(issue.save, { body: { lines: [draftLine] } }, { requestId })
    expect(first.code).toBe('0')
    expect(second.data).toEqual(first.data)
    expect(await count()).toBe(before + 1)
  })

  test('spec §7: an array is a repeated parameter, and every GET may carry its v', async () => {
    const client = await enter('CD')
    const path = '/corp/v1/pending/credits/issue'
    const count = async (query: string) => {
      const { code, data } = await client.send('GET', path, query, '')
      expect({ query, code }).toEqual({ query, code: '0' })
      return (data as { pagecond: { count: number } }).pagecond.count
    }
    const [director, final] = [
      await count('state=PENDING_DIRECTOR&v=1'),
      await count('state=PENDING_FINAL&v=1763690000000'),
    ]
    expect(Math.min(director, final)).toBeGreaterThan(0)
    expect(await count('state=PENDING_DIRECTOR&state=PENDING_FINAL&v=2')).toBe(director + final)
  })

  test('spec §8: a fault of the server is 500 in an envelope, and tells nothing of itself', async () => {
    vi.spyOn(t.sms, 'send').mockRejectedValueOnce(new Error('gateway sms.internal refused key 4711'))
    const logged = vi.spyOn(t.app.log, 'error').mockReturnValue()
    const answer = await t.client().call(sendSms, { body: { mobile: '13800000101', scene: 'LOGIN' } })
    expect(answer).toMatchObject({ status: 500, code: '99999998', data: null })
    expect(answer.message).toMatch(/^服务器错误/)
    expect(answer.raw).not.toMatch(/gateway|4711/)
    logged.mockRestore()
  })

  test('an unknown address of the API is 404 in an envelope', async () => {
    expect(await t.client().send('GET', '/nothing', '', '')).toMatchObject({ status: 404, data: null })
  })

  test('every answer of a person is kept by no cache', async () => {
    const client = await enter('CO')
    expect((await client.call(getSecurity)).headers['cache-control']).toBe('no-store')
  })
})

describe('I27, T9: money is never a number on the wire', () => {
  test('in real answers', async () => {
    const [core, chain] = await Promise.all([enter('CD'), enter('SO')])
    const answers = [
      await core.call(issue.list, { query: { pageSize: 200 } }),
      await core.call(listLimits),
      await core.call(listSuppliers),
      await core.call(getTodos),
      await core.call(listMessages),
      await chain.call(listCredits, { query: { pageSize: 200 } }),
    ]
    const largest = answers[5]?.raw ?? ''
    expect(largest).toContain('"48000000.00"')
    expect(largest).toContain('"0.01"')
    for (const answer of answers) {
      expect(answer.code).toBe('0')
      // Whatever is a number counts something: no fraction, no sum.
      for (const number of answer.raw.matchAll(/:(-?\d+(?:\.\d+)?)(?=[,}\]])/g)) {
        expect(Number.isSafeInteger(Number(number[1]))).toBe(true)
      }
      expect(answer.raw).not.toMatch(/"(amount|total|allocated|frozen|used|available\w*|largest)":-?\d/)
    }
  })
})

describe('the demonstration', () => {
  test('keeps every invariant of the database', () => expectInvariants(t.services.database))

  test('I29: why an enterprise may not issue is a code there too, as the daily run writes it', async () => {
    const rows = await t.services.database.read
      .selectFrom('corp')
      .select('issueSuspendedReason')
      .where('issueSuspendedSince', 'is not', null)
      .execute()
    expect(rows).not.toHaveLength(0)
    for (const row of rows) expect(row.issueSuspendedReason).toBe('OVERDUE')
  })

  test('I22: every enterprise that works here has an administrator and a director', async () => {
    const posts = await t.services.database.read
      .selectFrom('corp_user as u')
      .innerJoin('corp_user_role as ur', 'ur.userId', 'u.userId')
      .innerJoin('role as r', 'r.pkRole', 'ur.pkRole')
      .innerJoin('corp as c', 'c.pkCorp', 'u.fkCorp')
      .select(['c.corpName', 'r.post'])
      .where('c.userType', 'in', ['CORE', 'CORP'])
      .where('u.state', '=', 'ACTIVE')
      .execute()
    const byCorp = Map.groupBy(posts, (row) => row.corpName)
    expect(byCorp.size).toBeGreaterThan(7)
    for (const [corpName, rows] of byCorp) {
      expect({ corpName, posts: rows.map((row) => row.post) }).toEqual({
        corpName,
        posts: expect.arrayContaining(['DIRECTOR', 'MANAGER']),
      })
    }
  })

  test('nobody is told the same thing twice, however many posts he holds', async () => {
    const told = await t.services.database.read
      .selectFrom('message')
      .select(['userId', 'notice', 'params', 'target'])
      .execute()
    const texts = told.map((row) => JSON.stringify(row))
    expect(texts.length).toBeGreaterThan(100)
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([])
  })

  test('product §8.1: a queue of 37 for the director, and one that he submitted himself (I11)', async () => {
    const client = await enter('CD')
    const query = { box: 'TODO' as const, pageSize: 200 }
    const { list } = (await client.call(issue.list, { query })).data
    const issues = list.filter((row) => row.businessType === 'ISSUE')
    expect(issues).toHaveLength(38)
    expect(issues.filter((row) => refusalOf(row.actions, 'RETURN') !== undefined)).toHaveLength(1)
  })

  test('UKEY control is on', async () => {
    expect((await (await enter('CO')).call(getControlsEnabled)).data).toBe(true)
  })
})

describe('the page and the server around the API', () => {
  test('the ports of the UKEY program stand in the policy where it is used, and HSTS where a proxy ends TLS', async () => {
    const headersOf = async (more: Partial<Services>) => {
      const { app } = await buildApp({ ...t.services, ...more }, { docs: false })
      const { headers } = await app.inject('/cv3/theme.css')
      await app.close()
      const [connect] = String(headers['content-security-policy']).match(/connect-src [^;]*/) ?? []
      return [connect, headers['strict-transport-security']]
    }
    expect(await headersOf({ ukeyDriver: 'demo' })).toEqual(["connect-src 'self'", undefined])
    expect(await headersOf({ ukeyDriver: 'none', proxies: 1 })).toEqual(["connect-src 'self'", 'max-age=31536000'])
    const [agent] = await headersOf({ ukeyDriver: 'agent' })
    expect(agent).toContain('ws://127.0.0.1:28317 http://127.0.0.1:28317')
    expect(agent).not.toContain('*')
  })

  test('a strict policy without inline script or style, on every answer', async () => {
    for (const url of ['/cv3/', '/cv3/theme.css', `${API_BASE}/v1/platform/config`, '/api/docs']) {
      const { headers } = await t.app.inject(url)
      expect(headers['content-security-policy']).toMatch(/default-src 'self'/)
      expect(headers['content-security-policy']).not.toMatch(/unsafe/)
      expect(headers['content-security-policy']).toMatch(/frame-ancestors 'none'/)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['cross-origin-resource-policy']).toBe('same-origin')
    }
  })

  test('/ leads to the portal', async () => {
    expect((await t.app.inject('/')).headers.location).toBe('/cv3/')
  })

  test('the platform’s stylesheet is asked for again but not sent again', async () => {
    const first = await t.app.inject('/cv3/theme.css')
    expect(first.headers['content-type']).toMatch(/^text\/css/)
    expect(first.body).toContain('--jp-color-')
    const again = await t.app.inject({
      url: '/cv3/theme.css',
      headers: { 'if-none-match': String(first.headers.etag) },
    })
    expect(again).toMatchObject({ statusCode: 304, body: '' })
  })

  test('spec §3: every endpoint of the contract has a handler, and nothing else has', async () => {
    const registered = t.api.endpoints.map(callOf)
    expect(new Set(registered).size).toBe(registered.length)
    expect(registered.sort()).toEqual((await contractEndpoints()).map(callOf).sort())
  })

  test('the OpenAPI document describes every registered endpoint', async () => {
    const document = (await t.app.inject('/api/docs/json')).json()
    const operations = Object.values(document.paths as Record<string, object>).flatMap((path) => Object.keys(path))
    expect(operations).toHaveLength(t.api.endpoints.length)
    expect(JSON.stringify(document)).not.toContain('#/$defs')
  })

  test('the logo is a picture that can load and run nothing', async () => {
    const answer = await t.app.inject(`${API_BASE}/v1/files/logo/preview`)
    expect(answer.headers).toMatchObject({ 'content-security-policy': expect.stringContaining("default-src 'none'") })
    expect(answer.body).toMatch(/^<svg /)
  })

  test('loginByPassword is signed by a key that introduces itself', async () => {
    const client = t.client()
    const answer = await client.call(loginByPassword, {}, { headers: { [SIGNATURE_HEADER]: '' } })
    expect(answer.code).toBe('01000301')
  })
})
