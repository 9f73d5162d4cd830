import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { frames, mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { maskedNumberContract } from './MaskedNumber.a11y.ts'
import * as broken from './MaskedNumber.broken.tsx'
import * as stories from './MaskedNumber.stories.tsx'
import { MaskedNumber } from './MaskedNumber.tsx'

runContract(maskedNumberContract, stories, broken)

test('accessibility §5.4: the number is hidden again when the page is left', async () => {
  const { main, unmount } = await mount(() => <MaskedNumber value="6222021234567890123" reveal />)
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.poll(() => main.textContent).toContain('0212')
  dispatchEvent(new Event('pagehide'))
  await frames()
  expect(main.textContent).toContain('6222****0123')
  unmount()
})
