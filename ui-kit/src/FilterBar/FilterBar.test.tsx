import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { composingKeys } from '../lib/testing/composingKeys.ts'
import { listen } from '../lib/testing/heard.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { filterBarContract } from './FilterBar.a11y.ts'
import * as broken from './FilterBar.broken.tsx'
import * as stories from './FilterBar.stories.tsx'
import { FilterBar, type FilterBarProps } from './FilterBar.tsx'

runContract(filterBarContract, stories, broken)

const ignore = () => {}
const given = { label: '查询', conditions: [], onRemove: ignore, onSearch: ignore, onReset: ignore }
const Bar = (props: Partial<FilterBarProps>) => (
  <FilterBar {...given} {...props}>
    <TextField label="编号" autoComplete="off" />
  </FilterBar>
)

test('4.1.3: the number is said when it has come, not while the search runs, and not when it changes by itself', async () => {
  function Page() {
    const [found, setFound] = useState<number | undefined>(7)
    return (
      <>
        <Bar found={found} onSearch={() => setFound(undefined)} />
        <button type="button" onClick={() => setFound((found ?? 0) + 1)}>
          来了
        </button>
      </>
    )
  }
  const come = () => userEvent.click(page.getByRole('button', { name: '来了' }))
  const { unmount } = await mount(Page)
  const ear = listen()
  await userEvent.click(page.getByRole('button', { name: '查询' }))
  await frames()
  await ear.quiet()
  expect(ear.heard).toEqual([])
  await come()
  await expect.poll(() => ear.heard).toEqual(['找到 1 条'])
  await come()
  await frames()
  await ear.quiet()
  expect(ear.heard).toEqual(['找到 1 条'])
  ear.stop()
  unmount()
})

test('G10: where the list says what was found, the bar is silent', async () => {
  const { unmount } = await mount(() => <Bar />)
  const ear = listen()
  await userEvent.click(page.getByRole('button', { name: '查询' }))
  await frames()
  await ear.quiet()
  expect(ear.heard).toEqual([])
  ear.stop()
  unmount()
})

test('IME: the Enter that ends a composition searches nothing', async () => {
  let searches = 0
  const { main, unmount } = await mount(() => <Bar onSearch={() => searches++} />)
  const input = main.querySelector('input') as HTMLInputElement
  for (const composing of composingKeys) {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...composing })
    expect(input.dispatchEvent(enter)).toBe(false)
  }
  input.focus()
  await userEvent.keyboard('{Enter}')
  expect(searches).toBe(1)
  unmount()
})

test('3.3.4: Enter in a field begins no second search while one runs', async () => {
  let searches = 0
  const { main, unmount } = await mount(() => <Bar busy onSearch={() => searches++} />)
  main.querySelector('input')?.focus()
  await userEvent.keyboard('{Enter}')
  expect(searches).toBe(0)
  unmount()
})

test('what was unfolded stays so when the window changes', async () => {
  await page.viewport(414, 896)
  const { unmount } = await mount(() => <Bar more={<TextField label="开立方" autoComplete="off" />} />)
  const more = page.getByRole('button', { name: '更多条件' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await page.viewport(1500, 900)
  await expect.element(more).toHaveAttribute('aria-expanded', 'true')
  await userEvent.click(more)
  await page.viewport(414, 896)
  await page.viewport(1500, 900)
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await page.viewport(414, 896)
  unmount()
})
