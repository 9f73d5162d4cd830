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
  const page = () => main.querySelector('#main')!.getBoundingClientRect()
  const list = () => main.querySelector('nav > ul')?.getBoundingClientRect()
  return { main, list, page }
}

test('spec §4: in WIDE the side menu stands on the first line of the page, in MINI in the menu of the header alone', async () => {
  await page.viewport(1920, 1080)
  const { main, list, page: content } = await open()
  store.set(screenAtom, (screen) => ({ ...screen, sizeClass: 'MINI' as const }))
  await expect.poll(list).toBeUndefined()
  const alone = content()
  store.set(screenAtom, (screen) => ({ ...screen, sizeClass: 'WIDE' as const }))
  await expect.poll(() => list()?.height).toBe(24)
  // All pages begin at one left edge, and as high, whether their area has several or not.
  expect([content().left, content().top]).toEqual([alone.left, alone.top])
  expect(list()!.right).toBeLessThanOrEqual(content().right)
  expect(list()!.top).toBeGreaterThanOrEqual(content().top)
  expect(main.querySelector('nav [aria-current]')?.textContent).toBe('银行账户管理')
  store.set(screenAtom, (screen) => ({ ...screen, sizeClass: 'MINI' as const }))
  await expect.poll(list).toBeUndefined()
})
