import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { otpFieldContract } from './OtpField.a11y.ts'
import * as broken from './OtpField.broken.tsx'
import * as stories from './OtpField.stories.tsx'
import { OtpField } from './OtpField.tsx'

runContract(otpFieldContract, stories, broken)

test('accessibility §3: nothing is rewritten while it has the focus', async () => {
  const told: string[] = []
  const { unmount } = await mount(() => <OtpField label="验证码" value="" onChange={(value) => told.push(value)} />)
  await userEvent.keyboard('{Tab}4 ')
  expect(told).toEqual(['4', ' '])
  unmount()
})

test('1.4.10: six digits fit into the box', async () => {
  const { main, unmount } = await mount(() => <OtpField label="验证码" value="888888" />)
  const box = main.querySelector('input') as HTMLInputElement
  expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth)
  unmount()
})

test.each([
  ['【金票】您的验证码为 123456，10 分钟内有效。', '123456'],
  ['验证码１２３４５６（请勿转发）', '123456'],
  ['12 34 56', '123456'],
  // Two of six digits, or none: nobody guesses.
  ['订单 654321 的验证码 123456', '订单654321的验证码123456'],
  ['验证码已过期', '验证码已过期'],
])('a whole message pasted into the box, %s, is its code once the box is left', async (text, kept) => {
  const { main } = await mount(() => <OtpField label="短信验证码" />)
  const box = main.querySelector('input') as HTMLInputElement
  await userEvent.fill(box, text)
  expect(box.value).toBe(text)
  await userEvent.tab()
  expect(box.value).toBe(kept)
})
