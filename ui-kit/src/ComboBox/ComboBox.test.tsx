import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { axeFindings } from '../lib/testing/axe.ts'
import { listen } from '../lib/testing/heard.ts'
import { compose } from '../lib/testing/ime.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { comboBoxContract } from './ComboBox.a11y.ts'
import * as broken from './ComboBox.broken.tsx'
import * as stories from './ComboBox.stories.tsx'
import { ComboBox } from './ComboBox.tsx'

runContract(comboBoxContract, stories, broken)

test('G1: axe finds nothing in the open list', async () => {
  const { Empty } = composeStories(stories)
  const { unmount } = await mount(Empty)
  await userEvent.keyboard('{Tab}长沙{ArrowDown}')
  await frames()
  const findings = await axeFindings()
  unmount()
  expect(findings).toEqual([])
})

test('accessibility §5: the typed name of an option that cannot be chosen does not stay like a choice', async () => {
  const { main, unmount } = await mount(() => (
    <ComboBox label="供应商" value="" options={[{ id: '1', label: '江城精铸', disabledReason: '已停用' }]} />
  ))
  const ear = listen()
  const input = main.querySelector('input') as HTMLInputElement
  await userEvent.type(input, '江城精铸')
  await userEvent.tab()
  await expect.poll(() => input.value).toBe('')
  await ear.quiet()
  expect(ear.heard.filter((text) => text !== '共 1 项')).toEqual(['不能选择江城精铸：已停用'])
  ear.stop()
  unmount()
})

// A focus event in between is what puts the text of before back into the field (see Entry.tsx).
test('the option is left before the first letter, and no focus event comes between the letters', async () => {
  const { Empty } = composeStories(stories)
  const { main, unmount } = await mount(Empty)
  const input = main.querySelector('input') as HTMLInputElement
  await userEvent.keyboard('{Tab}{ArrowDown}')
  expect(input).toHaveAttribute('aria-activedescendant')
  const events: string[] = []
  for (const type of ['compositionupdate', 'focusin', 'input']) input.addEventListener(type, () => events.push(type))
  await compose(['z', 'zhu'], '株洲')
  await frames()
  unmount()
  expect(events.slice(0, 3)).toEqual(['compositionupdate', 'focusin', 'input'])
  expect(events.slice(3)).not.toContain('focusin')
})
