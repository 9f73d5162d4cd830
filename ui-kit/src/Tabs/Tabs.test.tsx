import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { composeStories } from '@storybook/react-vite'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { tabsContract } from './Tabs.a11y.ts'
import * as broken from './Tabs.broken.tsx'
import * as stories from './Tabs.stories.tsx'
import { Tabs } from './Tabs.tsx'

runContract(tabsContract, stories, broken)

test('1.4.10: at 320 px every tab is in view, and 44 px high', async () => {
  await page.viewport(320, 640)
  const { Many } = composeStories(stories)
  const { main, unmount } = await mount(Many)
  for (const tab of main.querySelectorAll('[role=tab]')) {
    const { left, right, height } = tab.getBoundingClientRect()
    expect(left).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(320)
    expect(height).toBeGreaterThanOrEqual(44)
  }
  unmount()
  await page.viewport(1024, 768)
})

test('2.1.1: a panel without a stop of its own is one, a panel with a field is none', async () => {
  const { Many, Login } = composeStories(stories)
  const text = await mount(Many)
  await expect.poll(() => text.main.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')?.tabIndex).toBe(0)
  text.unmount()
  const fields = await mount(Login)
  expect(fields.main.querySelector<HTMLElement>('[role=tabpanel]:not([hidden])')?.tabIndex).toBe(-1)
  fields.unmount()
})

test('a ComboBox that has been open leaves the other panels hidden', async () => {
  const suppliers = [{ id: '1', label: '江城精铸有限公司' }]
  const { main, unmount } = await mount(() => (
    <Tabs
      aria-label="新增方式"
      items={[
        { id: 'single', label: '单笔', content: <ComboBox label="供应商" options={suppliers} value="" /> },
        { id: 'import', label: '批量导入', content: <button type="button">下载模板</button> },
      ]}
    />
  ))
  const hidden = () => [...main.querySelectorAll('[role=tabpanel]')].map((panel) => !panel.checkVisibility())
  const list = () => document.querySelector('[role=listbox]')
  main.querySelector('input')?.focus()
  await userEvent.keyboard('江')
  await expect.poll(list).not.toBeNull()
  await userEvent.keyboard('{Enter}')
  await expect.poll(list).toBeNull()
  expect(hidden()).toEqual([false, true])
  unmount()
})

test('2.5.3: a number beside the words is a word of the name', async () => {
  const items = [{ id: 'todo', label: '待处理', count: 39, content: <h2>待处理</h2> }]
  const { main, unmount } = await mount(() => <Tabs aria-label="申请" items={items} />)
  expect(main.querySelector('[role=tab]')?.textContent).toBe('待处理 39')
  unmount()
})
