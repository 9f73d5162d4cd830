import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { switchContract } from './Switch.a11y.ts'
import * as broken from './Switch.broken.tsx'
import * as stories from './Switch.stories.tsx'
import { Switch, switchSizes } from './Switch.tsx'

runContract(switchContract, stories, broken)

test.each(switchSizes)('2.5.5: %s: track and words together are 44 px high', async (size) => {
  const { main, unmount } = await mount(() => <Switch size={size}>通知</Switch>)
  expect(main.querySelector('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  unmount()
})

test('the size of the switch does not change with its state', async () => {
  const { main, unmount } = await mount(() => <Switch>通知</Switch>)
  const track = () => (main.querySelector('label > input + span') as HTMLElement).getBoundingClientRect()
  const off = track()
  await userEvent.click(page.getByRole('switch'))
  await frames()
  expect(track()).toEqual(off)
  unmount()
})

test('1.4.1: without words, the side of the knob tells the state', async () => {
  const { main, unmount } = await mount(() => <Switch size="small">固定</Switch>)
  const knob = () => (main.querySelector('label > span > span') as HTMLElement).getBoundingClientRect().x
  const off = knob()
  await userEvent.click(page.getByRole('switch'))
  await frames()
  expect(knob()).toBeGreaterThan(off + 8)
  unmount()
})

test('English: the track says On and Off', async () => {
  const { main, unmount } = await mount(() => <Switch>Notices</Switch>, 'en-US')
  const word = () => {
    return getComputedStyle(main.querySelector('[data-on]') as HTMLElement, '::after').content
  }
  expect(word()).toBe('"Off"')
  await userEvent.click(page.getByRole('switch'))
  await frames()
  expect(word()).toBe('"On"')
  unmount()
})
