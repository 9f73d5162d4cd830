import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listen } from '../lib/testing/heard.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { dateRangePickerContract } from './DateRangePicker.a11y.ts'
import * as broken from './DateRangePicker.broken.tsx'
import * as stories from './DateRangePicker.stories.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'

runContract(dateRangePickerContract, stories, broken)

function Range() {
  const [value, setValue] = useState({ from: '2025-03-10', to: '' })
  return <DateRangePicker label="日期" today="2025-03-10" value={value} onChange={setValue} />
}
const end = () => page.getByRole('textbox', { name: '日期至' })

test('an end that was too early is right once the start has moved before it', async () => {
  const { unmount } = await mount(Range)
  await userEvent.fill(end(), '2025-3-1')
  await userEvent.tab()
  await expect.element(end()).toHaveAttribute('aria-invalid', 'true')
  await userEvent.fill(page.getByRole('textbox', { name: '日期从' }), '2025-2-1')
  await userEvent.tab()
  await expect.element(end()).not.toHaveAttribute('aria-invalid')
  unmount()
})

test.each(['2025-4-5', '20250405', '2025年4月5日', '２０２５－４－５', '２０２５０４０５', '２０２５年４月５日'])(
  'accessibility §5.11: %s is a day in both boxes',
  async (text) => {
    const { unmount } = await mount(Range)
    for (const name of ['日期从', '日期至']) {
      await userEvent.fill(page.getByRole('textbox', { name }), text)
      await userEvent.tab()
      await expect.element(page.getByRole('textbox', { name })).toHaveValue('2025-04-05')
    }
    unmount()
  },
)

test('P3: nothing turns red while somebody types', async () => {
  const { unmount } = await mount(Range)
  await userEvent.click(end())
  await userEvent.keyboard('2025-3-1')
  await frames()
  await expect.element(end()).not.toHaveAttribute('aria-invalid')
  unmount()
})

test('3.3.1: a start after the last day of all is wrong by itself: the end has the calendar and the errors of its own', async () => {
  function Until() {
    const [value, setValue] = useState({ from: '', to: '' })
    return <DateRangePicker label="日期" today="2025-05-10" max="2025-05-20" value={value} onChange={setValue} />
  }
  const { unmount } = await mount(Until)
  const ear = listen()
  // What the test before has chosen may still be on its way.
  await ear.quiet()
  ear.heard.length = 0
  await userEvent.fill(page.getByRole('textbox', { name: '日期从' }), '2025-5-21')
  await userEvent.tab()
  await userEvent.click(page.getByRole('button', { name: '日历 日期至' }))
  await userEvent.click(page.getByRole('button', { name: /5月20日/ }))
  await expect.element(end()).toHaveValue('2025-05-20')
  await expect.element(end()).not.toHaveAttribute('aria-invalid')
  await ear.quiet()
  expect(ear.heard.filter((text) => /日期不能|至|星期/.test(text))).toEqual([
    '日期不能晚于 2025年5月20日',
    '2025年5月20日 星期二',
  ])
  ear.stop()
  unmount()
})

test('1.4.10: at 320 px the boxes stand below each other', async () => {
  await page.viewport(320, 640)
  const { main, unmount } = await mount(Range)
  const [start, finish] = [...main.querySelectorAll('input')].map((input) => input.getBoundingClientRect())
  expect(finish?.top).toBeGreaterThan(Number(start?.bottom))
  expect(main.scrollWidth).toBeLessThanOrEqual(main.clientWidth)
  unmount()
})
