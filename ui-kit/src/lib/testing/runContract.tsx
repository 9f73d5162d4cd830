import { composeStories } from '@storybook/react-vite'
import type { ComponentType } from 'react'
import { afterAll, describe, expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import type { ComponentContract } from '../contract.ts'
import { contractReport, type Outcome } from './contractReport.ts'
import { listen } from './heard.ts'
import { mount } from './mount.tsx'
import { readAloud } from './readAloud.ts'
import { expectCaught, runCheck, type Story } from './runCheck.tsx'

/** `LONG=1`, which `pnpm prove` sets: wrong builds judge the checks, so they matter when a check changes. */
const isLong = import.meta.env['LONG'] === '1'

/**
 * Proves a contract: one test per expectation, and the reading of the virtual screen reader; in the long form also one per
 * wrong build, and `ui-kit/artifacts/contracts/<component>.json`, in which the human lanes stand as unrun. That every story
 * renders, and axe on it, is for the suite `rendering`.
 *
 * @param stories the module: `import * as stories from './X.stories.tsx'`
 * @param broken wrong builds named by `brokenBy`: the check that does not fail on them proves nothing
 */
export function runContract(contract: ComponentContract, stories: object, broken: Record<string, ComponentType>) {
  const composed = composeStories(stories as Parameters<typeof composeStories>[0]) as unknown as Record<string, Story>
  const outcomes: Record<string, Outcome> = {}
  const spoken: Record<string, Outcome> = {}

  describe(contract.component, () => {
    for (const expectation of contract.expectations) {
      if (expectation.check === undefined) {
        outcomes[expectation.id] = 'unrun'
        continue
      }
      const { check } = expectation
      const title = `${expectation.criterion} ${expectation.id}: ${expectation.text}`
      test(title, async () => {
        outcomes[expectation.id] = 'fail'
        await runCheck(check, find(composed, check.story))
        outcomes[expectation.id] = 'pass'
      })
      if (!isLong) continue
      const { brokenBy } = check
      test(`${title} (the broken build ${brokenBy} is caught)`, async () => {
        const passed = outcomes[expectation.id]
        outcomes[expectation.id] = 'fail'
        await expectCaught(check, find(broken as Record<string, Story>, brokenBy))
        outcomes[expectation.id] = passed ?? 'unrun'
      })
    }

    for (const [name, phrases] of Object.entries(contract.spoken)) {
      test(`read aloud: ${name}`, async () => {
        spoken[name] = 'fail'
        const ear = listen()
        const { main, unmount } = await mount(find(composed, name))
        try {
          const log = await readPage(main)
          let from = 0
          for (const phrase of phrases) {
            const at = log.indexOf(phrase, from)
            expect(at, `“${phrase}” after item ${from} of\n${log.join('\n')}`).not.toBe(-1)
            from = at + 1
          }
          spoken[name] = 'pass'
        } finally {
          // What the story itself announces must not be left for the next test to hear.
          await ear.quiet()
          ear.stop()
          unmount()
        }
      })
    }

    afterAll(async () => {
      if (!isLong) return
      const json = JSON.stringify(contractReport(contract, { expectations: outcomes, spoken }), null, 2)
      // Relative to the root of the browser project (vitest.config.ts).
      await commands.writeFile(`../ui-kit/artifacts/contracts/${contract.component}.json`, json)
    })
  })
}

/** An open dialog, behind which nothing is read; else the page and the toasts above it. */
async function readPage(main: HTMLElement): Promise<string[]> {
  const dialog = document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]')
  if (dialog !== null) return readAloud(dialog)
  const toasts = document.querySelector<HTMLElement>('section[data-react-aria-top-layer]')
  return [...(await readAloud(main)), ...(toasts === null ? [] : await readAloud(toasts))]
}

function find(stories: Record<string, Story>, name: string): Story {
  const story = stories[name]
  if (story === undefined) throw new Error(`no story “${name}”; there are ${Object.keys(stories).join(', ')}`)
  return story
}
