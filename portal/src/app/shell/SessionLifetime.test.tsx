import type { SecurityData } from '@jinpiao/contract/session'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountShell } from '#portal/app/testing/mountShell.tsx'
import { timeOf } from '#portal/parts/times.ts'
import { securityAtom, store } from '#portal/session/store.ts'
import { SessionLifetime } from './SessionLifetime.tsx'
import { SessionTimeout } from './SessionTimeout.tsx'

const server = vi.hoisted(() => ({ expiresAt: '' }))
vi.mock('#portal/http/client.ts', () => ({ call: async () => server }))

let mounted: Awaited<ReturnType<typeof mountShell>>
afterEach(() => mounted.unmount())

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

async function mount(minutesLeft: number, part: ReactNode = <SessionLifetime />): Promise<string> {
  const endsAt = inMinutes(minutesLeft)
  server.expiresAt = inMinutes(Math.min(4, minutesLeft))
  store.set(securityAtom, { endsAt, expiresAt: server.expiresAt } as SecurityData)
  mounted = await mountShell(part)
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

test('P15: what cannot be extended is not offered: the dialog is for the time without use alone', async () => {
  await mount(60, <SessionTimeout />)
  await expect.element(page.getByRole('alertdialog', { name: '即将退出登录' })).toBeVisible()
  mounted.unmount()
  const text = await mount(
    4,
    <>
      <SessionLifetime />
      <SessionTimeout />
    </>,
  )
  await expect.element(notice(text)).toBeVisible()
  // The answer of the server has been taken by now: it was asked before the notice was said.
  await expect.poll(said).toContain(text)
  expect(page.getByRole('alertdialog').query()).toBeNull()
})
