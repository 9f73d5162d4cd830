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
