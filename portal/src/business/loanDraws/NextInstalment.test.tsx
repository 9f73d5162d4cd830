import { addDays, daysBetween } from '@jinpiao/values/days'
import { expect, test } from 'vitest'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { NextInstalment } from './NextInstalment.tsx'

const dueDate = '2026-11-21'

test.each([
  ['2026-11-21', 1],
  ['2026-11-21', 14],
  ['2026-11-23', 1],
  ['2026-11-23', 14],
])(
  'D6: an instalment payable by %s and %i days overdue names that day, and counts from it',
  async (payableDate, over) => {
    const today = addDays(payableDate, over)
    const next = { instalmentNo: 2, dueDate, payableDate, dueTotal: '20730.74', days: daysBetween(today, dueDate) }
    const { main, unmount } = await mountPage(<NextInstalment plan={{ next } as never} />)
    await expect.poll(() => main.textContent).toContain(`应于 ${payableDate} 归还，已逾期 ${over} 天`)
    unmount()
  },
)

test('D6: between the day and the working day that it moved to nothing is overdue', async () => {
  const next = { instalmentNo: 2, dueDate, payableDate: '2026-11-23', dueTotal: '20730.74', days: -1 }
  const { main, unmount } = await mountPage(<NextInstalment plan={{ next } as never} />)
  await expect.poll(() => main.innerText).toContain('银行于 2026-11-23 扣款')
  expect(main.innerText).not.toContain('逾期')
  unmount()
})
