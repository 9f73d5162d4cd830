import { basename } from 'node:path'
import { type ThemeMode, themeModes } from '@jinpiao/themes/modes'
import type { ComponentContract } from '@jinpiao/ui-kit/lib/contract'
import { pageRules } from '@jinpiao/ui-kit/lib/testing/pageRules'
import type { Frame, Page } from 'playwright'
import type { BrowserCommand } from 'vitest/node'
import { told } from '../../sweep/finding.ts'
import { installFingerprints } from '../../sweep/fingerprints.ts'
import { installPageTools } from '../../sweep/pageTools.ts'
import { runAxe } from '../../sweep/probes/axe.ts'
import { unresolved } from '../../sweep/triage.ts'
import { inOneWindow, nextFrame } from '../../sweep/visit.ts'
import { emptyWaitingRooms } from '../storybook.ts'
import { triage } from '../triage.ts'

const contrastRules = ['color-contrast', 'color-contrast-enhanced']
const usual: ThemeMode = 'light'

/** Colours that are still fading would be measured as neither the old nor the new. */
const still = '*, *::before, *::after { transition: none !important }'

/** The frame that Vitest shows a story in, with what the probes ask of a page: its window is the frame's. */
function asPage(frame: Frame): Page {
  const windows: Pick<Page, 'viewportSize' | 'setViewportSize'> = {
    viewportSize: () => frame.page().viewportSize(),
    async setViewportSize(size) {
      await frame.page().setViewportSize(size)
      await frame.parentFrame()?.evaluate(({ width, height }) => {
        document.body.style.setProperty('--viewport-width', `${width}px`)
        document.body.style.setProperty('--viewport-height', `${height}px`)
      }, size)
    },
  }
  return Object.assign(Object.create(frame) as Page, windows)
}

async function prepare(frame: Frame): Promise<void> {
  if (await frame.evaluate(() => 'pageTools' in window)) return
  await frame.evaluate(installPageTools)
  await frame.evaluate(installFingerprints)
  await frame.evaluate(emptyWaitingRooms)
  await frame.addStyleTag({ content: still })
}

const show = (frame: Frame, mode: ThemeMode) =>
  frame.evaluate((mode) => void (document.documentElement.dataset['theme'] = mode), mode)

/**
 * Why rules that axe cannot decide are right in the stories of this component, by rule: its contract says so. Of what is
 * no component `triage` does.
 */
async function triagedIn(storyFile: string): Promise<Readonly<Record<string, string>>> {
  if (!storyFile.includes('/ui-kit/')) return {}
  const component = basename(storyFile).split('.')[0] ?? ''
  const contracts = (await import(`../../../ui-kit/src/${component}/${component}.a11y.ts`)) as Record<
    string,
    ComponentContract
  >
  return Object.assign({}, ...Object.values(contracts).map(({ triaged }) => triaged)) as Record<string, string>
}

/** What the console of each browser page said since its story began. */
const heard = new WeakMap<Page, string[]>()

/** Before a story: whatever its browser's console says from now on is of it. */
export const listen: BrowserCommand<[]> = ({ page }) => {
  if (!heard.has(page)) {
    page.on('console', (message) => {
      if (message.type() === 'error') heard.get(page)?.push(`console: ${message.text()}`)
    })
    page.on('pageerror', ({ message }) => heard.get(page)?.push(`uncaught: ${message}`))
  }
  heard.set(page, [])
}

/**
 * Of a story that has rendered, and played what it plays: what the console said, and axe with every rule that is not of a
 * page, and in the other modes of the theme what depends on colours.
 */
export const judge: BrowserCommand<[id: string]> = async ({ frame: frameOf, page, testPath = '' }, id) => {
  const frame = await frameOf()
  await prepare(frame)
  const triaged = await triagedIn(testPath)
  const wrong = [...(heard.get(page) ?? [])]
  const shown = asPage(frame)
  await nextFrame(shown)
  await inOneWindow(shown, async () => {
    for (const mode of themeModes) {
      await show(frame, mode)
      const found = await runAxe({ page: shown }, mode === usual ? { except: pageRules } : { only: contrastRules })
      const unanswered = unresolved(found, id, triage).filter(
        ({ rule, needsReview }) => !needsReview || !(rule in triaged),
      )
      wrong.push(...unanswered.map((finding) => `${mode}: ${told(finding)}`))
    }
  })
  // The next story begins in the usual one.
  await show(frame, usual)
  return wrong
}
