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

test('3.1.2: in English nothing is said in Chinese', async () => {
  const { main, unmount } = await mount(() => <CardNumber kind="id" value="11010119900307867X" />, 'en-US')
  expect(main.textContent).toContain('1 1 0 1 0 1, 1 9 9 0 0 3 0 7, 8 6 7 X')
  expect(main.textContent).not.toMatch(/[\u3000-\u9fff\uff0c]/)
  unmount()
})
