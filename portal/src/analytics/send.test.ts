import type { AnalyticsEvent } from '@jinpiao/contract/analytics'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { backgroundFetch } from '#portal/http/background.ts'
import { sendToServer } from './send.ts'

vi.mock('#portal/http/background.ts', () => ({ backgroundFetch: vi.fn() }))
vi.mock('#portal/http/errors.ts', () => ({ isBrowserOffline: () => false }))
const events = [{ id: 'E1' }, { id: 'E2' }] as AnalyticsEvent[]
const answering = (body: object, status = 200) =>
  vi.mocked(backgroundFetch).mockResolvedValue(new Response(JSON.stringify(body), { status }))
beforeEach(() => vi.stubGlobal('document', { visibilityState: 'visible' }))
afterEach(() => vi.unstubAllGlobals())

it('an answer is waited for, but not for ever: the other tabs wait for this one', async () => {
  answering({ code: '0', data: { accepted: ['E1'] } })
  expect(await sendToServer(events)).toEqual(['E1'])
  expect(vi.mocked(backgroundFetch).mock.lastCall?.[1]?.signal).toBeInstanceOf(AbortSignal)
})

it('what the server cannot read is given up; what it refuses now is kept', async () => {
  answering({ code: '01000303', data: null })
  expect(await sendToServer(events)).toEqual(['E1', 'E2'])
  answering({ code: '10000109', data: null })
  await expect(sendToServer(events)).rejects.toThrow('10000109')
  answering({}, 401)
  await expect(sendToServer(events)).rejects.toThrow('401')
})
