import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { screenAtom } from '#portal/session/screen.ts'
import { store } from '#portal/session/store.ts'
import { FrameBody } from './FrameBody.tsx'

const items = ['消息中心', '个人信息', '授信额度查询', '凭证管理', '银行账户管理'].map((label, n) => ({
  label,
  href: `#${n}`,
}))

async function open() {
  const { main } = await mountPage(
    <FrameBody beside={items} currentHref="#4">
      页面
    </FrameBody>,
  )
  const list = main.querySelector('nav > ul')!
  const boxes = () => Array.from(list.querySelectorAll('a'), (link) => link.getBoundingClientRect())
  const rows = () => new Set(boxes().map(({ top }) => top)).size
  return { main, list, rows }
}

test('visual: on a phone the side menu is one line, and the page that one is on is in view', async () => {
  await page.viewport(390, 844)
  const { list, rows } = await open()
  expect(rows()).toBe(1)
  const room = list.getBoundingClientRect()
  await expect.poll(() => list.querySelector('[aria-current]')!.getBoundingClientRect().right).toBeLessThan(room.right)
  expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
})

test('spec §4: in WIDE the side menu is unfolded beside the page, in MINI one line above it; the size class alone decides', async () => {
  await page.viewport(1024, 768)
  const { main, list, rows } = await open()
  const left = () => main.querySelector('#main')!.getBoundingClientRect().left
  expect(rows()).toBe(1)
  store.set(screenAtom, (screen) => ({ ...screen, sizeClass: 'WIDE' as const }))
  await expect.poll(rows).toBe(items.length)
  expect(left()).toBeGreaterThanOrEqual(list.getBoundingClientRect().right)
  store.set(screenAtom, (screen) => ({ ...screen, sizeClass: 'MINI' as const }))
  await expect.poll(rows).toBe(1)
})
