import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listen } from '../lib/testing/heard.ts'
import { holdTime } from '../lib/testing/heldTime.ts'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { csvButtonContract } from './CsvButton.a11y.ts'
import * as broken from './CsvButton.broken.tsx'
import * as stories from './CsvButton.stories.tsx'
import { CsvButton } from './CsvButton.tsx'

runContract(csvButtonContract, stories, broken)

const columns = [{ header: '编号', value: (row: string) => row }]

test('exactly the rows of the moment in which it is pressed, under the given name', async () => {
  let rows = ['甲']
  const files: [Blob, string][] = []
  const { unmount } = await mount(() => (
    <CsvButton fileName="金票.csv" columns={columns} rows={() => rows} save={(...file) => files.push(file)} />
  ))
  rows = ['乙', '丙']
  await userEvent.click(page.getByRole('button', { name: '导出 CSV' }))
  await expect.poll(() => files.length).toBe(1)
  expect(await files[0]?.[0].text()).toBe('编号\r\n乙\r\n丙\r\n')
  expect(files[0]?.[1]).toBe('金票.csv')
  unmount()
})

test('2.4.3: whoever stands on 取消导出 when the file is done finds the focus on 导出 CSV', async () => {
  let isSlow = true
  const slow = [
    {
      header: '编号',
      value: (row: string) => {
        const end = performance.now() + (isSlow ? 5 : 0)
        while (performance.now() < end);
        return row
      },
    },
  ]
  const { unmount } = await mount(() => (
    <CsvButton fileName="金票.csv" columns={slow} rows={Array.from({ length: 10_000 }, String)} save={() => {}} />
  ))
  const ear = listen()
  await userEvent.click(page.getByRole('button', { name: '导出 CSV' }))
  await userEvent.keyboard('{Tab}')
  expect(document.activeElement?.textContent).toBe('取消导出')
  isSlow = false
  await expect.poll(() => document.activeElement?.textContent).toBe('导出 CSV')
  // Otherwise the next test hears the end of this one.
  await expect.poll(() => ear.heard).toContain('已导出 1万 条')
  ear.stop()
  unmount()
})

test('4.1.3: a long export says how far it is, the first time after a second', async () => {
  const { Running } = composeStories(stories)
  const time = holdTime()
  const { main, unmount } = await mount(() => <Running />)
  const percent = () => Number(main.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow'))
  const ear = listen()
  await userEvent.click(page.getByRole('button', { name: '导出 CSV' }))
  await expect.poll(percent).toBeGreaterThan(1)
  await time.pass(999)
  const before = percent()
  await expect.poll(percent).toBeGreaterThan(before + 1)
  expect(ear.heard).toEqual([])
  await time.pass(1)
  // Its button has a word of its own for work that lasts; the queue leaves half a second between two.
  await expect.poll(() => ear.heard).toEqual(['处理中'])
  await time.pass(500)
  const progress = expect.stringMatching(/^已导出百分之\d+$/)
  await expect.poll(() => ear.heard).toEqual(['处理中', progress])
  await userEvent.click(page.getByRole('button', { name: '取消导出' }))
  time.release()
  await expect.poll(() => ear.heard).toEqual(['处理中', progress, '已取消导出'])
  ear.stop()
  unmount()
})

test('4.1.3: rows that cannot be had are a failure that is said, and the next press tries again', async () => {
  let isBroken = true
  const files: Blob[] = []
  const rows = () => {
    if (isBroken) throw new Error('no rows')
    return ['甲']
  }
  const { unmount } = await mount(() => (
    <CsvButton fileName="金票.csv" columns={columns} rows={rows} save={(file) => files.push(file)} />
  ))
  const ear = listen()
  await userEvent.click(page.getByRole('button', { name: '导出 CSV' }))
  await expect.poll(() => ear.heard).toEqual(['导出失败，请重试'])
  isBroken = false
  await userEvent.click(page.getByRole('button', { name: '导出 CSV' }))
  await expect.poll(() => files.length).toBe(1)
  ear.stop()
  unmount()
})
