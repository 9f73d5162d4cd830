import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { axeFindings } from '../lib/testing/axe.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { comboBoxContract } from './ComboBox.a11y.ts'
import * as broken from './ComboBox.broken.tsx'
import * as stories from './ComboBox.stories.tsx'

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
