import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { HolidaysContext } from '../lib/holidays.ts'
import { axeFindings } from '../lib/testing/axe.ts'
import { composingKeys } from '../lib/testing/composingKeys.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { dateFieldContract } from './DateField.a11y.ts'
import * as broken from './DateField.broken.tsx'
import * as stories from './DateField.stories.tsx'
import { DateField } from './DateField.tsx'

runContract(dateFieldContract, stories, broken)

test('G1: axe finds nothing in the open calendar', async () => {
  const { unmount } = await mount(() => (
    <DateField
      label="到期日"
      value="2025-10-09"
      today="2025-10-10"
      min="2025-10-02"
      holidays={[{ day: '2025-10-08', kind: 'HOLIDAY', name: '国庆节' }]}
      unavailable={(day) => (day === '2025-10-08' ? '银行不清算' : undefined)}
    />
  ))
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await frames()
  expect(await axeFindings()).toEqual([])
  unmount()
})

test('a calendar with nothing between its first and its last day opens, and ends at the last', async () => {
  const { unmount } = await mount(() => (
    <DateField label="到期日" value="" today="2025-10-10" min="2025-10-09" max="2025-10-08" />
  ))
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(page.getByRole('button', { name: /10月8日/ })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /10月9日/ })).toHaveAttribute('aria-disabled', 'true')
  unmount()
})

test('2.5.5: a day in the calendar is at least 42 px wide and 44 px high', async () => {
  const { unmount } = await mount(() => <DateField label="到期日" value="2025-10-09" today="2025-10-10" />)
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await frames()
  const { width, height } = page
    .getByRole('button', { name: /10月9日/ })
    .element()
    .getBoundingClientRect()
  expect(width).toBeGreaterThanOrEqual(42)
  expect(height).toBeGreaterThanOrEqual(44)
  unmount()
})

test.each(['2025-1-15', '20250115', '2025年1月15日', '２０２５－１－１５', '２０２５０１１５', '２０２５年１月１５日'])(
  'accessibility §5.11: %s is a day, and is told as one',
  async (text) => {
    const told: string[] = []
    function Controlled() {
      const [value, setValue] = useState('')
      const change = (next: string) => {
        told.push(next)
        setValue(next)
      }
      return <DateField label="到期日" today="2025-01-10" value={value} onChange={change} />
    }
    const { unmount } = await mount(Controlled)
    const box = page.getByRole('textbox')
    await userEvent.fill(box, text)
    await userEvent.tab()
    await expect.element(box).toHaveValue('2025-01-15')
    expect(told.at(-1)).toBe('2025-01-15')
    unmount()
  },
)

test('1.4.10: at 320 px the calendar stays beside its box, and the whole day is seen', async () => {
  await page.viewport(320, 640)
  const { main, unmount } = await mount(() => (
    <DateField label="承诺付款日" value="2025-12-28" today="2025-10-10" description="例如 2025-10-15" />
  ))
  const box = main.querySelector('input') as HTMLInputElement
  const [{ top, right }, calendar] = [box, main.querySelector('button') as HTMLElement].map((element) =>
    element.getBoundingClientRect(),
  ) as [DOMRect, DOMRect]
  expect(box.value).toBe('2025-12-28')
  expect(calendar.top).toBe(top)
  expect(calendar.left).toBeGreaterThan(right)
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  unmount()
})

test('IME: the Enter that ends a composition is not taken for the end of the day', async () => {
  const { main, unmount } = await mount(() => <DateField label="到期日" value="" today="2025-10-10" />)
  const input = main.querySelector('input') as HTMLInputElement
  input.focus()
  await userEvent.keyboard('2025')
  for (const composing of composingKeys) {
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...composing })
    expect(input.dispatchEvent(enter)).toBe(true)
    await frames()
    expect(page.getByText(/日期格式错误/).elements()).toEqual([])
  }
  const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  expect(input.dispatchEvent(enter)).toBe(false)
  unmount()
})

test('visual: the words of quick days begin where the field does', async () => {
  const { main, unmount } = await mount(() => (
    <DateField label="到期日" value="" today="2025-10-10" quickPicks={[{ label: '30 天后', day: '2025-11-09' }]} />
  ))
  const left = (selector: string) => main.querySelector(selector)?.getBoundingClientRect().left
  const words = [...main.querySelectorAll('button > span')].find((each) => each.textContent === '30 天后')
  expect(words?.getBoundingClientRect().left).toBe(left('input'))
  unmount()
})

test('decision 0024: a quick day stands in the box as every other does', async () => {
  const changes: string[] = []
  const { main, unmount } = await mount(() => (
    <DateField
      label="到期日"
      defaultValue="2025年1月15日"
      onChange={(day) => changes.push(day)}
      quickPicks={[{ label: '30 天后', day: '2025-11-09' }]}
    />
  ))
  await userEvent.click(page.getByRole('button', { name: '30 天后' }))
  const box = main.querySelector('input') as HTMLInputElement
  expect([box.value, changes.at(-1)]).toEqual(['2025-11-09', '2025-11-09'])
  unmount()
})

test('APG: Alt+↓ in the box opens the calendar', async () => {
  const { main, unmount } = await mount(() => <DateField label="到期日" today="2026-01-01" />)
  ;(main.querySelector('input') as HTMLInputElement).focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.element(page.getByRole('dialog')).toBeVisible()
  unmount()
})

test('every calendar of a page marks 休 and 班, and goes by month and year with keys and buttons', async () => {
  const { unmount } = await mount(() => (
    <HolidaysContext
      value={[
        { day: '2026-10-01', kind: 'HOLIDAY', name: '国庆节' },
        { day: '2026-10-10', kind: 'WORKDAY', name: '国庆节调休' },
      ]}
    >
      <DateField label="到期日" value="2025-11-09" today="2026-10-11" />
    </HolidaysContext>
  ))
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await userEvent.keyboard('{Shift>}{PageDown}{/Shift}{PageUp}')
  const cell = (name: RegExp) => page.getByRole('button', { name })
  const markOf = (name: RegExp) => (cell(name).element().querySelector('[data-mark]') as HTMLElement).dataset['mark']
  await expect.element(cell(/2026年10月1日 .*国庆节 休/)).toBeVisible()
  expect([markOf(/2026年10月1日/), markOf(/2026年10月10日/)]).toEqual(['休', '班'])
  await expect.element(cell(/2026年10月11日 .*今天/)).toHaveAttribute('aria-current', 'date')
  await userEvent.click(page.getByRole('button', { name: '上一年' }))
  // react-aria keeps a second one behind the grid, for screen readers of touch.
  await userEvent.click(page.getByRole('button', { name: '下个月' }).first())
  await expect.element(cell(/2025年11月9日/)).toBeVisible()
  unmount()
})
