import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { type CheckLine, CheckLines } from './CheckLines.tsx'

const lineOf = (number: number, onPress = () => {}): CheckLine => ({
  place: `第 ${number} 笔`,
  name: `供应商${number}`,
  amount: 3_000_000n,
  day: '2027-03-01',
  sheets: [
    { title: '金票信息', rows: [{ label: '供应商', value: `供应商${number}` }], change: { onPress } },
    { title: '贸易背景', rows: [{ label: '合同编号', value: `HT-${number}` }] },
  ],
})

test('several lines are one table; each folds out to its facts and the way back to its fields', async () => {
  const onPress = vi.fn()
  const { main } = await mountPage(<CheckLines type="ISSUE" lines={[lineOf(1), lineOf(2, onPress)]} />)
  expect(main.querySelectorAll('table')).toHaveLength(1)
  expect(main.querySelectorAll('tbody > tr')).toHaveLength(2)
  expect(main.textContent).toMatch(/供应商2.*30,000\.00.*2027-03-01/)
  expect(main.textContent).toMatch(/合计.*60,000\.00/)
  expect(main.textContent).not.toContain('HT-2')
  await userEvent.click(page.getByRole('button', { name: /更多 第 2 笔/ }))
  expect(main.textContent).toContain('HT-2')
  expect(main.textContent).not.toContain('HT-1')
  await userEvent.click(page.getByRole('button', { name: '修改 第 2 笔：金票信息' }))
  expect(onPress).toHaveBeenCalledOnce()
})

test('one line is its fact sheets', async () => {
  const { main } = await mountPage(<CheckLines type="ISSUE" lines={[lineOf(1)]} />)
  expect(main.querySelector('table')).toBeNull()
  expect(main.textContent).toContain('HT-1')
})
