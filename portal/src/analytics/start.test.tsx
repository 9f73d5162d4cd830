import type { AnalyticsEvent } from '@jinpiao/contract/analytics'
import { putDraft } from '@jinpiao/contract/drafts'
import type { PlatformConfig } from '@jinpiao/contract/platform'
import type { SecurityData } from '@jinpiao/contract/session'
import axios from 'axios'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { platformAtom } from '#portal/parts/platform.ts'
import { securityAtom, store } from '#portal/session/store.ts'
import { browserEventStore } from './eventStore.ts'

const MARKED = '绝密文字'
const { sent } = vi.hoisted(() => ({ sent: [] as AnalyticsEvent[] }))
vi.mock('./send.ts', () => ({
  aloneInBrowser: (work: () => Promise<void>) => work(),
  sendToServer: async (events: AnalyticsEvent[]) => {
    sent.push(...events)
    return events.map(({ id }) => id)
  },
}))
vi.mock('#portal/http/signing.ts', () => ({ signedHeader: async () => 'SCF1' }))
axios.defaults.adapter = async (config) => ({
  status: 200,
  statusText: '',
  headers: {},
  config,
  data: { code: '05000101', message: MARKED, data: { remark: MARKED } },
})
const { startAnalytics } = await import('./start.ts')
const { call } = await import('#portal/http/client.ts')

const kept = browserEventStore()
const security = (personId: string, analytics?: boolean) =>
  ({ user3: { personId, userId: `U-${personId}`, ...(analytics !== undefined && { analytics }) } }) as SecurityData
const set = (analytics: string) => store.set(platformAtom, { analytics } as PlatformConfig)
const router = { state: { location: { pathname: '/cv3/supplier/index' } }, subscribe: () => () => {} }

/** A form is filled in, its draft is saved, and the server answers with words. */
async function work() {
  const field = document.createElement('input')
  document.body.append(field)
  field.value = MARKED
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  const saving = call(putDraft, { params: { routeKey: MARKED }, body: { payload: { remark: MARKED }, version: 0 } })
  await saving.catch(() => {})
  field.remove()
}
/** The window is hidden: what is in memory is stored and sent. */
async function hide() {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  await new Promise((resolve) => setTimeout(resolve, 200))
  vi.restoreAllMocks()
}

beforeEach(async () => {
  sent.length = 0
  await kept.clear()
})
afterEach(() => localStorage.clear())

test('spec §9: no text of a form, of an answer or of an address is in any event; off means nothing is kept', async () => {
  set('ON')
  store.set(securityAtom, security('PERSON-ONE'))
  startAnalytics(router as never)
  await work()
  await hide()
  const types = () => sent.map(({ type }) => type)
  await expect.poll(types).toEqual(expect.arrayContaining(['page', 'act', 'view', 'vital']))
  expect(sent).toContainEqual(
    expect.objectContaining({ type: 'act', call: 'PUT /corp/v1/drafts/:routeKey', code: '05000101' }),
  )
  expect(JSON.stringify(sent)).not.toContain(MARKED)
  expect(JSON.stringify(sent)).not.toContain('PERSON-ONE')
  expect(await kept.oldest('PERSON-ONE', 100)).toEqual([])

  // The next person on this PC: what the one before has left stays his.
  await kept.add('PERSON-ONE', [{ id: 'A1' } as never])
  store.set(securityAtom, security('P2'))
  sent.length = 0
  await work()
  await hide()
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  expect(sent.map(({ id }) => id)).not.toContain('A1')
  expect(await kept.oldest('PERSON-ONE', 100)).toHaveLength(1)

  // He says no.
  await kept.add('P2', [{ id: 'B1' } as never])
  store.set(securityAtom, security('P2', false))
  sent.length = 0
  await work()
  await hide()
  expect([sent, await kept.oldest('P2', 100), localStorage.getItem('jinpiao.analytics')]).toEqual([[], [], null])

  // The platform says no: nothing of anybody stays.
  set('OFF')
  store.set(securityAtom, security('P3'))
  await work()
  await hide()
  expect([sent, await kept.oldest('PERSON-ONE', 100)]).toEqual([[], []])
})
