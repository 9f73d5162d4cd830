import { type ReactNode, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { SearchField } from '../SearchField/SearchField.tsx'
import { TextArea } from '../TextArea/TextArea.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { compose } from './testing/ime.ts'
import { frames, mount } from './testing/mount.tsx'

interface Owned {
  value: string
  onChange: (value: string) => void
}

async function open(field: (props: Owned) => ReactNode, first = '') {
  const told = vi.fn()
  function Owner() {
    const [value, setValue] = useState(first)
    return field({
      value,
      onChange: (next) => {
        told(next)
        setValue(next)
      },
    })
  }
  const { main, unmount } = await mount(Owner)
  const box = main.querySelector('input, textarea') as HTMLInputElement
  box.focus()
  return { box, told, unmount }
}

const fields: [string, (props: Owned) => ReactNode][] = [
  ['TextField', (props) => <TextField label="合同名称" {...props} />],
  ['TextArea', (props) => <TextArea label="备注" {...props} />],
  ['SearchField', (props) => <SearchField label="搜索" {...props} />],
  // Of its text only the search is told.
  ['ComboBox', ({ onChange }) => <ComboBox label="供应商" options={[]} onSearch={onChange} />],
]

test.each(fields)('spec §5: %s is trimmed in front as one types, behind on leaving', async (_, field) => {
  const { box, told, unmount } = await open(field)
  await userEvent.keyboard(' \u3000江城 ')
  expect(box.value).toBe('江城 ')
  await userEvent.keyboard('精铸 ')
  expect(told).toHaveBeenLastCalledWith('江城 精铸 ')
  await userEvent.tab()
  expect(box.value).toBe('江城 精铸')
  expect(told).toHaveBeenLastCalledWith('江城 精铸')
  unmount()
})

test.each(fields)('spec §5: %s: a blank typed in front leaves the caret, also the second time', async (_, field) => {
  const { box, unmount } = await open(field)
  await userEvent.keyboard('江城')
  for (const text of [' ', ' 新']) {
    box.setSelectionRange(0, 0)
    await userEvent.keyboard(text)
    await frames()
  }
  expect([box.value, box.selectionStart]).toEqual(['新江城', 1])
  unmount()
})

test.each(fields)('spec §5: %s: what is composed is trimmed when it is done, not before', async (_, field) => {
  const { box, told, unmount } = await open(field)
  const seen: string[] = []
  box.addEventListener('input', () => seen.push(box.value))
  await compose([' j', ' ji'], '\u3000江城')
  await frames()
  expect(seen).toContain(' ji')
  expect(box.value).toBe('江城')
  expect(told).toHaveBeenLastCalledWith('江城')
  unmount()
})

test('spec §5: of a box that keeps its own text the owner is told what stands in it', async () => {
  const told = vi.fn()
  const { main, unmount } = await mount(() => <TextField label="合同名称" defaultValue="" onChange={told} />)
  const box = main.querySelector('input') as HTMLInputElement
  box.focus()
  await userEvent.keyboard(' 江城 ')
  await userEvent.tab()
  expect([box.value, told.mock.lastCall]).toEqual(['江城', ['江城']])
  unmount()
})

test.each([
  ['a password', { type: 'password' as const }],
  ['a text that cannot be changed', { isReadOnly: true }],
])('spec §5: %s is not trimmed', async (_, props) => {
  const { box, told, unmount } = await open((owned) => <TextField label="内容" {...owned} {...props} />, ' 江城 ')
  await userEvent.tab()
  expect([box.value, told.mock.calls]).toEqual([' 江城 ', []])
  unmount()
})
