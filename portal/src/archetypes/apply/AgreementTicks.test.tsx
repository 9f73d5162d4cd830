import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { type Agreement, AgreementTicks } from './AgreementTicks.tsx'

function Ticks() {
  const [ticked, setTicked] = useState<Agreement[]>([])
  return (
    <AgreementTicks agreements={['promise', 'issue']} ticked={ticked} onChange={setTicked} errorOf={() => undefined} />
  )
}

test('product §4.0, C: an agreement is ticked only after it has been opened', async () => {
  const { main, unmount } = await mountPage(<Ticks />)
  const tick = page.getByRole('checkbox', { name: /付款承诺函/ })
  await expect.element(tick).not.toBeChecked()
  await userEvent.click(tick)
  await expect.element(tick).not.toBeChecked()
  await userEvent.click(page.getByRole('button', { name: '查看《付款承诺函》' }))
  await expect.element(page.getByRole('dialog', { name: '付款承诺函' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  await userEvent.click(tick)
  await expect.element(tick).toBeChecked()
  expect(main.textContent).not.toContain('请先打开并阅读《付款承诺函》')
  unmount()
})
