import { composeStories } from '@storybook/react-vite'
import { beforeAll, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as dialog from '../Dialog/Dialog.stories.tsx'
import * as wizard from '../FormWizard/FormWizard.stories.tsx'
import * as sideBar from '../SideBar/SideBar.stories.tsx'
import { focusText } from './focusText.ts'
import { mount } from './testing/mount.tsx'

const { Long } = composeStories(dialog)
const { Filled } = composeStories(wizard)
const { Idle } = composeStories(sideBar)

// As a ball the bar has nothing to open.
beforeAll(() => page.viewport(1024, 768))

const press = (selector: string) => async (main: HTMLElement) => {
  main.querySelector<HTMLElement>(selector)?.focus()
  await userEvent.keyboard('{Enter}')
}

test.each([
  ['of a dialog', Long, press('button')],
  ['of the next step', Filled, press('button[type=submit]')],
  ['of a popup of the bar', Idle, press('aside li button')],
  ['of a page', () => <h1>开立金票</h1>, async (main: HTMLElement) => focusText(main.querySelector('h1'))],
] as const)('visual: the heading %s has the focus by script and no ring: it is no control', async (_, Story, reach) => {
  const { main, unmount } = await mount(Story)
  await userEvent.keyboard('{Tab}')
  await reach(main)
  await expect.poll(() => document.activeElement?.localName).toMatch(/^h[1-3]$/)
  const heading = document.activeElement as HTMLElement
  expect(heading.matches(':focus-visible')).toBe(true)
  const { outlineStyle, boxShadow } = getComputedStyle(heading)
  expect([outlineStyle, boxShadow]).toEqual(['none', 'none'])
  unmount()
})
