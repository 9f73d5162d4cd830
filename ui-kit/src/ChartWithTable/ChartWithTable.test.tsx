import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { chartWithTableContract } from './ChartWithTable.a11y.ts'
import * as broken from './ChartWithTable.broken.tsx'
import * as stories from './ChartWithTable.stories.tsx'
import { ChartWithTable } from './ChartWithTable.tsx'

runContract(chartWithTableContract, stories, broken)

test('the table takes no room before it is asked for, nor does it make the page scroll sideways', async () => {
  await page.viewport(320, 640)
  const { Money } = composeStories(stories)
  const { main, unmount } = await mount(() => <Money />)
  const table = main.querySelector('figure > :last-child') as HTMLElement
  expect(table.getBoundingClientRect().height).toBeLessThanOrEqual(1)
  const { documentElement } = document
  expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth)
  await userEvent.click(page.getByRole('button', { name: '查看数据表 持有金额（元）' }))
  await frames()
  expect(table.getBoundingClientRect().height).toBeGreaterThan(100)
  expect(documentElement.scrollWidth).toBeLessThanOrEqual(documentElement.clientWidth)
  unmount()
})

test('A11Y G9: a large count is grouped for the eye and said in 万', async () => {
  const { main, unmount } = await mount(() => (
    <ChartWithTable
      finding="开立最多"
      labelHeader="企业"
      valueHeader="笔数"
      values="count"
      rows={[{ label: '华岳', values: ['1234567'] }]}
    >
      {null}
    </ChartWithTable>
  ))
  expect(main.querySelector('td')?.textContent).toBe('1,234,567123万4567')
  unmount()
})

test.each([
  ['count', '-1234', '-1,234minus 1,234'],
  ['money', '-1234.50', '-1,234.50minus 1,234.50 yuan'],
] as const)('in English too a %s of %s keeps its sign for the ear', async (values, value, cell) => {
  const { main, unmount } = await mount(
    () => (
      <ChartWithTable
        finding="Fewer than last year"
        labelHeader="Month"
        valueHeader="Change"
        values={values}
        rows={[{ label: 'May', values: [value] }]}
      >
        {null}
      </ChartWithTable>
    ),
    'en-US',
  )
  expect(main.querySelector('td')?.textContent).toBe(cell)
  unmount()
})
