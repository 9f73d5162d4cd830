import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { interruptionPanelContract } from './InterruptionPanel.a11y.ts'
import * as broken from './InterruptionPanel.broken.tsx'
import * as stories from './InterruptionPanel.stories.tsx'
import { InterruptionPanel } from './InterruptionPanel.tsx'

runContract(interruptionPanelContract, stories, broken)

test.each([
  [1, 16],
  [2, 0],
] as const)('visual: with a heading of level %i it stands %i px below what is above it', async (level, gap) => {
  const { main, unmount } = await mount(() => (
    <InterruptionPanel title="无权限访问" headingLevel={level} actions={<a href="/">返回首页</a>}>
      <p>您无权访问要打开的页面。</p>
    </InterruptionPanel>
  ))
  const panel = main.firstElementChild?.getBoundingClientRect()
  expect((panel?.top ?? 0) - main.getBoundingClientRect().top).toBe(24 + gap)
  unmount()
})

test('visual: on a phone its heading is as large as that of other pages', async () => {
  const { main, unmount } = await mount(() => (
    <InterruptionPanel title="无权限访问" actions={<a href="/">返回首页</a>}>
      <p>您无权访问要打开的页面。</p>
    </InterruptionPanel>
  ))
  const size = () => getComputedStyle(main.querySelector('h1') as Element).fontSize
  await page.viewport(1024, 768)
  expect(size()).toBe('28px')
  await page.viewport(390, 844)
  expect(size()).toBe('22px')
  unmount()
})
