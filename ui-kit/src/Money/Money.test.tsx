import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { moneyContract } from './Money.a11y.ts'
import * as broken from './Money.broken.tsx'
import * as stories from './Money.stories.tsx'
import { Money } from './Money.tsx'

runContract(moneyContract, stories, broken)

test('accessibility §2 rule 7: selecting and copying gives the visible figure only', async () => {
  const { main, unmount } = await mount(() => <Money value="1234567.89" />)
  await userEvent.tripleClick(main.querySelector('[aria-hidden]') as HTMLElement)
  expect(String(getSelection()).trim()).toBe('1,234,567.89')
  unmount()
})

test('English voices get the figure with the sign and the unit in words', async () => {
  const { main, unmount } = await mount(() => <Money value="-1234.50" />, 'en-US')
  expect(main.textContent).toBe('-1,234.50minus 1,234.50 yuan')
  unmount()
})
