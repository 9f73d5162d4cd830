import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { descriptionTooltipContract } from './DescriptionTooltip.a11y.ts'
import * as broken from './DescriptionTooltip.broken.tsx'
import * as stories from './DescriptionTooltip.stories.tsx'
import { DescriptionTooltip } from './DescriptionTooltip.tsx'

runContract(descriptionTooltipContract, stories, broken)

const bubble = () => document.querySelector<HTMLElement>('[data-tooltip]')

test('1.4.13: the pointer may go from the mark into the bubble; outside of both it closes', async () => {
  const { main, unmount } = await mount(() => (
    <p style={{ paddingBlockStart: 120 }}>
      <DescriptionTooltip term="年化费率">按一年 360 天计算。</DescriptionTooltip>
    </p>
  ))
  await userEvent.hover(page.getByRole('button'))
  await expect.poll(bubble).not.toBeNull()
  await userEvent.hover(bubble() as HTMLElement)
  await frames()
  expect(bubble()).not.toBeNull()
  await userEvent.hover(main, { position: { x: 2, y: 2 } })
  await expect.poll(bubble).toBeNull()
  unmount()
})

test('it is not cut off by a box that scrolls', async () => {
  const { unmount } = await mount(() => (
    <div style={{ overflow: 'hidden', blockSize: 30 }}>
      <DescriptionTooltip term="年化费率">按一年 360 天计算的融资费用比例。</DescriptionTooltip>
    </div>
  ))
  await userEvent.tab()
  await expect.poll(bubble).not.toBeNull()
  await frames()
  const { x, y, width, height } = (bubble() as HTMLElement).getBoundingClientRect()
  expect(height).toBeGreaterThan(20)
  // What is drawn there is the bubble itself.
  expect(document.elementFromPoint(x + width / 2, y + height / 2)).toBe(bubble())
  unmount()
})

test('2.5.8: the mark is a target of 24 px', async () => {
  const { main, unmount } = await mount(() => <DescriptionTooltip term="年化费率">按一年 360 天。</DescriptionTooltip>)
  const { width, height } = (main.querySelector('button') as HTMLElement).getBoundingClientRect()
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24)
  unmount()
})
