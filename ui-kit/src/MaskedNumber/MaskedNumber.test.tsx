import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { listen } from '../lib/testing/heard.ts'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { maskedNumberContract } from './MaskedNumber.a11y.ts'
import * as broken from './MaskedNumber.broken.tsx'
import * as stories from './MaskedNumber.stories.tsx'
import { MaskedNumber } from './MaskedNumber.tsx'

runContract(maskedNumberContract, stories, broken)
afterEach(() => vi.restoreAllMocks())

test('accessibility §5.4: the number is hidden again when the page is left', async () => {
  const { main, unmount } = await mount(() => <MaskedNumber value="6222021234567890123" reveal />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => main.textContent).toContain('0212')
  dispatchEvent(new Event('pagehide'))
  await frames()
  expect(main.textContent).toContain('6222****0123')
  unmount()
})

test('what is copied is what is shown: the mask, and the number only after somebody has asked for it', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const { unmount } = await mount(() => (
    <MaskedNumber value="6222021234567890123" reveal copy="账号" head={0} stars={3} />
  ))
  const copy = page.getByRole('button', { name: /^复制/ })
  const reveal = page.getByRole('button', { name: '显示完整号码' })
  await userEvent.click(copy)
  await userEvent.click(reveal)
  await userEvent.click(copy)
  await userEvent.click(reveal)
  await userEvent.click(copy)
  await expect.poll(() => written.mock.calls.flat()).toEqual(['***0123', '6222021234567890123', '***0123'])
  unmount()
})

test.each([
  ['id', { label: 'Number' }, 'Number, begins with 1 1 0 1, ends in 8 6 7 X, the rest hidden'],
  ['account', { head: 0 }, 'ends in 8 6 7 X'],
  ['account', { tail: 0 }, 'begins with 1 1 0 1, the rest hidden'],
  ['account', { head: 9, tail: 9 }, 'hidden'],
] as const)('3.1.2: in English nothing is said in Chinese, %s %o', async (kind, props, spoken) => {
  const { main, unmount } = await mount(
    () => <MaskedNumber kind={kind} value="11010119900307867X" {...props} reveal />,
    'en-US',
  )
  const ear = listen()
  // What the test before has said may still be on its way.
  await ear.quiet()
  ear.heard.length = 0
  expect(main.textContent).toContain(`${spoken}Show`)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => ear.heard.join()).toMatch(/^Shown, 1 1 0 1.*7 X$/)
  expect(main.textContent + ear.heard.join()).not.toMatch(/[\u3000-\u9fff\uff0c]/)
  ear.stop()
  unmount()
})
