import type { PlatformConfig } from '@jinpiao/contract/platform'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { mountShell } from '#portal/app/testing/mountShell.tsx'
import { platformAtom } from '#portal/parts/platform.ts'
import { store } from '#portal/session/store.ts'
import { PublicShell } from './PublicShell.tsx'

const menu = vi.hoisted(() => {
  let arrive = () => {}
  return { late: new Promise<void>((resolve) => (arrive = resolve)), arrive: () => arrive() }
})
vi.mock('#portal/app/shell/DisplayMenu.tsx', async (original) => {
  await menu.late
  return original()
})
vi.mock('#portal/app/shell/QuickBar.tsx', () => ({ default: () => null }))

test('accessibility §4: what comes late into the header moves nothing in it', async () => {
  await page.viewport(1024, 768)
  const { host, unmount } = await mountShell(<PublicShell>{null}</PublicShell>)
  store.set(platformAtom, {
    billDiscountUrl: 'https://example.org/',
    platformName: '金票',
    onlineService: '',
  } as PlatformConfig)
  const place = () => host.querySelector('header a[target=_blank]')?.getBoundingClientRect().x
  const button = () => host.querySelector('header button')
  await expect.poll(place).toBeDefined()
  const before = place()
  expect(button()).toBeNull()
  menu.arrive()
  await expect.poll(button).not.toBeNull()
  expect(place()).toBe(before)
  unmount()
})
