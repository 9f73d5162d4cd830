import { type AgreementName, agreements } from '@jinpiao/contract/agreements'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { mountPage } from '#portal/parts/testing/mountPage.tsx'
import { AgreementTicks } from './AgreementTicks.tsx'
import type { Party } from './apply.ts'

const { version } = agreements.promise

function Ticks() {
  const [ticked, setTicked] = useState<AgreementName[]>([])
  return (
    <AgreementTicks
      agreements={['promise', 'issue']}
      own="华岳重工股份有限公司"
      parties={[
        { name: '江城精铸有限公司', amount: 6_000_000n },
        { name: '明远物流有限公司', amount: 3_000_000n },
      ]}
      ticked={ticked}
      onChange={setTicked}
      errorOf={() => undefined}
    />
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

test('below its text an agreement is agreed to with two keys, and the tick stands', async () => {
  const { unmount } = await mountPage(<Ticks />)
  const tick = page.getByRole('checkbox', { name: /付款承诺函/ })
  page.getByRole('button', { name: '查看《付款承诺函》' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: '已阅读并同意' })).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => document.querySelector('[role=dialog]')).toBeNull()
  await expect.element(tick).toBeChecked()
  await expect.element(page.getByRole('button', { name: '查看《付款承诺函》' })).toHaveFocus()
  unmount()
})

test('an agreement without an amount or without another party mentions neither', async () => {
  const props = { agreements: ['issue'] as const, own: '华岳重工股份有限公司', ticked: [], onChange: () => {} }
  const mounted = (parties: { name: string }[]) =>
    mountPage(<AgreementTicks {...props} parties={parties} errorOf={() => undefined} />)
  const { main, unmount } = await mounted([{ name: '江城精铸有限公司' }])
  await expect.poll(() => main.textContent).toContain('华岳重工股份有限公司与江城精铸有限公司，版本 2026-12')
  unmount()
  const alone = await mounted([])
  await expect.poll(() => alone.main.textContent).toContain('华岳重工股份有限公司，版本 2026-12')
  await userEvent.click(page.getByRole('button', { name: '查看《金票开立协议》' }))
  await expect.poll(() => document.querySelector('[role=dialog]')?.textContent).toContain('版本：2026-12')
  expect(document.querySelector('[role=dialog]')?.textContent).not.toMatch(/对方|0\.00/)
  await userEvent.keyboard('{Escape}')
})

test('an agreement says between whom it is, over how much, and in which version: beside the tick and in its text', async () => {
  const { main, unmount } = await mountPage(<Ticks />)
  const facts = `华岳重工股份有限公司与江城精铸有限公司等 2 家企业，合计 90,000.00 元，版本 ${version}`
  await expect.poll(() => main.textContent).toContain(facts)
  await expect
    .element(page.getByRole('checkbox', { name: /付款承诺函/ }))
    .toHaveAccessibleDescription(expect.stringContaining(`合计 9万元，版本 ${version}`))
  await userEvent.click(page.getByRole('button', { name: '查看《付款承诺函》' }))
  const text = () => document.querySelector('[role=dialog]')?.textContent
  await expect.poll(text).toContain('明远物流有限公司，30,000.00')
  expect(text()).toContain(`版本：${version}`)
  await userEvent.keyboard('{Escape}')
  unmount()
})

test('an agreement counts enterprises, not lines: two lines with one are with one', async () => {
  const [first, second] = [
    { name: '江城精铸有限公司', amount: 6_000_000n },
    { name: '明远物流有限公司', amount: 3_000_000n },
  ]
  const props = { agreements: ['issue'] as const, own: '华岳重工股份有限公司', ticked: [], onChange: () => {} }
  const saidOf = async (parties: readonly Party[]) => {
    const { main, unmount } = await mountPage(<AgreementTicks {...props} parties={parties} errorOf={() => undefined} />)
    const said = main.querySelector('fieldset')?.textContent
    unmount()
    return said
  }
  expect(await saidOf([first, first])).toContain('与江城精铸有限公司，120,000.00 元，版本')
  expect(await saidOf([first, second, first])).toContain('与江城精铸有限公司等 2 家企业，合计 150,000.00 元')
  expect(await saidOf([first, first].map(({ name }) => ({ name })))).toContain('与江城精铸有限公司，版本')
})
