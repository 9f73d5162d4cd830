import { composeStories } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { axeFindings } from '../lib/testing/axe.ts'
import { axTree } from '../lib/testing/axTree.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { selectContract } from './Select.a11y.ts'
import * as broken from './Select.broken.tsx'
import * as stories from './Select.stories.tsx'
import { Select } from './Select.tsx'

runContract(selectContract, stories, broken)

test('G1: axe finds nothing in the open list', async () => {
  const { Empty } = composeStories(stories)
  const { unmount } = await mount(Empty)
  await userEvent.keyboard('{Tab}{Enter}')
  await frames()
  const findings = await axeFindings()
  unmount()
  expect(findings).toEqual([])
})

test('3.3.2: a name that is not seen says 必填, too', async () => {
  const { unmount } = await mount(() => (
    <Select aria-label="供应商" isRequired options={[{ id: '1', label: '江城精铸' }]} value="" />
  ))
  expect((await axTree()).some(({ role, name }) => role === 'button' && name.includes('供应商 必填'))).toBe(true)
  unmount()
})

test('visual: only 选填 is seen; 必填 is for the ear, in every field', async () => {
  const { main, unmount } = await mount(() => (
    <>
      <Select label="额度" options={[{ id: '1', label: '一' }]} isRequired />
      <TextField label="金额" isRequired />
      <Checkbox isRequired>同意</Checkbox>
      <TextField label="备注" isOptional />
    </>
  ))
  const seen = [...main.querySelectorAll('span')].filter(
    ({ textContent, childElementCount, offsetWidth }) =>
      childElementCount === 0 && offsetWidth > 1 && /必填|选填|[*＊]/.test(textContent),
  )
  expect(seen.map(({ textContent }) => textContent)).toEqual(['选填'])
  const tree = await axTree()
  expect(tree.some(({ role, name }) => role === 'button' && name === '请选择 额度 必填')).toBe(true)
  for (const selector of ['input[id]:not([type=checkbox])', '[type=checkbox]']) {
    expect(main.querySelector(selector)?.getAttribute('aria-required'), selector).toBe('true')
  }
  unmount()
})

test('APG: Alt+↓ opens the list, Alt+↑ takes the option that has the focus and closes it', async () => {
  const onChange = vi.fn()
  const { main, unmount } = await mount(() => (
    <Select
      label="额度"
      options={[
        { id: '1', label: '一' },
        { id: '2', label: '二' },
      ]}
      onChange={onChange}
    />
  ))
  const button = main.querySelector('[data-field] button') as HTMLElement
  button.focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await expect.poll(() => document.activeElement?.textContent).toBe('一')
  await userEvent.keyboard('{ArrowDown}{Alt>}{ArrowUp}{/Alt}')
  await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
  expect(onChange.mock.calls).toEqual([['2']])
  unmount()
})

test('4.1.2: a description that goes is no longer referred to, and one that comes is', async () => {
  const options = [
    { id: '1', label: '一' },
    { id: '2', label: '二' },
  ]
  function Described() {
    const [value, setValue] = useState('1')
    return (
      <Select
        label="额度"
        options={options}
        value={value}
        onChange={setValue}
        description={value === '1' ? '已分配 3 元' : undefined}
      />
    )
  }
  const { main, unmount } = await mount(Described)
  const button = main.querySelector('[data-field] button') as HTMLElement
  const described = () =>
    (button.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => document.getElementById(id)?.textContent)
  const choose = async (key: string) => {
    button.focus()
    await userEvent.keyboard(`{Enter}{${key}}{Enter}`)
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false')
  }
  expect(described()).toEqual(['已分配 3 元'])
  await choose('ArrowDown')
  await expect.poll(described).toEqual([])
  await choose('ArrowUp')
  await expect.poll(described).toEqual(['已分配 3 元'])
  unmount()
})
