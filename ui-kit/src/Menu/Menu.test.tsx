import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { axeFindings } from '../lib/testing/axe.ts'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { menuContract } from './Menu.a11y.ts'
import * as broken from './Menu.broken.tsx'
import * as stories from './Menu.stories.tsx'
import { Menu } from './Menu.tsx'

runContract(menuContract, stories, broken)

test('2.5.5: button and items are 44 px high', async () => {
  const { main, unmount } = await mount(() => <Menu items={[{ id: 'out', label: '退出系统' }]}>王小明</Menu>)
  await userEvent.click(main.querySelector('button') as HTMLElement)
  await expect.poll(() => document.querySelector('[role=menuitem]')).not.toBeNull()
  for (const selector of ['main button', '[role=menuitem]']) {
    expect(document.querySelector(selector)?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  }
  unmount()
})

test('G1: axe finds nothing in the open menu', async () => {
  const items = [{ id: 'role', label: '切换角色', description: '当前为经办' }]
  const { main, unmount } = await mount(() => <Menu items={items}>王小明</Menu>)
  await userEvent.click(main.querySelector('button') as HTMLElement)
  await expect.poll(() => document.querySelector('[role=menuitem]')).not.toBeNull()
  expect(await axeFindings(menuContract.triaged)).toEqual([])
  unmount()
})
