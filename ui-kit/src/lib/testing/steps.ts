import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Step, Target } from '../contract.ts'
import type { HeldTime } from './heldTime.ts'
import { compose, insert } from './ime.ts'

/** Longer than the pauses of typing after which fields speak: what is said of half a composition is heard. */
const LOOKING_MS = 1200

/** How much of the held time goes by each time that one looks for what must be said. */
const POLL_MS = 50

/** `heard`: what was announced since the first step. `time` goes by only in steps that wait. */
export async function perform(step: Step, heard: readonly string[], time: HeldTime): Promise<void> {
  if ('press' in step) await userEvent.keyboard(keySyntax(step.press))
  else if ('type' in step) await userEvent.keyboard(step.type.replace(/[{[]/g, '$&$&'))
  else if ('insert' in step) await insert(step.insert)
  else if ('compose' in step) await compose(step.compose, step.into, step.endedBy, look)
  else if ('click' in step) await userEvent.click(locate(step.click))
  else if ('hover' in step) await userEvent.hover(locate(step.hover))
  else if ('focused' in step) await expect.element(locate(step.focused)).toHaveFocus()
  else await expect.poll(listenOn).toContain(step.heard)

  async function listenOn() {
    await time.pass(POLL_MS)
    return heard
  }
  async function look() {
    await time.pass(LOOKING_MS)
    await new Promise((resolve) => setTimeout(resolve, LOOKING_MS))
  }
}

/** `Shift+Tab` → `{Shift>}{Tab}{/Shift}`. */
export function keySyntax(keys: string): string {
  const names = keys.split(/\+(?=.)/).map((name) => (name === 'Space' ? ' ' : name))
  const last = names.pop() ?? ''
  const held = names.map((name) => `{${name}>}`).join('')
  const released = names.map((name) => `{/${name}}`).join('')
  return `${held}{${last}}${released}`
}

function locate({ role, name }: Target) {
  return page.getByRole(role as Parameters<typeof page.getByRole>[0], name === undefined ? {} : { name, exact: true })
}
