import { getDraft } from '@jinpiao/contract/drafts'
import type { SecurityData } from '@jinpiao/contract/session'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { call } from '#portal/http/client.ts'
import { NetworkError } from '#portal/http/errors.ts'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { securityAtom, store } from '#portal/session/store.ts'
import { DraftChoice, DraftTrouble } from './DraftLine.tsx'
import { useDraft } from './useDraft.ts'

vi.mock('#portal/http/client.ts', () => ({ call: vi.fn() }))

/** What becomes of the next saving of the draft. */
let put: () => Promise<unknown>
const offline = () => Promise.reject(new NetworkError('r-17', { isOffline: true }))
const saved = async () => ({ savedAt: '2026-11-21T14:02:00.000+08:00', version: 1 })

beforeEach(() => {
  vi.mocked(call).mockImplementation(((endpoint: unknown) =>
    endpoint === getDraft ? Promise.resolve(null) : put()) as typeof call)
  store.set(securityAtom, { user3: { userId: 'U1' } } as SecurityData)
})
afterEach(() => store.set(securityAtom, undefined))

function Page({ routeKey, onRestore = () => {} }: { routeKey: string; onRestore?: (text: string) => void }) {
  const draft = useDraft<string>({ routeKey, parse: (payload) => payload as string, onRestore })
  return (
    <>
      <p>{draft.state.kind}</p>
      <button onClick={() => draft.save('88000.50')}>type</button>
      <DraftChoice draft={draft} onChosen={() => {}} />
      <DraftTrouble draft={draft} onChosen={() => {}} />
    </>
  )
}

const shownToasts = () => document.querySelectorAll('section[data-react-aria-top-layer] li').length

async function typeInto(routeKey: string) {
  const { unmount } = await mountPage(<Page routeKey={routeKey} />)
  await expect.element(page.getByText('open')).toBeVisible()
  await page.getByRole('button', { name: 'type' }).click()
  return unmount
}

/** Whether the browser would ask before the tab is closed. */
const asks = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))

test('closing the tab is asked about only while what was typed is kept nowhere; who stays has it saved at once', async () => {
  const answer: { save?: () => void } = {}
  put = vi.fn(() => new Promise((resolve) => (answer.save = () => resolve(saved()))))
  const unmount = await typeInto('closing')
  expect(asks()).toBe(true)
  await expect.poll(() => answer.save).toBeDefined()
  answer.save?.()
  await expect.poll(asks).toBe(false)
  put = vi.fn(offline)
  await page.getByRole('button', { name: 'type' }).click()
  await expect.element(page.getByText('failed')).toBeVisible()
  expect(asks()).toBe(true)
  unmount()
  expect(asks()).toBe(false)
})

test('a draft that could not be saved offline is saved by itself once the browser is online', async () => {
  put = vi.fn(offline)
  await typeInto('online')
  await expect.element(page.getByText('failed')).toBeVisible()
  expect(shownToasts()).toBe(1)
  put = vi.fn(saved)
  dispatchEvent(new Event('online'))
  await expect.element(page.getByText('open')).toBeVisible()
  expect(put).toHaveBeenCalledTimes(1)
  // Toasts leave with what they report.
  await expect.poll(shownToasts).toBe(0)
})

test.each([
  ['the network is gone', offline],
  ['no answer ever comes, as of a lost session', () => new Promise(() => {})],
])('accessibility §5.18: what was typed is offered at the next opening when %s', async (what, answer) => {
  put = answer
  const unmount = await typeInto(what)
  unmount()
  const onRestore = vi.fn()
  await mountPage(<Page routeKey={what} onRestore={onRestore} />)
  await page.getByRole('button', { name: '继续上次草稿' }).click()
  expect(onRestore).toHaveBeenCalledWith('88000.50')
})

test('what could be saved on leaving is the server’s to offer, not the tab’s', async () => {
  put = vi.fn(saved)
  const unmount = await typeInto('left')
  unmount()
  await expect.poll(() => vi.mocked(put).mock.calls.length).toBe(1)
  await mountPage(<Page routeKey="left" />)
  await expect.element(page.getByText('open')).toBeVisible()
})

test('a draft that the page has asked for before is asked about at once, and is not asked for again', async () => {
  vi.mocked(call).mockClear()
  const onRestore = vi.fn()
  const kinds: string[] = []
  function Known() {
    const old = { payload: '88000.50', version: 3, savedAt: '2026-11-20T10:00:00+08:00' }
    const draft = useDraft<string>({ routeKey: 'known', old, parse: (payload) => payload as string, onRestore })
    kinds.push(draft.state.kind)
    return <DraftChoice draft={draft} onChosen={() => {}} />
  }
  await mountPage(<Known />)
  expect([kinds[0], vi.mocked(call).mock.calls]).toEqual(['found', []])
  await page.getByRole('button', { name: '继续上次草稿' }).click()
  expect(onRestore).toHaveBeenCalledWith('88000.50')
})
