import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { axeFindings } from '../lib/testing/axe.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { selectContract } from './Select.a11y.ts'
import * as broken from './Select.broken.tsx'
import * as stories from './Select.stories.tsx'

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
