import { composeStories } from '@storybook/react-vite'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { colourAt } from '../lib/testing/colourAt.ts'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { sideNavContract } from './SideNav.a11y.ts'
import * as broken from './SideNav.broken.tsx'
import * as stories from './SideNav.stories.tsx'

runContract(sideNavContract, stories, broken)

const { Flat } = composeStories(stories)

test('2.4.13: the fill of the current page does not lie over the ring of the link before it', async () => {
  const { main, unmount } = await mount(Flat)
  const before = main.querySelector('li:has(+ li > [aria-current]) > a') as HTMLElement
  await userEvent.keyboard('{Shift}')
  before.focus()
  const { left, width, bottom } = before.getBoundingClientRect()
  // The outer tone is 3 px wide, 2 px away from the link: its last pixel.
  const nav = main.querySelector('nav') as HTMLElement
  expect(await colourAt(nav, left + width / 2, bottom + 4.5)).toBe(getComputedStyle(before).outlineColor)
  unmount()
})
