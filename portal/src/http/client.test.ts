import { getCredit, listCredits } from '@jinpiao/contract/credits'
import { putDraft } from '@jinpiao/contract/drafts'
import { uploadFile } from '@jinpiao/contract/files'
import { importTemplate } from '@jinpiao/contract/issue'
import { readMessage } from '@jinpiao/contract/messages'
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { BusinessError, NetworkError, SessionLostError } from './errors.ts'
import { connectSession } from './sessionHooks.ts'

// Files of one worker share their modules: what is replaced here may have been loaded by a file before.
vi.hoisted(() => vi.resetModules())
const signedHeader = vi.hoisted(() => vi.fn(async (_request: object) => 'SCF1 signature'))
vi.mock('./signing.ts', () => ({ signedHeader }))
vi.mock('#portal/i18n.ts', () => ({ i18n: { language: 'en-US' } }))

/** What the network does with the next request; the client's axios instance is made with it. */
let answer: (request: InternalAxiosRequestConfig) => { status: number; data: unknown; headers?: object }
const sent: InternalAxiosRequestConfig[] = []
axios.defaults.adapter = async (config) => {
  sent.push(config)
  return { headers: {}, ...answer(config), statusText: '', config }
}
const { call, download } = await import('./client.ts')

/** Whether the person is led to the login page. */
const onLost = vi.fn(() => false)
const onOtherIdentity = vi.fn()
let user: string
let shown: string | undefined
beforeEach(() => {
  vi.clearAllMocks()
  sent.length = 0
  user = 'U1'
  shown = 'U1/R1'
  connectSession({
    isSignedIn: () => true,
    currentUser: () => user,
    shownIdentity: () => shown,
    onLost,
    onOtherIdentity,
  })
})
afterEach(() => vi.unstubAllGlobals())
const answering = (status: number, data: unknown) => {
  answer = () => ({ status, data })
}
const ask = () => call(getCredit, { params: { pkCredit: 'A/1' } })

describe('spec §7: what is sent', () => {
  it('a GET carries v and repeated arrays, and is signed over exactly the path and query that leave', async () => {
    answering(200, { code: '0', message: '', data: {} })
    await call(listCredits, { query: { state: ['HELD', 'DUE'], creditNo: 'JP 1' } })
    expect(sent[0]?.url).toMatch(/^\/corp\/v1\/credits\?state=HELD&state=DUE&creditNo=JP\+1&v=\d{13}$/)
    const [path, query] = sent[0]?.url?.split('?') ?? []
    expect(signedHeader).toHaveBeenCalledWith({ method: 'GET', path, query, body: '' })
  })

  it('a body is signed as the text that leaves; every request has its own id, signature and language', async () => {
    answering(200, { code: '0', message: '', data: {} })
    const body = { payload: { amount: '1.00' }, version: 0 }
    await call(putDraft, { params: { routeKey: '/credit/core' }, body })
    await call(readMessage, { params: { pkMessage: 'M1' } })
    expect(sent[0]).toMatchObject({ baseURL: '/api/web', url: '/corp/v1/drafts/%2Fcredit%2Fcore' })
    expect(sent[0]?.data).toBe(JSON.stringify(body))
    expect(signedHeader).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'PUT', query: '', body: sent[0]?.data }),
    )
    const [first, second] = sent.map(({ headers }) => headers)
    expect(first?.get('x-jinpiao-signature')).toBe('SCF1 signature')
    expect(first?.get('accept-language')).toBe('en-US')
    expect(first?.get('x-request-id')).not.toBe(second?.get('x-request-id'))
  })

  it('every request states whom the page shows, or whom it asks for; before a login nobody', async () => {
    answering(200, { code: '0', message: '', data: {} })
    await ask()
    await call(getCredit, { params: { pkCredit: 'A' }, stating: 'U2/R1' })
    await call(getCredit, { params: { pkCredit: 'A' }, stating: '' })
    shown = undefined
    await ask()
    const stated = sent.map(({ headers }) => headers.get('x-jinpiao-acting'))
    expect(stated.map((one) => one ?? undefined)).toEqual(['U1/R1', 'U2/R1', undefined, undefined])
  })

  it('a file is signed as the bytes that leave; one that can be read no more is a failure like any other', async () => {
    answering(200, { code: '0', message: '', data: {} })
    const file = new File(['%PDF-1.7'], '合同.pdf')
    await call(uploadFile, { file })
    const [{ body }] = signedHeader.mock.calls[0] as [{ body: Uint8Array }]
    expect(Buffer.from(sent[0]?.data).equals(Buffer.from(body))).toBe(true)
    const type = String(sent[0]?.headers.get('content-type'))
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    expect(await (form.get('file') as File).text()).toBe('%PDF-1.7')

    vi.spyOn(Response.prototype, 'arrayBuffer').mockRejectedValueOnce(new DOMException('', 'NotReadableError'))
    await expect(call(uploadFile, { file })).rejects.toBeInstanceOf(NetworkError)
    expect(sent).toHaveLength(1)
  })
})

describe('a wrong clock', () => {
  const stale = { code: '01000301', message: '请求签名无效，请刷新页面后重试', data: null }
  const headers = () => ({ date: new Date(Date.now() + 600_000 * ++hour).toUTCString() })
  /** Each test finds a server whose time is not known yet. */
  let hour = 0

  it('a refused request is signed anew and repeated once, under its own id', async () => {
    const told = headers()
    answer = () =>
      sent.length === 1
        ? { status: 200, data: stale, headers: told }
        : { status: 200, data: { code: '0', message: '', data: {} }, headers: told }
    await expect(call(readMessage, { params: { pkMessage: 'M1' } })).resolves.toEqual({})
    expect(signedHeader).toHaveBeenCalledTimes(2)
    const [first, second] = sent.map((request) => request.headers.get('x-request-id'))
    expect(second).toBe(first)
  })

  it('of a file, too', async () => {
    const told = headers()
    const file = new Blob(['%PDF'], { type: 'application/pdf' })
    answer = () =>
      sent.length === 1
        ? { status: 200, data: new Blob([JSON.stringify(stale)], { type: 'application/json' }), headers: told }
        : { status: 200, data: file, headers: told }
    await expect(download(importTemplate, {})).resolves.toBe(file)
  })

  it('what is refused again is refused', async () => {
    const told = headers()
    answer = () => ({ status: 200, data: stale, headers: told })
    await expect(ask()).rejects.toMatchObject({ code: '01000301' })
    expect(sent).toHaveLength(2)
  })

  it('another refusal, and a signature that is wrong by a right clock, are not repeated', async () => {
    const told = headers()
    answer = () => ({ status: 200, data: { code: '01000302', message: '', data: null }, headers: told })
    await expect(ask()).rejects.toMatchObject({ code: '01000302' })
    answer = () => ({ status: 200, data: stale, headers: told })
    await expect(ask()).rejects.toMatchObject({ code: '01000301' })
    expect(sent).toHaveLength(2)
  })
})

describe('spec §8: what comes back', () => {
  it("'0' is the data, any other code the server's own words", async () => {
    answering(200, { code: '0', message: '', data: { applyNo: 'SQ1' } })
    await expect(ask()).resolves.toEqual({ applyNo: 'SQ1' })
    answering(200, { code: '01000302', message: '未找到该数据', data: null })
    await expect(ask()).rejects.toEqual(new BusinessError('01000302', '未找到该数据'))
    expect(onLost).not.toHaveBeenCalled()
  })

  it('a refusal because somebody else is signed in is told to the session, and ends the call', async () => {
    answering(200, { code: '01000204', message: '已变更', data: null })
    await expect(ask()).rejects.toEqual(new BusinessError('01000204', '已变更'))
    expect(onOtherIdentity).toHaveBeenCalledTimes(1)
    expect(onLost).not.toHaveBeenCalled()
  })

  it.each([
    ['99999999 without words', 200, { code: '99999999', message: '', data: null }],
    ['500', 500, { code: '99999998', message: '服务器错误', data: null }],
    ['404', 404, '<html>'],
    ['no envelope', 200, '<html>'],
  ])('%s is the network’s fault', async (_, status, data) => {
    answering(status, data)
    await expect(ask()).rejects.toBeInstanceOf(NetworkError)
    expect(onLost).not.toHaveBeenCalled()
  })

  it('a failure carries what came: the envelope, the answer, or what the network said', async () => {
    const refused = { code: '01000302', message: '未找到该数据', data: null }
    answering(200, refused)
    await expect(ask()).rejects.toHaveProperty('cause', refused)
    answering(500, '<html>')
    await expect(ask()).rejects.toHaveProperty('cause.status', 500)
    answering(401, '')
    await expect(ask()).rejects.toHaveProperty('cause.status', 401)
    const raw = new AxiosError('Network Error', 'ERR_NETWORK')
    answer = () => {
      throw raw
    }
    await expect(ask()).rejects.toHaveProperty('cause', raw)
  })

  it('so is no answer at all; a request that the page gave up stays what it is', async () => {
    answer = () => {
      throw new AxiosError('Network Error', 'ERR_NETWORK')
    }
    await expect(ask()).rejects.toBeInstanceOf(NetworkError)
    answer = () => {
      throw new AxiosError('canceled', 'ERR_CANCELED')
    }
    await expect(ask()).rejects.toMatchObject({ code: 'ERR_CANCELED' })
  })

  it.each([
    [false, true],
    [true, false],
    [undefined, false],
  ])('no answer while navigator.onLine is %s: offline is %s', async (onLine, isOffline) => {
    vi.stubGlobal('navigator', { onLine })
    answer = () => {
      throw new AxiosError('Network Error', 'ERR_NETWORK')
    }
    await expect(ask()).rejects.toMatchObject({ name: 'NetworkError', isOffline })
    // An answer is an answer: a portal on this machine needs no network.
    answering(200, { code: '0', message: '', data: {} })
    await expect(ask()).resolves.toEqual({})
  })

  it.each([401, 403])('spec §6: %d ends the session, whatever it says', async (status) => {
    answering(status, { code: '0', message: '', data: {} })
    await expect(ask()).rejects.toBeInstanceOf(SessionLostError)
    expect(onLost).toHaveBeenCalledTimes(1)
  })

  it.each([true, false])(
    'spec §8: a 401 rejects with the raw answer (login page on its way: %s)',
    async (isLeaving) => {
      onLost.mockReturnValueOnce(isLeaving)
      const raw = { code: '99999999', message: '', data: null }
      answering(401, raw)
      await expect(ask()).rejects.toMatchObject({ name: 'SessionLostError', cause: { status: 401, data: raw } })
      expect(onLost).toHaveBeenCalledTimes(1)
      expect(sent).toHaveLength(1)
    },
  )
})

describe('spec §7: a file as an answer', () => {
  const fetch = () => download(importTemplate, {})

  it('is the file', async () => {
    const file = new Blob(['PK'], { type: 'application/vnd.ms-excel' })
    answering(200, file)
    expect(await fetch()).toBe(file)
    expect(sent[0]?.timeout, 'a minute is enough for what says something, not for 100 MB').toBe(15 * 60_000)
  })

  it('spec §8: a refusal is no file: its words are shown, it is not saved', async () => {
    const refusal = JSON.stringify({ code: '10000105', message: '“a.xlsx”无法读取', data: null })
    answering(200, new Blob([refusal], { type: 'application/json; charset=utf-8' }))
    await expect(fetch()).rejects.toEqual(new BusinessError('10000105', '“a.xlsx”无法读取'))
  })
})

describe('I24: the same act under the same id until an answer comes', () => {
  const body = { payload: { amount: '1.00' }, version: 0 }
  const save = (changes: Partial<typeof body> = {}) =>
    call(putDraft, { params: { routeKey: 'R' }, body: { ...body, ...changes } })
  const done = { code: '0', message: '', data: {} }
  const fail = (code: string) => () => {
    throw new AxiosError('', code)
  }
  /** The ids of what was sent, the first one called 0, each further one by when it came up. */
  const ids = () => {
    const all = sent.map(({ headers }) => headers.get('x-request-id'))
    return all.map((id) => [...new Set(all)].indexOf(id))
  }

  it.each([
    ['no answer', fail('ERR_NETWORK')],
    ['too late an answer', fail('ECONNABORTED')],
    ['an act that the page gave up', fail('ERR_CANCELED')],
    ['504 of something in between', () => ({ status: 504, data: '<html>' })],
    ['a page instead of an answer', () => ({ status: 200, data: '<html>' })],
    ['99999999 without words', () => ({ status: 200, data: { code: '99999999', message: '', data: null } })],
    ['a session that has ended meanwhile', () => ({ status: 401, data: {} })],
  ])('%s: who repeats the act is recognised, and after an answer it is a new one', async (_, lost) => {
    answer = lost
    await expect(save()).rejects.toThrow()
    await expect(save()).rejects.toThrow()
    answering(200, done)
    await save()
    await save()
    expect(ids()).toEqual([0, 0, 0, 1])
  })

  it('a refusal is an answer', async () => {
    answer = fail('ERR_NETWORK')
    await expect(save()).rejects.toThrow()
    answering(200, { code: '99000409', message: '内容已被修改', data: null })
    await expect(save()).rejects.toBeInstanceOf(BusinessError)
    await expect(save()).rejects.toBeInstanceOf(BusinessError)
    expect(ids()).toEqual([0, 0, 1])
  })

  it('another body, another person, another file is another act', async () => {
    answer = fail('ERR_NETWORK')
    const upload = (text: string) => call(uploadFile, { file: new File([text], '合同.pdf', { lastModified: 1 }) })
    await expect(save()).rejects.toThrow()
    await expect(save({ version: 1 })).rejects.toThrow()
    user = 'U2'
    await expect(save()).rejects.toThrow()
    await expect(upload('one')).rejects.toThrow()
    await expect(upload('other')).rejects.toThrow()
    answering(200, done)
    await upload('one')
    user = 'U1'
    await save()
    expect(ids()).toEqual([0, 1, 2, 3, 4, 3, 0])
  })

  it('two alike at the same time are two acts', async () => {
    answering(200, done)
    await Promise.all([save(), save()])
    expect(ids()).toEqual([0, 1])
  })

  it('a question has an id of its own each time', async () => {
    answer = fail('ERR_NETWORK')
    await expect(ask()).rejects.toThrow()
    await expect(ask()).rejects.toThrow()
    expect(ids()).toEqual([0, 1])
  })
})
