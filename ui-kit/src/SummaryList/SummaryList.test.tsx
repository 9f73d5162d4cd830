import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { summaryListContract } from './SummaryList.a11y.ts'
import * as broken from './SummaryList.broken.tsx'
import * as stories from './SummaryList.stories.tsx'
import { SummaryList } from './SummaryList.tsx'

runContract(summaryListContract, stories, broken)

const rows = [
  { label: '合同编号', value: 'HT-1' },
  { label: '签订日期', value: '2026-10-08' },
  { label: '合同文件', value: '采购合同.pdf', isWide: true },
]

test('P1: one 修改 for a section says which', async () => {
  const { main, unmount } = await mount(() => (
    <SummaryList title="贸易背景" rows={rows} change={{ onPress: () => {} }} />
  ))
  expect(main.querySelector('button')?.textContent).toBe('修改 贸易背景')
  unmount()
})

test('two facts stand on a line where there is room, a wide one on its own; one where there is not', async () => {
  await page.viewport(800, 600)
  const { main, unmount } = await mount(() => <SummaryList rows={rows} />)
  const tops = () => [...main.querySelectorAll('dl > div')].map((row) => row.getBoundingClientRect().top)
  const [first, second, wide] = tops()
  expect(second).toBe(first)
  expect(wide).toBeGreaterThan(first ?? 0)
  await page.viewport(400, 600)
  await expect.poll(() => new Set(tops()).size).toBe(3)
  unmount()
})
