import { getCredit, listCredits } from '@jinpiao/contract/credits'
import { putDraft } from '@jinpiao/contract/drafts'
import { readMessage } from '@jinpiao/contract/messages'
import axios, { AxiosError, type InternalAxiosRequestConfig } from 'axios'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BusinessError, NetworkError, SessionLostError } from './errors.ts'
import { connectSession } from './sessionHooks.ts'

const signedHeader = vi.hoisted(() => vi.fn(async (_request: object) => 'SCF1 signature'))
vi.mock('./signing.ts', () => ({ signedHeader }))
vi.mock('../i18n.ts', () => ({ i18n: { language: 'en-US' } }))

/** What the network does with the next request; the client's axios instance is made with it. */
let answer: (request: InternalAxiosRequestConfig) => { status: number; data: unknown }
const sent: InternalAxiosRequestConfig[] = []
axios.defaults.adapter = async (config) => {
  sent.push(config)
  return { ...answer(config), statusText: '', headers: {}, config }
}
const { call } = await import('./client.ts')

const onLost = vi.fn()
beforeEach(() => {
  vi.clearAllMocks()
  sent.length = 0
  connectSession({ isSignedIn: () => true, onLost })
})
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
})

describe('spec §8: what comes back', () => {
  it("'0' is the data, any other code the server's own words", async () => {
    answering(200, { code: '0', message: '', data: { applyNo: 'SQ1' } })
    await expect(ask()).resolves.toEqual({ applyNo: 'SQ1' })
    answering(200, { code: '01000302', message: '未找到该数据', data: null })
    await expect(ask()).rejects.toEqual(new BusinessError('01000302', '未找到该数据'))
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

  it.each([401, 403])('spec §6: %d ends the session, whatever it says', async (status) => {
    answering(status, { code: '0', message: '', data: {} })
    await expect(ask()).rejects.toBeInstanceOf(SessionLostError)
    expect(onLost).toHaveBeenCalledTimes(1)
  })
})
