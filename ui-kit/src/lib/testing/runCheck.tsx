import type { ComponentType } from 'react'
import { expect } from 'vitest'
import type { Check } from '../contract.ts'
import { assertOutcome } from './assertOutcome.ts'
import { listen } from './heard.ts'
import { holdTime } from './heldTime.ts'
import { frames, mount } from './mount.tsx'
import { perform } from './steps.ts'

export type Story = ComponentType<Record<string, unknown>>

/** 1 s for the 处理中 of slow work, and a margin. A broken build gets as much, or one that is only slow would be caught. */
const timeout = 2000

/**
 * Does the steps of a check on `Story`, between which none of the kit's pauses ends. @throws an AssertionError when the
 * outcome is another.
 */
export async function runCheck(check: Check, Story: Story): Promise<void> {
  const called: Record<string, number> = {}
  const spies = Object.fromEntries(
    Object.keys(check.expect.called ?? {}).map((name) => {
      called[name] = 0
      return [name, () => void (called[name] = (called[name] ?? 0) + 1)]
    }),
  )
  const time = holdTime()
  const { unmount } = await mount(() => <Story {...spies} />)
  const ear = listen()
  try {
    for (const step of check.steps ?? []) {
      await perform(step, ear.heard, time)
      await frames()
    }
    time.release()
    await assertOutcome(check.expect, { ear, called, timeout })
  } finally {
    time.release()
    ear.stop()
    unmount()
  }
}

/** The check fails on this wrong build, or it proves nothing. */
export async function expectCaught(check: Check, Broken: Story): Promise<void> {
  // By the outcome: a step that cannot be taken there, or a build that throws, says nothing of it.
  await expect(runCheck(check, Broken)).rejects.toMatchObject({ name: 'AssertionError' })
}
