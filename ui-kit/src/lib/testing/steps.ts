import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Step, Target } from '../contract.ts'
import { compose, insert } from './ime.ts'

/** Longer than the pauses of typing after which fields speak: what is said of half a composition is heard. */
const LOOKING_MS = 1200

/** `heard`: what was announced since the first step. */
export async function perform(step: Step, heard: readonly string[]): Promise<void> {
  if ('press' in step) await userEvent.keyboard(keySyntax(step.press))
  else if ('type' in step) await userEvent.keyboard(step.type.replace(/[{[]/g, '$&$&'))
  else if ('insert' in step) await insert(step.insert)
  else if ('compose' in step) await compose(step.compose, step.into, step.endedBy, LOOKING_MS)
  else if ('click' in step) await userEvent.click(locate(step.click))
  else if ('hover' in step) await userEvent.hover(locate(step.hover))
  else if ('focused' in step) await expect.element(locate(step.focused)).toHaveFocus()
  else await expect.poll(() => heard).toContain(step.heard)
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
