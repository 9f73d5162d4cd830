import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DateRangePicker } from '../DateRangePicker/DateRangePicker.tsx'
import { composingKeys } from '../lib/testing/composingKeys.ts'
import { listen } from '../lib/testing/heard.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { filterBarContract } from './FilterBar.a11y.ts'
import * as broken from './FilterBar.broken.tsx'
import * as stories from './FilterBar.stories.tsx'
import { FilterBar, type FilterBarProps } from './FilterBar.tsx'

// The contract is about windows that have room for the buttons beside the fields.
beforeEach(() => page.viewport(1024, 768))

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
  const { unmount } = await mount(() => <Bar more={<TextField label="开立方" autoComplete="off" />} />)
  const more = page.getByRole('button', { name: '更多条件' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await page.viewport(1500, 900)
  await frames()
  // However wide the window is, nothing opens by itself.
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(more)
  await page.viewport(1024, 768)
  await page.viewport(1500, 900)
  await expect.element(more).toHaveAttribute('aria-expanded', 'true')
  unmount()
})

test('visual: further fields look as the first ones do, and 查询 stands after the last of them', async () => {
  await page.viewport(1500, 900)
  const { main, unmount } = await mount(() => (
    <Bar
      more={
        <>
          <TextField label="开立方" autoComplete="off" />
          <DateRangePicker label="提交日期" value={{ from: '', to: '' }} />
        </>
      }
    />
  ))
  await userEvent.click(page.getByRole('button', { name: '更多条件' }))
  const boxes = Array.from(main.querySelectorAll('input'), (box) => box.getBoundingClientRect().height)
  expect(boxes).toEqual([36, 36, 36, 36])
  for (const field of main.querySelectorAll('[data-field]')) {
    const [words, box] = ['label', 'input'].map((part) => field.querySelector(part)!.getBoundingClientRect())
    expect(words!.right, field.textContent ?? '').toBeLessThanOrEqual(box!.left)
    expect(getComputedStyle(field, '::before').borderTopWidth).toBe('1px')
  }
  const last = [...main.querySelectorAll('input')].at(-1)!
  const search = page.getByRole('button', { name: '查询' }).element()
  expect(last.compareDocumentPosition(search) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  unmount()
})

test('visual: beside a rail the further fields stay folded, however wide the window is', async () => {
  await page.viewport(1500, 900)
  const { unmount } = await mount(() => (
    <div style={{ inlineSize: 909 }}>
      <Bar more={<TextField label="开立方" autoComplete="off" />} />
    </div>
  ))
  await expect.element(page.getByRole('button', { name: '更多条件' })).toHaveAttribute('aria-expanded', 'false')
  unmount()
})

test('visual: beside a mouse the buttons are as high as the fields on their line', async () => {
  const { main, unmount } = await mount(() => <Bar />)
  const box = (main.querySelector('input') as HTMLInputElement).getBoundingClientRect()
  for (const name of ['查询', '重置']) {
    const { top, height } = page.getByRole('button', { name }).element().getBoundingClientRect()
    expect([name, top, height]).toEqual([name, box.top, box.height])
  }
  unmount()
})

test('visual: beside a mouse the boxes of a range are as high as the fields on their line', async () => {
  await page.viewport(1500, 900)
  const { main, unmount } = await mount(() => (
    <FilterBar {...given}>
      <TextField label="编号" autoComplete="off" />
      <DateRangePicker label="提交日期" value={{ from: '', to: '' }} />
    </FilterBar>
  ))
  const sizes = Array.from(
    main.querySelectorAll('input, [role=group] button'),
    (box) => box.getBoundingClientRect().height,
  )
  expect(sizes).toEqual([36, 36, 36, 36, 36])
  unmount()
})

test('visual: on a phone one field and one button share a line, the rest is behind it with 查询 and 重置', async () => {
  await page.viewport(390, 844)
  let searches = 0
  const { main, unmount } = await mount(() => (
    <Bar more={<TextField label="开立方" autoComplete="off" />} moreInForce={1} onSearch={() => searches++} />
  ))
  const filter = page.getByRole('button', { name: '筛选（1 个生效）' })
  const search = page.getByRole('button', { name: '查询' })
  await expect.element(filter).toHaveAttribute('aria-expanded', 'false')
  expect(search.elements()).toEqual([])
  const field = main.querySelector('input') as HTMLInputElement
  expect(filter.element().getBoundingClientRect().left).toBeGreaterThan(field.getBoundingClientRect().right)
  field.focus()
  await userEvent.keyboard('{Enter}')
  expect(searches).toBe(1)
  await userEvent.click(filter)
  await userEvent.click(search)
  expect(searches).toBe(2)
  // What was unfolded beside a wide list does not lie over that of a phone, nor the other way round.
  await page.viewport(1024, 768)
  const more = page.getByRole('button', { name: '更多条件（1 个生效）' })
  await expect.element(more).toHaveAttribute('aria-expanded', 'false')
  await userEvent.click(more)
  await page.viewport(390, 844)
  await expect.element(filter).toHaveAttribute('aria-expanded', 'false')
  unmount()
})

test('2.4.3: on a phone the focus goes from the last condition to the button that the others are behind', async () => {
  await page.viewport(390, 844)
  function Page() {
    const [conditions, setConditions] = useState([{ id: 'a', label: '编号：1' }])
    return (
      <Bar
        conditions={conditions}
        onRemove={() => setConditions([])}
        more={<TextField label="开立方" autoComplete="off" />}
      />
    )
  }
  const { unmount } = await mount(Page)
  await userEvent.click(page.getByRole('button', { name: '移除条件 编号：1' }))
  await expect.element(page.getByRole('button', { name: '筛选' })).toHaveFocus()
  unmount()
})

test('visual: the further fields begin where the first ones do', async () => {
  const { main, unmount } = await mount(() => <Bar more={<TextField label="经办人" autoComplete="off" />} />)
  await userEvent.click(page.getByRole('button', { name: '更多条件' }))
  const [first, further] = Array.from(main.querySelectorAll('[data-field]'), (field) => field.getBoundingClientRect())
  expect(further?.left).toBe(first?.left)
  expect(further?.top).toBeGreaterThan(first?.bottom ?? 0)
  unmount()
})

test('visual: at 768 px two fields, 查询 and 更多条件 share one line', async () => {
  await page.viewport(768, 1024)
  const { main, unmount } = await mount(() => (
    // A surface of that window, less its space at both sides.
    <div style={{ inlineSize: 662 }}>
      <FilterBar {...given} more={<TextField label="经办人" autoComplete="off" />}>
        <TextField label="供应商" autoComplete="off" />
        <TextField label="申请编号" autoComplete="off" />
      </FilterBar>
    </div>
  ))
  const tops = Array.from(main.querySelectorAll('[data-field], form button'), (part) =>
    Math.round(part.getBoundingClientRect().top),
  ).slice(0, 5)
  expect(new Set(tops).size, tops.join()).toBe(1)
  unmount()
})
