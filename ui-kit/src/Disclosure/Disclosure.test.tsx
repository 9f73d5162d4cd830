import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { disclosureContract } from './Disclosure.a11y.ts'
import * as broken from './Disclosure.broken.tsx'
import * as stories from './Disclosure.stories.tsx'
import { Disclosure } from './Disclosure.tsx'

runContract(disclosureContract, stories, broken)

test('what is hidden takes no room, and the search of the browser finds and opens it', async () => {
  const { main, unmount } = await mount(() => <Disclosure title="规则">逐笔计算</Disclosure>)
  const panel = main.querySelector('[role=group]') as HTMLElement
  expect(panel.getBoundingClientRect().height).toBe(0)
  expect(panel.getAttribute('hidden')).toBe('until-found')
  // With display: none the browser would not search in it.
  expect(getComputedStyle(panel).display).not.toBe('none')
  panel.dispatchEvent(new Event('beforematch', { bubbles: true }))
  await expect.poll(() => main.querySelector('button')?.getAttribute('aria-expanded')).toBe('true')
  await frames()
  expect(panel.getBoundingClientRect().height).toBeGreaterThan(20)
  unmount()
})

test('2.5.5: the button is 44 px high, with a heading as wide as its section', async () => {
  const { main, unmount } = await mount(() => (
    <Disclosure title="规则" headingLevel={2}>
      逐笔计算
    </Disclosure>
  ))
  const button = main.querySelector('button') as HTMLElement
  expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  expect(button.getBoundingClientRect().width).toBeGreaterThan(main.clientWidth - 60)
  await userEvent.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  unmount()
})
