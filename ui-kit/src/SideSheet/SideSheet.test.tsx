import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { sideSheetContract } from './SideSheet.a11y.ts'
import * as broken from './SideSheet.broken.tsx'
import * as stories from './SideSheet.stories.tsx'
import { SideSheet } from './SideSheet.tsx'

runContract(sideSheetContract, stories, broken)

const sheet = () => (document.querySelector('[role=dialog]') as HTMLElement).parentElement as HTMLElement

test('it stands at the end edge as high as the window; at 320 px it fills it', async () => {
  await page.viewport(1280, 800)
  const { unmount } = await mount(() => (
    <SideSheet isOpen onClose={() => {}} title="申请详情">
      内容
    </SideSheet>
  ))
  await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull()
  const { right, top, width, height } = sheet().getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  expect([right, top]).toEqual([clientWidth, 0])
  expect(height).toBeGreaterThanOrEqual(clientHeight)
  expect(width).toBeLessThan(clientWidth / 2)
  await page.viewport(320, 640)
  await expect.poll(() => sheet().getBoundingClientRect().width).toBe(320)
  unmount()
  await page.viewport(1280, 800)
})

test('a long one scrolls as a whole, and nothing in it is cut off', async () => {
  const { unmount } = await mount(() => (
    <SideSheet isOpen onClose={() => {}} title="申请详情" initialFocus="heading">
      <div style={{ blockSize: 3000 }}>内容</div>
    </SideSheet>
  ))
  await expect.poll(() => document.querySelector('[role=dialog]')).not.toBeNull()
  expect(sheet().getBoundingClientRect().height).toBeGreaterThan(3000)
  await userEvent.keyboard('{Escape}')
  unmount()
})
