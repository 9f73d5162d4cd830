import { appendFileSync } from 'node:fs'
import { type ThemeMode, themeModes } from '@jinpiao/themes/modes'
import type { ComponentContract } from '@jinpiao/ui-kit/lib/contract'
import { pageRules } from '@jinpiao/ui-kit/lib/testing/pageRules'
import { setPostVisit, setPreVisit, type TestContext } from '@storybook/test-runner'
import type { Page } from 'playwright'
import { told } from '../../sweep/finding.ts'
import { installFingerprints } from '../../sweep/fingerprints.ts'
import { installPageTools } from '../../sweep/pageTools.ts'
import { runAxe } from '../../sweep/probes/axe.ts'
import { unresolved } from '../../sweep/triage.ts'
import { inOneWindow } from '../../sweep/visit.ts'
import { componentOf, isOfComponent, storyById } from '../catalogue.ts'
import { emptyWaitingRooms } from '../storybook.ts'
import { triage } from '../triage.ts'

const contrastRules = ['color-contrast', 'color-contrast-enhanced']
const usual: ThemeMode = 'light'

/** Colours that are still fading would be measured as neither the old nor the new. */
const still = '*, *::before, *::after { transition: none !important }'

async function prepare(page: Page): Promise<void> {
  if (await page.evaluate(() => 'pageTools' in window)) return
  await page.evaluate(installPageTools)
  await page.evaluate(installFingerprints)
  await page.evaluate(emptyWaitingRooms)
  await page.addStyleTag({ content: still })
}

const show = (page: Page, mode: ThemeMode) =>
  page.evaluate((mode) => void (document.documentElement.dataset['theme'] = mode), mode)

/**
 * Why rules that axe cannot decide are right in the stories of this component, by rule: its contract says so. Of what is
 * no component `triage` does.
 */
async function triagedIn(id: string): Promise<Readonly<Record<string, string>>> {
  const story = storyById(id)
  if (!isOfComponent(story)) return {}
  const component = componentOf(story)
  const contracts = (await import(`../../../ui-kit/src/${component}/${component}.a11y.ts`)) as Record<
    string,
    ComponentContract
  >
  return Object.assign({}, ...Object.values(contracts).map(({ triaged }) => triaged)) as Record<string, string>
}

/** Storybook's addon would have axe look at every story as well: with fewer rules than below, and in one mode. */
setPreVisit((page: Page) =>
  page.evaluate(async () => {
    await window.__STORYBOOK_PREVIEW__?.ready()
    window.__STORYBOOK_ADDONS_CHANNEL__.emit('updateGlobals', { globals: { a11y: { manual: true } } })
  }),
)

/**
 * A story that has rendered, and played what it plays, without an error: axe with every rule that is not of a page, and
 * in the other modes of the theme what depends on colours.
 */
setPostVisit(async (page: Page, { id, hasFailure }: TestContext & { hasFailure?: boolean }) => {
  if (hasFailure) return
  await prepare(page)
  const triaged = await triagedIn(id)
  const wrong: string[] = []
  await inOneWindow(page, async () => {
    for (const mode of themeModes) {
      await show(page, mode)
      const found = await runAxe({ page }, mode === usual ? { except: pageRules } : { only: contrastRules })
      const unanswered = unresolved(found, id, triage).filter(
        ({ rule, needsReview }) => !needsReview || !(rule in triaged),
      )
      wrong.push(...unanswered.map((finding) => `${mode}: ${told(finding)}`))
    }
  })
  // The next story begins in the usual one.
  await show(page, usual)
  appendFileSync(process.env['JUDGED_STORIES'] ?? '', `${id}\n`)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
})
