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
