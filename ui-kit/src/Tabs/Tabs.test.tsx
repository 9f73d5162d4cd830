import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { tabsContract } from './Tabs.a11y.ts'
import * as broken from './Tabs.broken.tsx'
import * as stories from './Tabs.stories.tsx'
import { Tabs } from './Tabs.tsx'

runContract(tabsContract, stories, broken)

test('visual: at 320 px the tabs share one line that scrolls by itself, and the selected one is in view', async () => {
  await page.viewport(320, 640)
  const { Many } = composeStories(stories)
  const { main, unmount } = await mount(Many)
  const tabs = [...main.querySelectorAll('[role=tab]')]
  const inView = (tab: Element | null | undefined) => {
    const { left, right } = (tab as Element).getBoundingClientRect()
    // The ring reaches 5 px out of the tab.
    return left >= 5 && right <= 315
  }
  expect(new Set(tabs.map((tab) => tab.getBoundingClientRect().top)).size).toBe(1)
  for (const tab of tabs) expect(tab.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(document.documentElement.scrollWidth).toBe(320)
  await expect.poll(() => inView(main.querySelector('[aria-selected=true]'))).toBe(true)
  expect(inView(tabs[0])).toBe(false)
  main.querySelector<HTMLElement>('[aria-selected=true]')?.focus()
  await userEvent.keyboard('{Home}')
  await expect.poll(() => inView(tabs[0])).toBe(true)
  unmount()
  await page.viewport(1024, 768)
})

test('2.4.7: the ring of a tab is not cut off by the line that scrolls', async () => {
  const { Many } = composeStories(stories)
  const { main, unmount } = await mount(Many)
  const list = main.querySelector('[role=tablist]') as Element
  const { top, bottom, left } = list.getBoundingClientRect()
  const tab = list.querySelector('[role=tab]')?.getBoundingClientRect()
  expect(tab?.top).toBeGreaterThanOrEqual(top + 5)
  expect(tab?.bottom).toBeLessThanOrEqual(bottom - 5)
  expect(tab?.left).toBeGreaterThanOrEqual(left + 5)
  unmount()
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
        { id: 'single', label: '单笔', content: <ComboBox label="供应商" options={suppliers} /> },
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
