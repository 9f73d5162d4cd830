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
    const { main, unmount } = await mountPage(<NextInstalment plan={{ next, rows: [] } as never} />)
    await expect.poll(() => main.textContent).toContain(`应于 ${payableDate} 归还，已逾期 ${over} 天`)
    unmount()
  },
)

test('D6: between the day and the working day that it moved to nothing is overdue', async () => {
  const next = { instalmentNo: 2, dueDate, payableDate: '2026-11-23', dueTotal: '20730.74', days: -1 }
  const { main, unmount } = await mountPage(<NextInstalment plan={{ next, rows: [] } as never} />)
  await expect.poll(() => main.innerText).toContain('银行于 2026-11-23 扣款')
  expect(main.innerText).not.toMatch(/逾期|已过/)
  unmount()
})

test('of several overdue instalments the earliest is named, with what all of them come to today', async () => {
  const next = { instalmentNo: 2, dueDate, payableDate: dueDate, dueTotal: '15901.21', days: -46 }
  const row = (payableDate: string, dueTotal: string, paidTotal: string) => ({ payableDate, dueTotal, paidTotal })
  const rows = [
    row('2026-10-21', '20000.00', '20000.00'),
    row('2026-11-21', '20901.21', '5000.00'),
    row('2026-12-21', '20735.90', '0.00'),
    row('2027-01-21', '20663.58', '0.00'),
  ]
  const { main, unmount } = await mountPage(<NextInstalment plan={{ next, rows } as never} />)
  await expect.poll(() => main.innerText).toContain('逾期的 2 期今日共欠 36,637.11 元')
  unmount()
})
