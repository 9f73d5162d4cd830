import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { segmentedSwitchContract } from './SegmentedSwitch.a11y.ts'
import * as broken from './SegmentedSwitch.broken.tsx'
import * as stories from './SegmentedSwitch.stories.tsx'
import { SegmentedSwitch } from './SegmentedSwitch.tsx'

runContract(segmentedSwitchContract, stories, broken)

test('1.4.10: at 320 px the segments wrap and nothing is cut', async () => {
  await page.viewport(320, 640)
  const { main, unmount } = await mount(() => (
    <SegmentedSwitch
      label="到期时间"
      segments={['三十天以内到期', '三十天至九十天到期', '九十天以后到期'].map((label) => ({ value: label, label }))}
      value="三十天以内到期"
      onChange={() => {}}
    />
  ))
  expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  for (const label of main.querySelectorAll('label')) expect(label.scrollWidth).toBeLessThanOrEqual(label.offsetWidth)
  unmount()
})

test('a segment whose value is the empty text is told like any other', async () => {
  const told: string[] = []
  const segments = [
    { value: '', label: '全部' },
    { value: 'HELD', label: '持有中' },
  ]
  const { unmount } = await mount(() => (
    <SegmentedSwitch label="状态" segments={segments} defaultValue="HELD" onChange={(value) => told.push(value)} />
  ))
  await page.getByRole('radio', { name: '全部' }).click()
  expect(told).toEqual([''])
  unmount()
})
