import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { taskCardContract } from './TaskCard.a11y.ts'
import * as broken from './TaskCard.broken.tsx'
import * as stories from './TaskCard.stories.tsx'
import { TaskCardList } from './TaskCard.tsx'

runContract(taskCardContract, stories, broken)

test.each([
  [5, [5]],
  [6, [6]],
  [7, [4, 3]],
  [8, [4, 4]],
  [9, [5, 4]],
])('visual: %d cards stand in even rows', async (count, rows) => {
  await page.viewport(1440, 900)
  const tasks = Array.from({ length: count }, (_, index) => ({ label: `待办 ${index}`, count: 1, href: '/' }))
  const { main, unmount } = await mount(() => <TaskCardList tasks={tasks} />)
  const tops = [...main.querySelectorAll('li')].map((card) => Math.round(card.getBoundingClientRect().top))
  expect([...new Set(tops)].map((top) => tops.filter((each) => each === top).length)).toEqual(rows)
  unmount()
})

test.each([1, 2, 3])('visual: %d cards are as wide as three are, and fill the row of a phone', async (count) => {
  const tasks = Array.from({ length: count }, (_, index) => ({ label: `待办 ${index}`, count: 1, href: '/' }))
  const { main, unmount } = await mount(() => <TaskCardList tasks={tasks} />)
  const sizes = () => {
    const [list, cards] = [main.querySelector('ul')!, [...main.querySelectorAll('li')]]
    return [list, ...cards].map((each) => each.getBoundingClientRect().width)
  }
  await page.viewport(1440, 900)
  const [row = 0, ...cards] = sizes()
  for (const card of cards) expect(card).toBeCloseTo((row - 32) / 3, 0)
  await page.viewport(390, 900)
  const [phone = 0, ...narrow] = sizes()
  expect(narrow.at(-1)).toBeCloseTo(count === 2 ? (phone - 12) / 2 : phone, 0)
  await page.viewport(320, 900)
  expect(sizes().at(-1)).toBeCloseTo(sizes()[0] ?? 0, 0)
  unmount()
})

test('the whole card is the target of its link, its amount and its note too', async () => {
  await page.viewport(1440, 900)
  const { main, unmount } = await mount(() => (
    <TaskCardList
      tasks={[{ label: '待办', count: 14, href: '/', amount: '1501793.17', oldest: '最早 2026-11-15 到期' }]}
    />
  ))
  const link = main.querySelector('a')
  const texts = [...main.querySelectorAll('p, p span')].filter((each) => each.getBoundingClientRect().width > 1)
  expect(texts.length).toBeGreaterThan(2)
  for (const each of texts) {
    const { left, top, width, height } = each.getBoundingClientRect()
    expect(document.elementFromPoint(left + width / 2, top + height / 2), each.textContent ?? '').toBe(link)
  }
  unmount()
})
