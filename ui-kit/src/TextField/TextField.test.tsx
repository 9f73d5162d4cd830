import { expect, test } from 'vitest'
import { axTree } from '../lib/testing/axTree.ts'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { textFieldContract } from './TextField.a11y.ts'
import * as broken from './TextField.broken.tsx'
import * as stories from './TextField.stories.tsx'
import { TextField } from './TextField.tsx'

runContract(textFieldContract, stories, broken)

test('the size of the box does not change with its state', async () => {
  const boxes: DOMRect[] = []
  for (const error of ['', '格式不正确']) {
    const { main, unmount } = await mount(() => <TextField label="名称" error={error} />)
    boxes.push((main.querySelector('input') as HTMLElement).getBoundingClientRect())
    unmount()
  }
  expect(boxes[1]).toEqual(boxes[0])
})

test('English: optional is a word of its own in the name', async () => {
  const { unmount } = await mount(() => <TextField label="Note" isOptional />, 'en-US')
  const field = (await axTree()).find(({ role }) => role === 'textbox')
  expect(field?.name).toBe('Note (optional)')
  unmount()
})

test('English: only optional is seen', async () => {
  const { main, unmount } = await mount(() => <TextField label="Company" isRequired />, 'en-US')
  expect(main.innerText).toBe('Company')
  unmount()
})
