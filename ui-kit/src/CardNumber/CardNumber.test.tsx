import { expect, test } from 'vitest'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { cardNumberContract } from './CardNumber.a11y.ts'
import * as broken from './CardNumber.broken.tsx'
import * as stories from './CardNumber.stories.tsx'
import { CardNumber } from './CardNumber.tsx'

runContract(cardNumberContract, stories, broken)

test('copying gives the plain digits', async () => {
  const { main, unmount } = await mount(() => <CardNumber value="6222 0212-3456 7890 123" />)
  expect(main.querySelector('[aria-hidden]')?.textContent).toBe('6222021234567890123')
  unmount()
})
