import { useState } from 'react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { textAreaContract } from './TextArea.a11y.ts'
import * as broken from './TextArea.broken.tsx'
import * as stories from './TextArea.stories.tsx'
import { TextArea } from './TextArea.tsx'

runContract(textAreaContract, stories, broken)

test('the count follows a text that the owner puts in', async () => {
  function Owner() {
    const [value, setValue] = useState('')
    return (
      <>
        <TextArea label="原因" maxLength={200} value={value} onChange={setValue} />
        <button type="button" onClick={() => setValue('金额与合同不符')}>
          填入
        </button>
      </>
    )
  }
  const { main, unmount } = await mount(Owner)
  await userEvent.click(page.getByRole('button'))
  await frames()
  expect(main.textContent).toContain('还可输入 193 字')
  unmount()
})

test('1.4.4: a long text makes the box higher, an error does not', async () => {
  const heights: number[] = []
  for (const props of [{}, { error: '请填写原因' }, { defaultValue: '一\n二\n三\n四\n五\n六' }]) {
    const { main, unmount } = await mount(() => <TextArea label="原因" {...props} />)
    heights.push((main.querySelector('textarea') as HTMLElement).getBoundingClientRect().height)
    unmount()
  }
  expect(heights[1]).toBe(heights[0])
  expect(heights[2]).toBeGreaterThan(Number(heights[0]))
})

test('English: one character left is singular', async () => {
  const { main, unmount } = await mount(() => <TextArea label="Remark" maxLength={2} defaultValue="a" />, 'en-US')
  expect(main.textContent).toBe('Remarka1 character left')
  unmount()
})
