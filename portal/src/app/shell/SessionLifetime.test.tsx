import type { SecurityData } from '@jinpiao/contract/session'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { timeOf } from '#portal/parts/times.ts'
import { securityAtom, store } from '#portal/session/store.ts'
import { mountShell } from '#portal/app/testing/mountShell.tsx'
import { SessionLifetime } from './SessionLifetime.tsx'

let mounted: Awaited<ReturnType<typeof mountShell>>
afterEach(() => mounted.unmount())

async function mount(minutesLeft: number): Promise<string> {
  const endsAt = new Date(Date.now() + minutesLeft * 60_000).toISOString()
  store.set(securityAtom, { endsAt } as SecurityData)
  mounted = await mountShell(<SessionLifetime />)
  return `登录将于 ${timeOf(endsAt)} 结束，不能延长，请先保存`
}
const said = () => document.querySelector('[data-live-announcer]')?.textContent
const notice = (name: string) => page.getByRole('region', { name })

test('P15: half an hour before a session ends whatever one does, it stands on the page and is said', async () => {
  const text = await mount(29)
  await expect.element(notice(text)).toBeVisible()
  await expect.poll(said).toContain(text)
  expect(document.querySelector('section[data-react-aria-top-layer]')).toBeNull()
})

test('P15: five minutes before the end it is shown once more, wherever one has scrolled to', async () => {
  const text = await mount(4)
  await expect.element(notice(text)).toBeVisible()
  await expect.poll(() => document.querySelector('section[data-react-aria-top-layer]')?.textContent).toContain(text)
})

test('P15: before that nothing is said', async () => {
  const text = await mount(31)
  await expect.poll(() => mounted.path()).toBe('/')
  expect(notice(text).query()).toBeNull()
})
