import { expect, test } from 'vitest'
import { mount } from '../lib/testing/mount.tsx'
import { runContract } from '../lib/testing/runContract.tsx'
import { timeoutDialogContract } from './TimeoutDialog.a11y.ts'
import * as broken from './TimeoutDialog.broken.tsx'
import * as stories from './TimeoutDialog.stories.tsx'
import { TimeoutDialog } from './TimeoutDialog.tsx'

runContract(timeoutDialogContract, stories, broken)

test('the end is told once, by the clock that it was given', async () => {
  let ends = 0
  const startedAt = performance.now()
  const clock = () => 1_000_000 + (performance.now() - startedAt)
  const { unmount } = await mount(() => (
    <TimeoutDialog
      endsAt={1_000_400}
      now={clock}
      onStay={() => Promise.resolve()}
      onLeave={() => {}}
      onEnd={() => (ends += 1)}
    />
  ))
  await expect.poll(() => ends).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 600))
  expect(ends).toBe(1)
  unmount()
})
