import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FoldedMany } from './FoldedMany.tsx'
import { mountPage } from './testing/mountPage.tsx'

const parts = (...amounts: (string | null)[]) => <FoldedMany amounts={amounts}>各接收方</FoldedMany>

test('many parts fold, their number and sum stay in sight', async () => {
  await mountPage(parts('100.00', '200.00', '300.00', '400.00', '500.00', '1000.50'))
  const fold = page.getByRole('button', { name: /共 6 项，合计/ })
  await expect.poll(() => fold.element().textContent).toContain('2,500.50 元')
  await expect.element(page.getByText('各接收方')).not.toBeVisible()
  await userEvent.click(fold)
  await expect.element(page.getByText('各接收方')).toBeVisible()
})

test('a few parts stand there unfolded', async () => {
  const { main } = await mountPage(parts('100.00', '200.00'))
  expect(main.textContent).toBe('各接收方')
})

test('parts without amounts have no sum', async () => {
  const { main } = await mountPage(parts(null, null, null, null, null, null))
  expect(main.textContent).toContain('共 6 项')
  expect(main.textContent).not.toContain('合计')
})

test('parts of which some have no amount have no sum: it would not be that of the number', async () => {
  const { main } = await mountPage(parts('100.00', '200.00', '300.00', '400.00', '500.00', null))
  expect(main.textContent).toContain('共 6 项')
  expect(main.textContent).not.toContain('合计')
})
